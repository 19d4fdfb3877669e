import { expect, test, vi } from 'vitest'
import { printByUsb, UsbProblem, usbOf } from './usb-printer.ts'

const PRINTER = {
  interfaceNumber: 2,
  alternate: {
    interfaceClass: 7,
    endpoints: [
      { endpointNumber: 1, direction: 'in' as const, type: 'bulk' },
      { endpointNumber: 3, direction: 'out' as const, type: 'bulk' },
    ],
  },
}

function device(more: object = {}) {
  return {
    productName: 'ZD421',
    opened: true,
    configuration: { interfaces: [PRINTER] },
    open: vi.fn(async () => {}),
    close: vi.fn(async () => {}),
    selectConfiguration: vi.fn(async () => {}),
    claimInterface: vi.fn(async () => {}),
    transferOut: vi.fn(async (_endpoint: number, _data: BufferSource) => ({ status: 'ok' as const })),
    ...more,
  }
}

const choosing = (chosen: ReturnType<typeof device>) => ({ requestDevice: async () => chosen })

test('sends everything to the printer, and lets it go', async () => {
  const zd421 = device()
  const zpl = '^XA^XZ\n'.repeat(5_000)
  expect(await printByUsb(choosing(zd421), zpl)).toBe('ZD421')
  const sent = zd421.transferOut.mock.calls.map(([, data]) => new TextDecoder().decode(data))
  expect(sent.join('')).toBe(zpl)
  expect(zd421.transferOut.mock.calls.every(([endpoint]) => endpoint === 3)).toBe(true)
  expect(zd421.claimInterface).toHaveBeenCalledWith(2)
  expect(zd421.close).toHaveBeenCalledOnce()
})

test('does nothing where no printer was chosen', async () => {
  const requestDevice = async () => {
    throw new DOMException('', 'NotFoundError')
  }
  expect(await printByUsb({ requestDevice }, '^XA^XZ\n')).toBeUndefined()
})

test('says what to do about a printer that the system holds, and lets it go', async () => {
  const held = device({
    claimInterface: async () => {
      throw new DOMException('Unable to claim interface', 'NetworkError')
    },
  })
  await expect(printByUsb(choosing(held), '^XA^XZ\n')).rejects.toThrow(/remove its printer driver or print the PDF/)
  expect(held.close).toHaveBeenCalledOnce()
})

test.each([
  [{ configuration: { interfaces: [] } }, 'This is not a label printer. Choose another one.'],
  [{ transferOut: async () => ({ status: 'stall' as const }) }, 'The printer stopped taking labels.'],
])('refuses %j', async (more, message) => {
  await expect(printByUsb(choosing(device(more)), '^XA^XZ\n')).rejects.toEqual(new UsbProblem(message))
})

test('is there only where the browser has it', () => {
  expect(usbOf({} as Navigator)).toBeUndefined()
})
