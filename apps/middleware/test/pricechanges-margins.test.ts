import { expect, test } from 'vitest'
import { admin, buyer, line, manager, priceChangesOfTwo } from './price-changes.ts'

const { act, as, catalog, created, file, find, inMinutes, items, save, settled } = priceChangesOfTwo()

test('Q22 each line has cost and price of its item for those who may see them', async () => {
  await items('M1')
  const { number, lines } = await created(admin, { lines: [line('M1', 22), line('M1', 11, 'costPrice')] })
  const known = { itemID: 'M1', costPrice: 10, sellingPrice: 20 }
  expect(lines).toMatchObject([
    { ...known, was: 20 },
    { ...known, was: 10 },
  ])
  expect((await find(number, manager)).lines[0]).toMatchObject(known)
  const [seen, ...others] = (await find(number, buyer)).lines
  expect(seen).toMatchObject({ itemID: 'M1', was: 20, sellingPrice: 20 })
  expect([seen, ...others].some((shown) => 'costPrice' in shown)).toBe(false)
})

test('a save by somebody who does not see costs keeps them, and neither its answer nor a conflict tells them', async () => {
  await items('M2')
  const { number, version, lines } = await created(admin, { lines: [line('M2', 22)] })
  const [{ lineID }] = lines
  const saved = await save(buyer, number, { version, lines: [{ ...line('M2', 23), lineID }] })
  expect(saved).toMatchObject({ status: 200, body: { lines: [{ price: 23, sellingPrice: 20 }] } })
  const late = await save(buyer, number, { version, lines: [] })
  expect(late.status).toBe(409)
  for (const answer of [saved, late]) expect(JSON.stringify(answer)).not.toContain('costPrice')
  expect((await find(number)).lines).toMatchObject([{ lineID, price: 23, costPrice: 10 }])
})

test('costs are in neither the file nor the audit of a price change', async () => {
  await items('M3')
  await as(admin)('PUT', '/items', { itemID: 'M3', version: 1, costPrice: 7.1234 })
  const { number } = await created(admin, { lines: [line('M3', 22)] })
  expect((await find(number)).lines).toMatchObject([{ costPrice: 7.1234 }])
  const csv = await file(admin, `/pricechanges/${number}/csv`)
  expect(csv.bytes.toString()).toMatch(/Price before.*New price/)
  expect(csv.bytes.toString()).not.toContain('7.1234')
  const audit = catalog.one.db.selectFrom('audit_entry').select('changes').where('entity_id', '=', number)
  const changes = JSON.stringify(await audit.execute())
  expect(changes).toContain('lines.M3.sellingPrice')
  expect(changes).not.toContain('7.1234')
})

test('Q22 counts with the cost that is planned before, and keeps what it was when it is applied', async () => {
  await items('M4')
  const cost = await created(admin, { effectiveAt: inMinutes(60), lines: [line('M4', 11, 'costPrice')] })
  expect(await act(admin, cost.number, 'submit')).toMatchObject({ body: { state: 'APPROVED' } })
  const later = await created(admin, { effectiveAt: inMinutes(120), lines: [line('M4', 22)] })
  expect(later.lines).toMatchObject([{ costPrice: 11, sellingPrice: 20 }])
  const now = await created(admin, { lines: [line('M4', 21)] })
  expect(now.lines).toMatchObject([{ costPrice: 10, sellingPrice: 20 }])
  await act(admin, now.number, 'submit')
  await settled(now.number, 'APPLIED')
  expect((await find(now.number)).lines).toMatchObject([{ was: 20, price: 21, costPrice: 10, sellingPrice: 20 }])
  expect((await find(later.number)).lines).toMatchObject([{ was: 21, costPrice: 11, sellingPrice: 21 }])
})
