import { isIPv6 } from 'node:net'

/**
 * The network that attempts from this address count toward: an IPv4 address itself, or the first 64 bits of an IPv6
 * address, because one customer usually has them all.
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
