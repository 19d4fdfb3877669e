import { beforeAll, expect, test } from 'vitest'
import { newItem } from './catalog.ts'
import { importsOf } from './importing.ts'
import { admin, line, manager, priceChangesOfTwo } from './price-changes.ts'

const { act, as, catalog, created, inMinutes, item, items, settled } = priceChangesOfTwo()
const { applied, sent } = importsOf(catalog)
const call = as(admin)

const LARGE = 'Selling price may change by at most 20 percent without a price change (from 20 to 30).'
const SLOWLY = 'Selling price may change by at most 20 percent within 7 days without a price change (from 20 to 26).'
const refused = (message: string, field = 'sellingPrice') => ({ status: 400, errors: [{ field, message }] })

async function save(itemID: string, more: object) {
  const { version } = await item(itemID)
  return call('PUT', '/items', { itemID, version, ...more })
}

/** Prepares a bulk edit and answers the problems of its items. */
async function problemsOf(edit: object) {
  const { body } = await call('POST', '/changesets', edit)
  const { body: rows } = await call('GET', `/changesets/${body.changeSetID}/rows?show=problems`)
  return rows.data.map(({ itemID, fault }: { itemID: string; fault: object }) => ({ itemID, fault }))
}

const setDirectly = (itemID: string, sellingPrice: number) => ({
  fields: { sellingPrice },
  filter: { itemIDs: [itemID] },
})

async function setDirect(value: string, seen: string) {
  const accountConfigurations = [{ key: 'catalog.price.change.direct', value, seen }]
  expect(await call('PUT', '/account/configuration', { accountConfigurations })).toMatchObject({ status: 200 })
}

beforeAll(() => setDirect('REFUSED', 'ALLOWED'))

test('a price beyond the limit is refused at each door but that of price changes', async () => {
  await items('L1', 'L2')
  expect(await save('L1', { sellingPrice: 30 })).toMatchObject(refused(LARGE))
  const { version } = await item('L2')
  expect(await save('L1', { variants: [{ itemID: 'L2', version, sellingPrice: 30 }] })).toMatchObject(
    refused(LARGE, 'variants.0.sellingPrice'),
  )
  expect(await call('PATCH', '/items/batches', setDirectly('L1', 30))).toMatchObject({
    status: 400,
    message: `L1: ${LARGE}`,
  })
  expect(await problemsOf(setDirectly('L1', 30))).toMatchObject([
    { itemID: 'L1', fault: { code: 'beyondPercent', field: 'sellingPrice', message: LARGE } },
  ])
  const { path, check } = await sent([
    [
      [2, 'L1', 'Tee', 30],
      [3, 'L2', 'Tee', 24],
      [4, 'L9', 'New', 500],
    ],
  ])
  expect((await check()).body.counts).toMatchObject({ rejected: 1, create: 1, update: 1, largePrices: 1 })
  const { body: rejections } = await call('GET', `${path}/rejections`)
  const refusal = { line: 2, itemID: 'L1', name: 'Tee', value: '30', code: 'beyondPercent', message: LARGE }
  expect(rejections.data).toMatchObject([refusal])
  const { body: others } = await call('GET', `${path}/rejections?code=required`)
  expect(others.data).toEqual([])
  await applied(path)
  expect([await item('L1'), await item('L2'), await item('L9')]).toMatchObject([
    { sellingPrice: 20 },
    { sellingPrice: 24 },
    { sellingPrice: 500 },
  ])
})

test('an import fails if a price changed after its check, so that the file is beyond the limit', async () => {
  await items('A1', 'A2')
  const { path, check } = await sent([
    [
      [2, 'A1', 'Tee', 24],
      [3, 'A2', 'Tee', 21],
    ],
  ])
  expect((await check()).body.counts).toMatchObject({ rejected: 0, update: 2 })
  expect(await save('A1', { sellingPrice: 17 })).toMatchObject({ status: 200 })
  const failure = 'Item A1: Selling price may change by at most 20 percent without a price change (from 17 to 24).'
  expect(await applied(path)).toMatchObject({ state: 'FAILED', failure })
  expect([await item('A1'), await item('A2')]).toMatchObject([{ sellingPrice: 17 }, { sellingPrice: 20 }])
  expect((await check()).body.counts).toMatchObject({ rejected: 1, update: 1 })
  expect(await applied(path)).toMatchObject({ state: 'APPLIED', counts: { rejected: 1, update: 1 } })
  expect([await item('A1'), await item('A2')]).toMatchObject([{ sellingPrice: 17 }, { sellingPrice: 21 }])
})

test('many small changes are no way around the limit, until somebody else approves a price', async () => {
  await items('S1')
  expect(await save('S1', { sellingPrice: 23 })).toMatchObject({ status: 200 })
  expect(await save('S1', { sellingPrice: 26 })).toMatchObject(refused(SLOWLY))
  expect(await problemsOf(setDirectly('S1', 26))).toMatchObject([{ fault: { message: SLOWLY } }])
  const { check, path } = await sent([[[2, 'S1', 'Tee', 26]]])
  await check()
  expect((await call('GET', `${path}/rejections`)).body.data).toMatchObject([{ message: SLOWLY }])

  const { number } = await created(manager, { lines: [line('S1', 50)] })
  await act(manager, number, 'submit')
  await act(admin, number, 'approve')
  await settled(number, 'APPLIED')
  expect(await save('S1', { sellingPrice: 55 })).toMatchObject({ status: 200 })
  expect(await save('S1', { sellingPrice: 61 })).toMatchObject({ status: 400 })
})

test('many small price changes need the approval that a large one needs', async () => {
  await items('D1')
  const submitted = async (price: number) => {
    const { number } = await created(manager, { lines: [line('D1', price)] })
    return { number, answer: await act(manager, number, 'submit') }
  }
  const first = await submitted(23)
  expect(first.answer).toMatchObject({ body: { state: 'APPROVED' } })
  await settled(first.number, 'APPLIED')
  const second = await submitted(26)
  expect(second.answer).toMatchObject({ body: { state: 'SUBMITTED' } })
  const { body: events } = await call('GET', `/pricechanges/${second.number}/events`)
  expect(events.at(-1)).toMatchObject({ note: 'Needs approval: more than 20% within 7 days for D1.' })
  await act(admin, second.number, 'approve')
  await settled(second.number, 'APPLIED')
  expect((await submitted(31)).answer).toMatchObject({ body: { state: 'APPROVED' } })
})

test('a new item has any price, and one that exists gets its first by a price change', async () => {
  expect(await call('POST', '/items', newItem('F1', { sellingPrice: 900 }))).toMatchObject({ status: 200 })
  expect(await save('F1', { sellingPrice: 950 })).toMatchObject({ status: 200 })
  expect(await save('F1', { msrp: 5 })).toMatchObject(
    refused('MSRP may change by at most 20 percent without a price change (from none to 5).', 'msrp'),
  )
  const ofZero = 'MSRP may change by at most 20 percent without a price change (from none to 0).'
  expect(await save('F1', { msrp: 0 })).toMatchObject(refused(ofZero, 'msrp'))
  expect(await save('F1', { name: 'Named', msrp: null })).toMatchObject({ status: 200 })
  const bulk = await problemsOf({ fields: { msrp: 0 }, filter: { itemIDs: ['F1'] } })
  expect(bulk).toMatchObject([{ itemID: 'F1', fault: { message: ofZero } }])
})

test('a price that runs until a time is no base: edited by a cent, it would stay for good', async () => {
  await items('T1')
  const { number } = await created(manager, { endsAt: inMinutes(14 * 24 * 60), lines: [line('T1', 10)] })
  await act(manager, number, 'submit')
  await act(admin, number, 'approve')
  await settled(number, 'RUNNING')
  const beyond =
    'Selling price may change by at most 20 percent within 7 days without a price change (from 20 to 10.01).'
  const refusedEverywhere = async () => {
    expect(await save('T1', { sellingPrice: 10.01 })).toMatchObject(refused(beyond))
    expect(await problemsOf(setDirectly('T1', 10.01))).toMatchObject([{ fault: { message: beyond } }])
  }
  await refusedEverywhere()
  const longAgo = `update audit_entry set at = at - interval '8 days' where item_id = 'T1'`
  await catalog.database.pool.query(longAgo)
  await refusedEverywhere()
  expect(await act(manager, number, 'end')).toMatchObject({ body: { state: 'ENDED' } })
  expect(await item('T1')).toMatchObject({ sellingPrice: 20 })
  expect(await save('T1', { sellingPrice: 21 })).toMatchObject({ status: 200 })
})

test('a bulk edit that was prepared while any price was allowed is judged again', async () => {
  await items('P1')
  await setDirect('ALLOWED', 'REFUSED')
  const edit = setDirectly('P1', 30)
  const { body: prepared } = await call('POST', '/changesets', edit)
  expect(prepared).toMatchObject({ counts: { change: 1, problems: 0 } })
  await setDirect('REFUSED', 'ALLOWED')
  const apply = () => call('PATCH', '/items/batches', { ...edit, changeSetID: prepared.changeSetID })
  expect(await apply()).toMatchObject({ status: 400, message: `P1: ${LARGE}` })
  expect(await item('P1')).toMatchObject({ sellingPrice: 20 })
  await setDirect('ALLOWED', 'REFUSED')
  expect(await apply()).toMatchObject({ status: 200 })
  expect(await item('P1')).toMatchObject({ sellingPrice: 30 })
  await setDirect('REFUSED', 'ALLOWED')
})
