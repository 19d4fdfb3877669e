import { readZpl } from '@greenroom/labels'
import { expect, test } from 'vitest'
import { catalogOfTwo } from './catalog.ts'
import { type FakePrinter, fakePrinter } from './fake-printer.ts'
import { addPrinter } from './label-printers.ts'

const catalog = catalogOfTwo()
const SIZE = { width: 56, height: 30 }

const print = (printerID: string, user = 'role2', company = 'one') =>
  catalog.as(user, company)('POST', `/printers/${printerID}/test-label`, SIZE)

async function printerAt(fake: FakePrinter) {
  catalog.app.platform.isPrinterAllowed = () => true
  return addPrinter(catalog.one.db, { ...fake, darkness: 5, offset_x: -8, offset_y: 3 })
}

test('prints a label with rulers, with the setup of the printer', async () => {
  const fake = await fakePrinter()
  const { printer_id } = await printerAt(fake)
  expect(await print(printer_id)).toMatchObject({ status: 200 })
  expect(fake.taken).toHaveLength(1)
  expect(fake.taken[0]).toContain('\n^MD5\n^LS8\n^LT3\n')
  expect(readZpl(fake.taken[0]!)).toMatchObject({ labels: [{ width: 448, height: 240, copies: 1 }] })
})

test('says what the printer did wrong, and nothing of what it answered', async () => {
  const fake = await fakePrinter()
  const { printer_id, name } = await printerAt(fake)
  await fake.close()
  expect(await print(printer_id)).toMatchObject({ status: 400, message: `${name} refuses the connection.` })
})

test('sends nothing to an address outside of the networks, however it got there', async () => {
  const fake = await fakePrinter()
  const { printer_id, name } = await printerAt(fake)
  catalog.app.platform.isPrinterAllowed = () => false
  const message = `${name} is not in a network that labels may be sent to: 10.0.0.0/8, 172.16.0.0/12, 192.168.0.0/16. Ask whoever runs the server.`
  expect(await print(printer_id)).toMatchObject({ status: 400, message })
  expect(fake.taken).toEqual([])
})

test('knows only the printers of the company', async () => {
  const { printer_id } = await printerAt(await fakePrinter())
  expect(await print(printer_id, 'role2', 'two')).toMatchObject({ status: 404 })
  expect(await print('none')).toMatchObject({ status: 404 })
})
