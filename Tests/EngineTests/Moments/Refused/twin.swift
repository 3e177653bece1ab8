// The same uses of a text, which the compiler accepts: so the answers above are about titles.
import Engine

func printed(_ title: String) { print(title) }
func interpolated(_ title: String) -> String { "\(title)" }
func dumped(_ title: String) { dump(title) }
func described(_ title: String) -> String { String(describing: title) }
func reflected(_ title: String) -> Mirror { Mirror(reflecting: title) }
func erased(_ title: String) -> Any { title }
func collected(_ titles: [String]) {}
func keyed(_ titles: [String: String]) {}
func hashed(_ title: String) -> Int { title.hashValue }
func compared(_ one: String, _ other: String) -> Bool { one == other }
func copied(_ title: String) -> String { title }
func boxed(_ title: consuming Title) -> [TitleBox] { [TitleBox(title)] }
func shown(_ box: TitleBox) -> String { "\(box)" }
