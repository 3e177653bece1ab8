/// SHA-256 (FIPS 180-4): the hash that names the content of a set.
public struct SHA256: Sendable {
  private var state: [UInt32] = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a,
    0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
  ]
  private var pending: [UInt8] = []
  /// The words of the block at hand, stretched to 64.
  private var schedule: [UInt32] = Array(repeating: 0, count: 64)
  private var length: UInt64 = 0

  /// The hash of nothing.
  public init() {}

  /// The 32 bytes of the hash of `bytes`.
  public static func hash(of bytes: [UInt8]) -> [UInt8] {
    var hasher = SHA256()
    hasher.update(bytes)
    return hasher.finish()
  }

  /// Takes more bytes; several calls give the same as one with all bytes.
  ///
  /// - Complexity: O(n).
  public mutating func update(_ bytes: [UInt8]) {
    length &+= UInt64(bytes.count)
    var rest = bytes[...]
    if !pending.isEmpty {
      let taken = rest.prefix(SHA256.blockLength - pending.count)
      pending.append(contentsOf: taken)
      rest = rest.dropFirst(taken.count)
      guard pending.count == SHA256.blockLength else { return }
      compress(pending[...])
      pending.removeAll(keepingCapacity: true)
    }
    while rest.count >= SHA256.blockLength {
      compress(rest.prefix(SHA256.blockLength))
      rest = rest.dropFirst(SHA256.blockLength)
    }
    pending.append(contentsOf: rest)
  }

  /// The 32 bytes of the hash of all that was taken.
  public consuming func finish() -> [UInt8] {
    let bits = length &* 8
    var padding: [UInt8] = [0x80]
    let used = (pending.count + 1 + 8) % SHA256.blockLength
    let zeros = used == 0 ? 0 : SHA256.blockLength - used
    padding.append(contentsOf: repeatElement(0, count: zeros))
    for shift in stride(from: UInt64(56), through: 0, by: -8) {
      padding.append(UInt8(truncatingIfNeeded: bits >> shift))
    }
    update(padding)
    return state.flatMap { word in
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> UInt32($0)) }
    }
  }

  private mutating func compress(_ block: ArraySlice<UInt8>) {
    fillSchedule(from: block)
    // Names of the standard; as single variables they stay in registers.
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    for t in 0..<64 {
      let sum1 = e.rotated(6) ^ e.rotated(11) ^ e.rotated(25)
      let choice = (e & f) ^ (~e & g)
      let first = h &+ sum1 &+ choice &+ SHA256.constants[t] &+ schedule[t]
      let sum0 = a.rotated(2) ^ a.rotated(13) ^ a.rotated(22)
      let majority = (a & b) ^ (a & c) ^ (b & c)
      (h, g, f, e) = (g, f, e, d &+ first)
      (d, c, b, a) = (c, b, a, first &+ sum0 &+ majority)
    }
    for (place, value) in [a, b, c, d, e, f, g, h].enumerated() { state[place] &+= value }
  }

  private mutating func fillSchedule(from block: ArraySlice<UInt8>) {
    for t in 0..<16 {
      let index = block.startIndex + 4 * t
      schedule[t] =
        UInt32(block[index]) << 24 | UInt32(block[index + 1]) << 16
        | UInt32(block[index + 2]) << 8 | UInt32(block[index + 3])
    }
    for t in 16..<64 {
      let early = schedule[t - 15]
      let late = schedule[t - 2]
      let sigma0 = early.rotated(7) ^ early.rotated(18) ^ early >> 3
      let sigma1 = late.rotated(17) ^ late.rotated(19) ^ late >> 10
      schedule[t] = sigma1 &+ schedule[t - 7] &+ sigma0 &+ schedule[t - 16]
    }
  }

  private static let blockLength = 64

  /// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
  private static let constants: [UInt32] = [
    0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4,
    0xab1c_5ed5, 0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe,
    0x9bdc_06a7, 0xc19b_f174, 0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f,
    0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da, 0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7,
    0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967, 0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc,
    0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85, 0xa2bf_e8a1, 0xa81a_664b,
    0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070, 0x19a4_c116,
    0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
    0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7,
    0xc671_78f2,
  ]
}

extension UInt32 {
  /// The bits turned to the right.
  fileprivate func rotated(_ count: UInt32) -> UInt32 {
    self >> count | self << (32 - count)
  }
}
