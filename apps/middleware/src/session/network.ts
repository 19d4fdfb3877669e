import { isIPv6 } from 'node:net'

/**
 * What guesses from this address are counted by: an IPv4 address itself, of an IPv6 one the first 64 bits, because
 * whoever has one has them all.
 */
export function networkOf(address: string): string {
  const [plain = ''] = address.split('%')
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)
  if (mapped) return mapped[1]!
  if (!isIPv6(plain)) return plain
  const [before = [], after = []] = plain.split('::').map((half) => half.split(':').filter(Boolean))
  const zeros = Array<string>(8 - before.length - after.length).fill('0')
  const groups = [...before, ...zeros, ...after].map((group) => parseInt(group, 16).toString(16))
  return `${groups.slice(0, 4).join(':')}::/64`
}
