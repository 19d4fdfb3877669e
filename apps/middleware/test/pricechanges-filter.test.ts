import { expect, test } from 'vitest'
import { admin, buyer, line, manager, priceChangesOfTwo } from './price-changes.ts'
import { newItem } from './catalog.ts'

const { act, as, catalog, created, find, items, save } = priceChangesOfTwo()

/** A draft that began with a filter, with a line for each of these items. */
const drafted = (itemFilter: object, itemIDs: string[], user = buyer) =>
  created(user, { itemFilter, lines: itemIDs.map((itemID) => line(itemID, 21)) })

test('names what its filter finds by then, and is submitted once that has lines', async () => {
  await items('HOOD-1', 'HOOD-2')
  const { number, filtered } = await drafted({ search: 'hood-' }, ['HOOD-1', 'HOOD-2'])
  expect(filtered).toEqual({ unlisted: [], unmatched: [] })
  await items('HOOD-3')
  // Another company's items are not found.
  await as(admin, 'two')('POST', '/items', newItem('HOOD-9'))
  const before = await find(number, buyer)
  const message = '1 item matches the filter now and has no line: HOOD-3. Add it, or leave it out.'
  expect(before).toMatchObject({ filtered: { unlisted: ['HOOD-3'] }, actions: [{ disabledReason: message }, {}] })
  expect(await act(buyer, number, 'submit')).toMatchObject({ status: 409, message })
  expect(await find(number)).toMatchObject({ state: 'DRAFT', version: 1 })

  const adjustment = { by: 'PERCENT', value: 5, rounding: 'ENDS_99' }
  const lines = [
    ...before.lines.map(({ lineID, itemID }: { lineID: string; itemID: string }) => ({ lineID, ...line(itemID, 21) })),
    line('HOOD-3', 21),
  ]
  expect(await save(buyer, number, { version: 1, adjustment, lines })).toMatchObject({
    body: { adjustment, filtered: { unlisted: [] } },
  })
  expect(await act(buyer, number, 'submit')).toMatchObject({ status: 200, body: { state: 'APPROVED' } })
  expect((await find(number)).filtered).toBeUndefined()
})

test('leaves out what it is told to, and its log says so', async () => {
  await items('LEFT-1', 'LEFT-2', 'LEFT-3')
  const { number } = await drafted({ search: 'left-' }, ['LEFT-2'])
  await save(buyer, number, { version: 1, leavesOut: true, lines: [line('LEFT-2', 21)] })
  const note =
    'Leaves out 2 items that match the filter: LEFT-1, LEFT-3. No price changes by more than 20%: no approval needed.'
  expect((await find(number, buyer)).actions[0].outcome.note).toBe(note)
  // One that comes after this was read is not left out unseen.
  await items('LEFT-4')
  expect(await act(buyer, number, 'submit', { note })).toMatchObject({
    status: 409,
    message: expect.stringContaining('LEFT-4'),
  })
  expect(await act(buyer, number, 'submit')).toMatchObject({ status: 200 })
  const log = (await as(buyer)('GET', `/pricechanges/${number}/events`)).body
  expect(log.at(-1).note).toMatch(/^Leaves out 3 items that match the filter: LEFT-1, LEFT-3, LEFT-4\./)
})

test('names the items of its lines that match no longer, and is judged again once it is edited again', async () => {
  await items('GONE-1', 'GONE-2')
  const { number } = await created(buyer, {
    itemFilter: { search: 'gone-', status: ['Active'] },
    effectiveAt: new Date(catalog.app.clock.time + 3_600_000).toISOString(),
    lines: [line('GONE-1', 21), line('GONE-2', 21)],
  })
  await catalog.one.db
    .updateTable('item')
    .set({ item_status: 'Discontinued' })
    .where('item_id', '=', 'GONE-2')
    .execute()
  expect((await find(number)).filtered).toEqual({ unlisted: [], unmatched: ['GONE-2'] })
  expect(await act(buyer, number, 'submit')).toMatchObject({ status: 200, body: { state: 'APPROVED' } })
  await items('GONE-3')
  expect(await act(buyer, number, 'reopen')).toMatchObject({ body: { filtered: { unlisted: ['GONE-3'] } } })
})

test('shows its filter to nobody, and keeps the one that it began with', async () => {
  await items('KEPT-1')
  const draft = await drafted({ search: 'kept-' }, ['KEPT-1'])
  const { number } = draft
  await save(buyer, number, { version: 1, itemFilter: { search: 'other' }, lines: [line('KEPT-1', 22)] })
  await items('KEPT-2')
  const late = await save(buyer, number, { version: 1, lines: [] })
  const list = await as(admin)('GET', `/pricechanges?search=${number}`)
  const audited = await catalog.one.db
    .selectFrom('audit_entry')
    .select('changes')
    .where('entity_id', '=', number)
    .execute()
  expect(late.status).toBe(409)
  expect(list.body.data).toMatchObject([{ number }])
  expect(audited).toHaveLength(2)
  const now = await find(number)
  expect(now.filtered.unlisted).toEqual(['KEPT-2'])
  for (const answer of [draft, late, list, audited, now]) {
    expect(JSON.stringify(answer)).not.toMatch(/itemFilter|kept-"/)
  }
  expect((await as(admin)('GET', '/pricechanges?search=kept-')).body.data).toEqual([])
})

test('is judged by what the user may see', async () => {
  await items('COST-1', 'COST-2')
  const itemFilter = { search: 'cost-', costPrice: '9..11' }
  const refused = await as(buyer)('POST', '/pricechanges', { itemFilter, lines: [line('COST-1', 21)] })
  expect(refused).toMatchObject({ status: 403, message: expect.stringContaining('CATALOG_PRODUCT_COST') })
  const { number } = await drafted(itemFilter, ['COST-1'], manager)
  expect((await find(number, manager)).filtered).toEqual({ unlisted: ['COST-2'], unmatched: [] })
  expect((await find(number, buyer)).filtered).toEqual({ unlisted: [], unmatched: [], refusal: refused.message })
  const answer = await act(buyer, number, 'submit')
  expect(answer).toMatchObject({
    status: 409,
    message: expect.stringMatching(/^The filter of its items can't be checked/),
  })
  expect(answer.message).not.toContain('COST-2')
  await save(admin, number, { version: 1, itemFilter, lines: [line('COST-1', 21), line('COST-2', 11, 'costPrice')] })
  expect((await find(number, buyer)).filtered).toBeUndefined()
})

test('refuses a filter or an adjustment that is none', async () => {
  await items('NONE-1')
  const lines = [line('NONE-1', 21)]
  const answers = [
    { itemFilter: {}, lines },
    { itemFilter: { sellingPrice: '9..x' }, lines },
    { itemFilter: { sellingPrice: '...' }, lines },
    { adjustment: { by: 'PERCENT', value: -101, rounding: 'NONE' }, lines },
    { adjustment: { by: 'PERCENT', value: 5, rounding: 'UP' }, lines },
  ].map((draft) => as(admin)('POST', '/pricechanges', draft))
  for (const answer of await Promise.all(answers)) expect(answer).toMatchObject({ status: 400 })
})

test('names nothing where more items match than a price change can have', async () => {
  await items('MANY-1')
  await catalog.database.pool.query(
    `insert into item (company_code, item_id, upc, name, search, created_at, updated_at, updated_by)
     select 'one', 'MANY-' || n, 'MANY-' || n, 'many', 'many-' || n, $1, $1, 'x' from generate_series(2, 5001) n`,
    [new Date(catalog.app.clock.time)],
  )
  const { number, filtered } = await drafted({ search: 'many-' }, ['MANY-1'])
  const refusal = 'More than 5,000 items match, which is the most that a price change can have.'
  expect(filtered).toEqual({ unlisted: [], unmatched: [], refusal })
  expect(await act(buyer, number, 'submit')).toMatchObject({ status: 409, message: expect.stringContaining(refusal) })
  await save(buyer, number, { version: 1, leavesOut: true, lines: [line('MANY-1', 21)] })
  expect(await act(buyer, number, 'submit')).toMatchObject({ status: 200 })
})
