/// HMAC (RFC 2104) with SHA-256: a hash that only who has the key can make.
public enum HMACSHA256 {
  /// The 32 bytes of the hash of `bytes` under `key`.
  public static func hash(of bytes: [UInt8], key: [UInt8]) -> [UInt8] {
    let short = key.count > blockLength ? SHA256.hash(of: key) : key
    let padded = short + [UInt8](repeating: 0, count: blockLength - short.count)
    let inner = SHA256.hash(of: padded.map { $0 ^ 0x36 } + bytes)
    return SHA256.hash(of: padded.map { $0 ^ 0x5C } + inner)
  }

  private static let blockLength = 64
}
