// Lines keep their identity through every save, whoever saves them.
import { expect, test } from 'vitest'
import { admin, buyer, RIVER, stockDocuments, withIDs } from './stock-documents.ts'

const { as, catalog, created, file, find, put, save } = stockDocuments('/transfers')

const line = (itemID: string, requested: number, more: object = {}) => ({ itemID, requested, ...more })
const draft = (...lines: object[]) => ({ from: RIVER, to: 'STORE/FD-LOBBY', lines })
const OWN = '0a1b2c3d-0000-4000-8000-00000000abcd'

test('a line keeps its ID when others are added, removed and moved, and a new one gets one', async () => {
  await put('CAP', RIVER, 10)
  const { number, lines } = await created(admin, draft(line('CAP', 1), line('TEE', 2)))
  const [cap, tee] = lines
  expect(cap.lineID).not.toBe(tee.lineID)
  const moved = await save(admin, number, draft(), [
    line('TEE', 3, { lineID: tee.lineID }),
    line('CAP', 1, { lineID: cap.lineID }),
  ])
  expect(moved.body.lines).toMatchObject([{ lineID: tee.lineID, requested: 3 }, { lineID: cap.lineID }])
  const replaced = await save(admin, number, draft(), [
    line('CAP', 4, { lineID: cap.lineID }),
    line('TEE', 5, { lineID: OWN }),
  ])
  expect(replaced.body.lines).toMatchObject([
    { lineID: cap.lineID, requested: 4 },
    { lineID: OWN, requested: 5 },
  ])
  const csv = (await file(admin, number, 'csv')).toString().split('\r\n')
  expect([csv[0], csv[2]]).toEqual([expect.stringMatching(/,Line ID$/), expect.stringMatching(new RegExp(`,${OWN}$`))])
})

test('a save writes only the lines that differ', async () => {
  const { number, lines } = await created(admin, draft(line('CAP', 1), line('TEE', 2)))
  const rowsOf = async () => {
    const { rows } = await catalog.database.pool.query(
      `select line_id, xmin::text from document_line where company_code = 'one' and number = $1 order by line`,
      [number],
    )
    return rows
  }
  const before = await rowsOf()
  await save(admin, number, draft(), withIDs(lines, [line('CAP', 1), line('TEE', 3)]))
  const after = await rowsOf()
  expect(after[0]).toEqual(before[0])
  expect(after[1].xmin).not.toBe(before[1].xmin)
})

test('the lines of an action keep their IDs', async () => {
  await put('CAP', RIVER, 10)
  const { number, lines } = await created(admin, draft(line('CAP', 1)))
  const { version } = await find(number)
  const shipped = await as(admin)('POST', `/transfers/${number}/actions`, { action: 'shipNow', version })
  expect(shipped.body.lines).toMatchObject([{ lineID: lines[0].lineID, shipped: 1 }])
})

test('where lines are fixed, they are saved by those who name them, in their order', async () => {
  await put('CAP', RIVER, 10)
  await put('TEE', RIVER, 10)
  const { number, lines } = await created(admin, draft(line('CAP', 1), line('TEE', 2)))
  await as(admin)('POST', `/transfers/${number}/actions`, { action: 'shipNow', version: 1 })
  const { version } = await find(number)
  const typed = withIDs(lines, [line('CAP', 1, { received: 1 }), line('TEE', 2)])
  const message = "You can't add, remove or move lines of this transfer: it is in transit."
  for (const given of [typed.toReversed(), typed.slice(1), [line('CAP', 1), line('TEE', 2)]]) {
    expect(await as(admin)('PUT', `/transfers/${number}`, { version, lines: given })).toMatchObject({
      status: 400,
      errors: [{ field: 'lines', message }],
    })
  }
  expect(await as(admin)('PUT', `/transfers/${number}`, { version, lines: typed })).toMatchObject({
    body: { lines: [{ lineID: lines[0].lineID, received: 1 }, { lineID: lines[1].lineID }] },
  })
})

test('hidden costs stay with their line', async () => {
  const { number, lines } = await created(admin, draft(line('CAP', 1), line('TEE', 2)))
  await save(buyer, number, draft(), withIDs(lines, [line('CAP', 3), line('TEE', 4)]))
  const { lines: saved } = await find(number)
  expect(saved).toMatchObject([
    { lineID: lines[0].lineID, requested: 3, unitCost: lines[0].unitCost },
    { lineID: lines[1].lineID, requested: 4, unitCost: lines[1].unitCost },
  ])
})

test.each([
  ['twice', OWN, 'lines.1.lineID'],
  ['that is none', 'x', 'lines.0.lineID'],
  ['in another notation', OWN.toUpperCase(), 'lines.0.lineID'],
  ['with a prefix', `urn:uuid:${OWN}`, 'lines.0.lineID'],
])('an ID %s is refused at its line', async (_, lineID, field) => {
  const lines = [line('CAP', 1, { lineID }), line('TEE', 1, { lineID })]
  const { status, errors } = await as(admin)('POST', '/transfers', draft(...lines))
  expect([status, errors?.map((error) => error.field)]).toEqual([400, expect.arrayContaining([field])])
})
