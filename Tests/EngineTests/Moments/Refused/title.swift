// What a title must not be used for: each line says what the compiler answers.
import Engine

func printed(_ title: borrowing Title) {
  // expected-error@+1 {{argument type 'Title' does not conform to expected type 'Copyable'}}
  print(title)
}

func interpolated(_ title: borrowing Title) -> String {
  // expected-error@+1 {{no exact matches in call to instance method 'appendInterpolation'}}
  "\(title)"
}

func dumped(_ title: borrowing Title) {
  // expected-error@+1 {{requires that 'Title' conform to 'Copyable'}}
  dump(title)
}

func described(_ title: borrowing Title) -> String {
  // expected-error@+1 {{no exact matches in call to initializer}}
  String(describing: title)
}

func reflected(_ title: borrowing Title) -> Mirror {
  // expected-error@+1 {{argument type 'Title' does not conform to expected type 'Copyable'}}
  Mirror(reflecting: title)
}

func erased(_ title: consuming Title) -> Any {
  // expected-error@+1 {{return expression of type 'Title' does not conform to 'Copyable'}}
  title
}

// expected-error@+1 {{type 'Title' does not conform to protocol 'Copyable'}}
func collected(_ titles: [Title]) {}

// expected-error@+1 {{type 'Title' does not conform to protocol 'Copyable'}}
func keyed(_ titles: [String: Title]) {}

func hashed(_ title: borrowing Title) -> Int {
  // expected-error@+1 {{value of type 'Title' has no member 'hashValue'}}
  title.hashValue
}

func compared(_ one: borrowing Title, _ other: borrowing Title) -> Bool {
  // expected-error@+1 {{binary operator '==' cannot be applied to two 'Title' operands}}
  one == other
}

func read(_ title: borrowing Title) -> String {
  // expected-error@+1 {{'text' is inaccessible due to 'private' protection level}}
  title.text
}

func folded(_ title: borrowing Title) -> Int {
  // expected-error@+1 {{'withFoldedText' is inaccessible due to 'internal' protection level}}
  title.withFoldedText { text, _ in text.count }
}
