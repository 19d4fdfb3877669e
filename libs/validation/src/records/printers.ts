import { checkRecord, type RecordIssue } from '../check-record.ts'
import { DEFAULT_RESTRICTED } from '../text.ts'

/** The resolutions of label printers, in dots per inch. */
export const PRINTER_DPI = [203, 300, 600] as const

/** The ports that printers take labels at: LPD, IPP, and raw on Zebra's and everybody's. */
export const PRINTER_PORTS = [515, 631, 6101, 9100, 9101, 9102, 9103] as const

/** How far the darkness may be turned down or up. */
export const PRINTER_DARKNESS = { min: -30, max: 30 } as const

/** How far labels may be moved, in dots. */
export const PRINTER_OFFSET = { min: -120, max: 120 } as const

export type Printer = {
  name: string
  model: string
  dpi: number
  address: string
  port: number
  darkness: number
  offsetX: number
  offsetY: number
}

/** All problems with a printer. It must be in a private network and listen at a printer's port. */
export function checkPrinter(printer: Printer, restricted = DEFAULT_RESTRICTED): RecordIssue[] {
  const { dpi, address, port } = printer
  const issues = checkRecord('printer', printer, restricted)
  const add = (field: string, message: string) => issues.push({ field, code: 'unfit', message })
  if (!PRINTER_DPI.some((one) => one === dpi)) add('dpi', `Resolution is not ${listed(PRINTER_DPI)} dpi.`)
  if (!isPrivateAddress(address) && !issues.some(({ field }) => field === 'address')) {
    add('address', 'Address is not an IPv4 address of a private network.')
  }
  if (!PRINTER_PORTS.some((one) => one === port)) add('port', `Port is not ${listed(PRINTER_PORTS)}.`)
  const within = (
    field: 'darkness' | 'offsetX' | 'offsetY',
    label: string,
    { min, max }: typeof PRINTER_OFFSET | typeof PRINTER_DARKNESS,
  ) => {
    const value = printer[field]
    if (!Number.isInteger(value) || value < min || value > max) {
      add(field, `${label} is not a whole number from ${min} to ${max}.`)
    }
  }
  within('darkness', 'Darkness', PRINTER_DARKNESS)
  within('offsetX', 'Offset to the right', PRINTER_OFFSET)
  within('offsetY', 'Offset down', PRINTER_OFFSET)
  return issues
}

const OCTET = /^(0|[1-9]\d{0,2})$/

/**
 * Whether an IPv4 address is in a private network (RFC 1918). Names are not taken, because they may lead elsewhere by the
 * time they are used, and neither are other spellings of an address.
 */
export function isPrivateAddress(address: string): boolean {
  const octets = address.split('.')
  if (octets.length !== 4 || !octets.every((octet) => OCTET.test(octet) && Number(octet) <= 255)) return false
  const [first, second] = octets.map(Number) as [number, number]
  return first === 10 || (first === 172 && second >= 16 && second <= 31) || (first === 192 && second === 168)
}

function listed(numbers: readonly number[]): string {
  return `${numbers.slice(0, -1).join(', ')} or ${numbers.at(-1)}`
}
