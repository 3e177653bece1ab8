internal import Platform

#if canImport(Darwin)
  internal import Darwin
#endif

/// The folder of the built programs: the nearest one above the tests that holds `name`.
///
/// - Parameter image: a place in the code of the tests; leave it out.
package func builtProgramsFolder(
  with name: String, image: UnsafeRawPointer = #dsohandle
) -> String? {
  var place = testImage(image).flatMap(resolvedPath)
  while let end = place?.lastIndex(of: "/"), let path = place {
    let above = String(path[..<end])
    if (try? kind(of: above + "/" + name)) == .file { return above }
    place = above
  }
  return nil
}

/// The file that holds the code of the tests.
private func testImage(_ image: UnsafeRawPointer) -> String? {
  #if canImport(Darwin)
    // The running program is the toolchain's, the tests are a bundle that it loads.
    var info = Dl_info()
    return dladdr(image, &info) != 0 ? String(cString: info.dli_fname) : nil
  #else
    return executablePath()
  #endif
}
