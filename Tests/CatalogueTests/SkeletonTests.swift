import Testing
@testable import Catalogue
