import { BlockList, isIPv4 } from 'node:net'
import { PRINTER_PORTS } from '@greenroom/validation'

/** How a refusal of a printer outside of the networks ends. */
export function outside(networks: readonly string[]): string {
  return `is not in a network that labels may be sent to: ${networks.join(', ')}.`
}

/** Whether labels may be sent to an address: one of these networks, at a printer's port. Names are never looked up. */
export function printersIn(networks: readonly string[]): (address: string, port: number) => boolean {
  const allowed = new BlockList()
  for (const network of networks) {
    const [address, prefix] = network.split('/')
    allowed.addSubnet(address!, Number(prefix), 'ipv4')
  }
  return (address, port) =>
    isIPv4(address) && allowed.check(address, 'ipv4') && PRINTER_PORTS.some((known) => known === port)
}
