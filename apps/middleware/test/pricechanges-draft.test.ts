import { fc } from '@fast-check/vitest'
import { expect, test } from 'vitest'
import { admin, line, manager, priceChangesOfTwo } from './price-changes.ts'

const { act, as, catalog, created, file, find, items, save } = priceChangesOfTwo()

test('reports invalid input by its row, and saves nothing', async () => {
  await items('F1')
  const lines = [
    line('F1', 21),
    line('F1', 'ten'),
    line('', 5),
    line('NONE', 5, 'msrp'),
    line('F1', 5, 'upc'),
    line('F1\u200b', 5),
  ]
  const { status, message, errors } = await as(admin)('POST', '/pricechanges', { lines })
  expect([status, message]).toEqual([400, 'Correct the 6 marked fields and save again.'])
  expect(errors?.map(({ field, message: text }) => `${field}: ${text}`)).toEqual([
    'lines.1.price: New price is not an amount (ten).',
    'lines.1.itemID: F1 is on line 1 already.',
    'lines.2.itemID: Item ID is required.',
    'lines.4.field: Price is not one of Cost price, Selling price, MSRP (upc).',
    'lines.5.itemID: Item ID contains a character that is not seen. Type it again.',
    'lines.3.itemID: There is no item NONE.',
  ])
})

test('reads item IDs with outer spaces as the item they name, and refuses everything else', async () => {
  await items('Q1')
  const { number, lines } = await created(admin, { lines: [line(' Q1 ', 21), line('Q1\t', 30, 'msrp')] })
  expect(lines).toMatchObject([{ itemID: 'Q1', was: 20 }, { itemID: 'Q1' }])
  const spaces = fc.constantFrom('', ' ', '  ', '\t', '\n', '\u00a0', '\u2003', '\ufeff')
  const typed = fc.tuple(spaces, fc.constantFrom('Q1', 'q1', 'Q 1', 'NONE', '', '\u0000', '\u200b'), spaces)
  const rows = fc.array(
    fc.record({
      itemID: typed.map((parts) => parts.join('')),
      field: fc.constantFrom('sellingPrice', 'msrp'),
      price: fc.constantFrom(1, '2', ' 3 ', null),
    }),
    { maxLength: 3 },
  )
  await fc.assert(
    fc.asyncProperty(rows, async (given) => {
      const { version } = await find(number)
      const { status, body } = await save(admin, number, { version, lines: given })
      expect([200, 400]).toContain(status)
      if (status === 200) for (const { itemID } of body.lines) expect(itemID).toBe('Q1')
    }),
    { numRuns: 40 },
  )
})

const FIRST = Date.parse('0000-01-01T00:00:00Z')
const LAST = Date.parse('9999-12-31T23:59:59.999Z')
/** Not a time that `Date` and the contract can hold. */
const isOutOfRange = (time: number) => Number.isNaN(time) || time > LAST || time < FIRST

test('stores every accepted time in UTC: it is printed, sorted by the instant and submitted', async () => {
  await items('Q2')
  const times = fc.oneof(
    fc.constantFrom(
      '2026-12-22T23:59:60Z',
      '2026-12-31T23:59:60+00:00',
      '9999-12-31T23:59:59-01:00',
      '0000-01-01T00:00:00+01:00',
      '2030-01-01T00:00:00.123456789Z',
      '2030-01-01t00:00:00z',
      '2030-01-01 00:00:00Z',
      '2030-01-01T02:00:00+02:00',
    ),
    fc
      .tuple(
        fc.date({ min: new Date('2028-01-01'), max: new Date('2090-01-01'), noInvalidDate: true }),
        fc.integer({ min: -14, max: 14 }),
      )
      .map(([date, hours]) => {
        const sign = hours < 0 ? '-' : '+'
        const offset = `${sign}${String(Math.abs(hours)).padStart(2, '0')}:00`
        return new Date(date.getTime() + hours * 3_600_000).toISOString().replace('Z', offset)
      }),
  )
  const accepted: number[] = []
  await fc.assert(
    fc.asyncProperty(times, async (effectiveAt) => {
      const { status, body } = await as(admin)('POST', '/pricechanges', {
        reason: 'Instants',
        effectiveAt,
        lines: [line('Q2', 21)],
      })
      if (status === 400) {
        expect(Date.parse(effectiveAt)).toSatisfy(isOutOfRange)
        return
      }
      const { number } = body
      expect(body.effectiveAt).toBe(new Date(effectiveAt).toISOString())
      accepted.push(Date.parse(effectiveAt))
      expect((await file(admin, `/pricechanges/${number}/pdf`)).status).toBe(200)
      const { status: submitted } = await act(admin, number, 'submit')
      expect(submitted).toBe(Date.parse(effectiveAt) > catalog.app.clock.time ? 200 : 409)
      await act(admin, number, 'cancel')
    }),
    { numRuns: 25 },
  )
  const { body } = await as(admin)('GET', '/pricechanges?search=instants&sort=effectiveAt&limit=100')
  const listed = body.data.map(({ effectiveAt }: { effectiveAt: string }) => Date.parse(effectiveAt))
  expect(listed).toEqual(accepted.toSorted((one, other) => one - other))
})

test('audits the lines that changed, by item and price, wherever they are', async () => {
  await items('R1', 'R2', 'R3')
  const { number } = await created(admin, { lines: [line('R1', 21), line('R2', 21), line('R3', 21)] })
  await save(admin, number, { version: 1, lines: [line('R3', 21), line('R1', 22), line('R1', 9, 'msrp')] })
  const { rows } = await catalog.database.pool.query(
    `select changes from audit_entry where entity = 'priceChange' and entity_id = $1 and action = 'save'`,
    [number],
  )
  expect(rows).toEqual([
    {
      changes: [
        { field: 'lines.R1.sellingPrice', from: { was: 20, price: 21 }, to: { was: 20, price: 22 } },
        { field: 'lines.R2.sellingPrice', from: { was: 20, price: 21 }, to: null },
        { field: 'lines.R1.msrp', from: null, to: { was: null, price: 9 } },
      ],
    },
  ])
})

test.for(['reason', 'remark'])('refuses half of a surrogate pair in a %s', async (field) => {
  const { number, version } = await created(admin, {})
  const text = 'half \ud83d pair'
  const answer =
    field === 'reason'
      ? await save(admin, number, { version, lines: [], reason: text })
      : await act(admin, number, 'cancel', { remark: text })
  expect(answer).toMatchObject({ status: 400, errors: [{ field }] })
  expect(await find(number)).toMatchObject({ version, state: 'DRAFT', reason: null })
})

test('shows the second of two editors what the first saved', async () => {
  await items('G1')
  const { number } = await created(admin, { reason: 'One', lines: [line('G1', 21)] })
  await save(manager, number, { version: 1, reason: 'Theirs', lines: [line('G1', 22)] })
  const late = await save(admin, number, { version: 1, reason: 'Mine', lines: [] })
  expect(late).toMatchObject({
    status: 409,
    body: { updatedBy: manager, current: { version: 2, reason: 'Theirs', lines: [{ itemID: 'G1', price: 22 }] } },
  })
  expect(await as(admin)('POST', `/pricechanges/${number}/actions`, { action: 'submit', version: 1 })).toMatchObject({
    status: 409,
    body: { current: { version: 2, state: 'DRAFT' } },
  })
})
