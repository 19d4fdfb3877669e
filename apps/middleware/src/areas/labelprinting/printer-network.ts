import { BlockList, isIPv4 } from 'node:net'
import { PRINTER_PORTS } from '@greenroom/validation'

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
