import { expect, test } from 'vitest'
import { newItem } from './catalog.ts'
import { readPdf } from './pdf-reader.ts'
import { admin, line, manager, priceChangesOfTwo } from './price-changes.ts'

const { act, as, catalog, created, file, find, items, save, settled } = priceChangesOfTwo()

test('writes the lines to CSV, with formulas escaped', async () => {
  await as(admin)('POST', '/items', newItem('J1', { name: '=1+1', sellingPrice: 20 }))
  const { number, lines } = await created(admin, { lines: [line('J1', 21.5)] })
  const { name, type, bytes } = await file(admin, `/pricechanges/${number}/csv`)
  expect([name, type]).toEqual([`attachment; filename="${number}.csv"`, 'text/csv; charset=utf-8'])
  expect(bytes.toString()).toBe(
    `\uFEFFItem ID,Item name,Price,Price before (USD),New price (USD),Line ID\r\nJ1,'=1+1,Selling price,20,21.5,${lines[0].lineID}\r\n`,
  )
})

test('prints everything to PDF, with the same bytes each time', async () => {
  await items('K1')
  const { number } = await created(manager, {
    reason: 'Stadium prices',
    effectiveAt: '2030-07-01T04:30:00.000Z',
    lines: [line('K1', 30)],
  })
  await act(manager, number, 'submit')
  await act(admin, number, 'approve')
  const { name, type, bytes } = await file(admin, `/pricechanges/${number}/pdf`)
  expect([name, type]).toEqual([`attachment; filename="${number}.pdf"`, 'application/pdf'])
  catalog.app.clock.pass(60)
  expect((await file(admin, `/pricechanges/${number}/pdf`)).bytes.equals(bytes)).toBe(true)
  const { text } = (await readPdf(bytes))[0]!
  for (const part of [number, 'Approved', 'Stadium prices', '2030-07-01', 'K1', 'Item K1', '$20.00', '$30.00', '50%']) {
    expect(text).toContain(part)
  }
  expect(text).toContain(admin)
})

test('calls the price before an applied change the old one, in CSV and in print', async () => {
  await items('K4')
  const { number } = await created(manager, { lines: [line('K4', 20.5)] })
  await act(manager, number, 'submit')
  await settled(number, 'APPLIED')
  expect((await file(admin, `/pricechanges/${number}/csv`)).bytes.toString()).toContain(
    ',Price,Old price (USD),New price (USD),',
  )
  const { text } = (await readPdf((await file(admin, `/pricechanges/${number}/pdf`)).bytes))[0]!
  expect(text).toContain('Old price')
  expect(text).not.toContain('Price before')
})

test("prints in the company's formats", async () => {
  await items('K3')
  const { number } = await created(manager, {
    effectiveAt: '2030-07-01T18:30:00.000Z',
    lines: [line('K3', 1234.5)],
  })
  const formats = (dateFormat: string, numberFormat: string, timeFormat: string) =>
    catalog.database.pool.query(
      `update company set date_format = $1, number_format = $2, time_format = $3, time_zone = 'UTC' where company_code = 'one'`,
      [dateFormat, numberFormat, timeFormat],
    )
  const printed = async () => (await readPdf((await file(admin, `/pricechanges/${number}/pdf`)).bytes))[0]!.text
  await formats('DD.MM.YYYY', '1.234,56', '24h')
  for (const part of ['01.07.2030 18:30 UTC', '$20,00', '$1.234,50', '6.072,5%'])
    expect(await printed()).toContain(part)
  await formats('MM/DD/YYYY', '1 234.56', '12h')
  for (const part of [/07\/01\/2030 6:30 PM UTC/, /\$1\s234\.50/, /6\s072\.5%/]) expect(await printed()).toMatch(part)
})

test("prints in the company's formats, whatever the reader has chosen", async () => {
  await items('K5')
  const { number } = await created(manager, { effectiveAt: '2030-07-01T18:30:00.000Z', lines: [line('K5', 30)] })
  const chosen = { version: 1, timeZone: 'Asia/Tokyo', dateFormat: 'YYYY-MM-DD', numberFormat: '1.234,56' }
  const saved = await catalog.as(admin)('PUT', '/account/formats', chosen)
  expect(saved.status).toBe(200)
  const { text } = (await readPdf((await file(admin, `/pricechanges/${number}/pdf`)).bytes))[0]!
  for (const part of ['07/01/2030 6:30 PM UTC', '$30.00']) expect(text).toContain(part)
})

test('prints an approval only as long as it applies', async () => {
  await items('K2')
  const later = '2030-07-01T04:30:00.000Z'
  const { number } = await created(manager, { effectiveAt: later, lines: [line('K2', 30)] })
  const printed = async () => (await readPdf((await file(admin, `/pricechanges/${number}/pdf`)).bytes))[0]!.text
  await act(manager, number, 'submit')
  await act(admin, number, 'approve')
  expect(await printed()).toContain(admin)
  await act(manager, number, 'reopen')
  expect(await printed()).not.toContain(admin)

  const { version } = await find(number)
  await save(manager, number, { version, effectiveAt: later, lines: [line('K2', 21)] })
  await act(manager, number, 'submit')
  expect(await find(number)).toMatchObject({ state: 'APPROVED' })
  expect(await printed()).not.toContain(admin)
})
