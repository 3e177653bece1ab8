// A title that was lent is not to be kept.
import Engine

// expected-error@+1 {{'title' is borrowed and cannot be consumed}}
func copied(_ title: borrowing Title) -> Title {
  title  // expected-note@+1 {{consumed here}}
}
