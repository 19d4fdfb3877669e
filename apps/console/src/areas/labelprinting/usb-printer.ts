/** The part of WebUSB that printing needs; TypeScript's DOM types have none of it. */
export interface Usb {
  requestDevice(options: { filters: { classCode: number }[] }): Promise<UsbDevice>
}

interface UsbDevice {
  productName?: string
  opened: boolean
  configuration: { interfaces: readonly UsbInterface[] } | null
  open(): Promise<void>
  close(): Promise<void>
  selectConfiguration(value: number): Promise<void>
  claimInterface(number: number): Promise<void>
  transferOut(endpoint: number, data: BufferSource): Promise<{ status?: 'ok' | 'stall' | 'babble' }>
}

interface UsbInterface {
  interfaceNumber: number
  alternate: {
    interfaceClass: number
    endpoints: readonly { endpointNumber: number; direction: 'in' | 'out'; type: string }[]
  }
}

const PRINTER_CLASS = 7
const CHUNK = 16_384

/** WebUSB, where the browser has it. */
export function usbOf(of: Navigator): Usb | undefined {
  return (of as Navigator & { usb?: Usb }).usb
}

/** Why a printer could not be used; its message says what to do. */
export class UsbProblem extends Error {}

/**
 * Has the user choose a printer, and sends it ZPL. Returns the printer's name; undefined if they chose none. Throws
 * UsbProblem.
 */
export async function printByUsb(usb: Usb, zpl: string): Promise<string | undefined> {
  const device = await usb.requestDevice({ filters: [{ classCode: PRINTER_CLASS }] }).catch(unlessNoneChosen)
  if (!device) return undefined
  try {
    await device.open()
    if (device.configuration === null) await device.selectConfiguration(1)
    const printer = device.configuration?.interfaces.find(({ alternate }) => alternate.interfaceClass === PRINTER_CLASS)
    const out = printer?.alternate.endpoints.find(({ direction, type }) => direction === 'out' && type === 'bulk')
    if (!printer || !out) throw new UsbProblem('This is not a label printer. Choose another one.')
    await device.claimInterface(printer.interfaceNumber)
    // ZPL of the engine is ASCII.
    const bytes = new TextEncoder().encode(zpl)
    for (let at = 0; at < bytes.length; at += CHUNK) {
      const { status } = await device.transferOut(out.endpointNumber, bytes.subarray(at, at + CHUNK))
      if (status !== undefined && status !== 'ok') throw new UsbProblem('The printer stopped taking labels.')
    }
    return device.productName || 'The printer'
  } catch (error) {
    if (error instanceof UsbProblem) throw error
    throw new UsbProblem(
      'The browser cannot use this printer, because the system does. On Windows, remove its printer driver or print the PDF.',
      { cause: error },
    )
  } finally {
    if (device.opened) await device.close()
  }
}

function unlessNoneChosen(error: unknown): undefined {
  if (error instanceof DOMException && error.name === 'NotFoundError') return undefined
  throw error
}
