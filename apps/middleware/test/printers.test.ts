import { expect, test } from 'vitest'
import { printersIn } from '#areas/labelprinting/printer-network.ts'
import { catalogOfTwo } from './catalog.ts'

const catalog = catalogOfTwo()
const admin = (...args: Parameters<ReturnType<typeof catalog.as>>) => catalog.as('role2')(...args)
const PRINTER = {
  name: 'Stand 12',
  model: 'ZD421',
  dpi: 203,
  address: '192.168.4.20',
  port: 9100,
  darkness: 0,
  offsetX: 0,
  offsetY: 0,
}

test('adds, changes and removes a printer of this company alone, and audits each', async () => {
  const added = await admin('POST', '/printers', PRINTER)
  expect(added).toMatchObject({ status: 200, body: { ...PRINTER, version: 1, updatedBy: 'role2' } })
  const { printerID } = added.body
  const changed = { ...PRINTER, dpi: 300, port: 6101, darkness: -3, offsetX: 4, offsetY: -8 }
  expect(await admin('PUT', `/printers/${printerID}`, { ...changed, version: 1 })).toMatchObject({
    status: 200,
    body: { ...changed, version: 2 },
  })
  expect((await admin('GET', '/printers')).body).toMatchObject([{ printerID, dpi: 300 }])
  expect((await catalog.as('role2', 'two')('GET', '/printers')).body).toEqual([])
  expect(await admin('DELETE', `/printers/${printerID}`)).toMatchObject({ status: 200 })
  expect(await admin('DELETE', `/printers/${printerID}`)).toMatchObject({ status: 404 })
  const actions = await catalog.one.db
    .selectFrom('audit_entry')
    .select('action')
    .where('entity', '=', 'printer')
    .orderBy('audit_id')
    .execute()
  expect(actions.map(({ action }) => action)).toEqual(['create', 'update', 'delete'])
})

test.each([
  ['127.0.0.1', 9100, ['address']],
  ['169.254.169.254', 9100, ['address']],
  ['0.0.0.0', 9100, ['address']],
  ['::1', 9100, ['address']],
  ['172.32.0.1', 9100, ['address']],
  ['010.0.0.1', 9100, ['address']],
  ['10.0.0.1.5', 9100, ['address']],
  ['printer.example.com', 9100, ['address']],
  ['10.0.0.1', 5432, ['port']],
  ['8.8.8.8', 22, ['address', 'port']],
])('refuses a printer at %s:%d', async (address, port, fields) => {
  const answer = await admin('POST', '/printers', { ...PRINTER, name: 'Outside', address, port })
  expect(answer).toMatchObject({ status: 400, errors: fields.map((field) => ({ field })) })
})

test('refuses an address outside of the networks of the server, and names them', async () => {
  const { platform } = catalog.app
  const { config, isPrinterAllowed } = platform
  platform.config = { ...config, printerNetworks: ['10.4.0.0/16', '192.168.1.0/24'] }
  platform.isPrinterAllowed = printersIn(platform.config.printerNetworks)
  try {
    expect(await admin('POST', '/printers', { ...PRINTER, name: 'Outside' })).toMatchObject({
      status: 400,
      message: 'Address is not in a network that labels may be sent to: 10.4.0.0/16, 192.168.1.0/24.',
      errors: [{ field: 'address', value: '192.168.4.20' }],
    })
  } finally {
    Object.assign(platform, { config, isPrinterAllowed })
  }
})

test('refuses a second printer of one name, and an older version', async () => {
  const { printerID } = (await admin('POST', '/printers', { ...PRINTER, name: 'Bar' })).body
  expect(await admin('POST', '/printers', { ...PRINTER, name: 'BAR' })).toMatchObject({
    status: 400,
    errors: [{ field: 'name', value: 'BAR' }],
  })
  expect(await admin('PUT', `/printers/${printerID}`, { ...PRINTER, name: 'Bar', version: 9 })).toMatchObject({
    status: 409,
    body: { current: { name: 'Bar', version: 1 } },
  })
})

test('is changed only by those who may change account settings', async () => {
  expect(await catalog.as('role9')('POST', '/printers', { ...PRINTER, name: 'Mine' })).toMatchObject({ status: 403 })
})
