import { CALENDAR_STATES, calendarSpan } from '@greenroom/catalog'
import { expect, test } from 'vitest'
import type { Reply } from './app.ts'
import { admin, buyer, line, manager, priceChangesOfTwo, reader } from './price-changes.ts'

const { act, as, created, find, items } = priceChangesOfTwo()

test('is searched by number and reason, filtered by state, sorted by the effective time', async () => {
  const soon = await created(manager, { reason: 'Zebra one', effectiveAt: '2030-01-01T00:00:00.000Z' })
  const late = await created(manager, { reason: 'zebra TWO', effectiveAt: '2031-01-01T00:00:00.000Z' })
  await act(manager, late.number, 'cancel')
  const list = async (query: string) =>
    (await as(admin)('GET', `/pricechanges?search=zebra${query}`)).body.data.map(
      ({ number }: { number: string }) => number,
    )
  expect(await list('')).toEqual([late.number, soon.number])
  expect(await list('&sort=effectiveAt')).toEqual([soon.number, late.number])
  expect(await list('&state=CANCELED')).toEqual([late.number])
  const { body } = await as(admin)('GET', `/pricechanges?search=${soon.number}`)
  expect(body.data).toMatchObject([
    { number: soon.number, state: 'DRAFT', reason: 'Zebra one', lines: 0, createdBy: manager },
  ])
  expect(await as(admin)('GET', '/pricechanges?sort=constructor')).toMatchObject({ status: 400 })
  expect((await as(admin)('GET', `/pricechanges/${soon.number.replace('PC-0', 'pc-')}`)).body.number).toBe(soon.number)
})

test('counts what it finds on all pages', async () => {
  for (const reason of ['Yak one', 'Yak two', 'Yak three']) await created(manager, { reason })
  const { body } = await as(reader)('GET', '/pricechanges?search=yak&limit=2')
  expect(body).toMatchObject({ data: [{ reason: 'Yak three' }, { reason: 'Yak two' }], total: { count: 3 } })
  const { body: rest } = await as(reader)('GET', `/pricechanges?search=yak&limit=2&cursor=${body.nextCursor}`)
  expect(rest).toMatchObject({ data: [{ reason: 'Yak one' }], nextCursor: null, total: { count: 3 } })
  expect((await as(admin, 'two')('GET', '/pricechanges')).body.total.count).toBe(0)
})

test('says which ones wait for the user: those that they can approve or send back', async () => {
  await items('W1', 'W2')
  const submitted = async (user: string, ...lines: object[]) => {
    const { number } = await created(user, { reason: 'Wolf', lines })
    expect(await act(user, number, 'submit')).toMatchObject({ body: { state: 'SUBMITTED' } })
    return number
  }
  const price = line('W1', 30)
  const [byBuyer, byManager, withCost] = [
    await submitted(buyer, price),
    await submitted(manager, price),
    await submitted(admin, price, line('W2', 30, 'costPrice')),
  ]
  await created(buyer, { reason: 'Wolf', lines: [price] })
  const waiting = async (user: string, value = true) => {
    const { data, total } = (await as(user)('GET', `/pricechanges?search=wolf&waiting=${value}`)).body
    expect(total.count).toBe(data.length)
    return data.map(({ number }: { number: string }) => number)
  }
  expect(await waiting(admin)).toEqual([byManager, byBuyer])
  expect(await waiting(manager)).toEqual([withCost, byBuyer])
  expect(await waiting(buyer)).toEqual([byManager])
  expect(await waiting(reader)).toEqual([])
  expect(await waiting(buyer, false)).toHaveLength(3)
  for (const user of [admin, manager, buyer, reader]) {
    const found = await waiting(user)
    for (const number of [byBuyer, byManager, withCost]) {
      const sendBack = (await find(number, user)).actions.find(({ name }: { name: string }) => name === 'sendBack')
      expect([user, number, found.includes(number)]).toEqual([user, number, sendBack.disabledReason === undefined])
    }
  }
  await act(manager, byBuyer, 'sendBack', { remark: 'Why?' })
  expect(await waiting(manager)).toEqual([withCost])
})

test('Q23 a calendar reads those of its days, by their start, with the number of all', async () => {
  const at = (day: number) => `2032-07-${String(day).padStart(2, '0')}T04:00:00.000Z`
  const make = async (reason: string, effectiveAt: string | null, endsAt: string | null = null) =>
    (await created(manager, { reason: `Calendar ${reason}`, effectiveAt, endsAt })).number
  const [late, across, early] = [
    await make('late', at(20)),
    await make('across', '2032-06-01T04:00:00.000Z', '2032-09-01T04:00:00.000Z'),
    await make('early', at(2), at(3)),
  ]
  for (const [start, end] of [
    [null, null],
    [null, at(9)],
    ['2032-06-01T04:00:00.000Z', null],
    ['2032-06-01T04:00:00.000Z', at(1)],
    ['2032-08-01T04:00:00.000Z', null],
  ] as const)
    await make('outside', start, end)
  const canceled = await make('canceled', at(4))
  await act(manager, canceled, 'cancel')
  // The same instants on another clock.
  const [from, to] = ['2032-07-01T00:00:00-04:00', '2032-08-01T00:00:00-04:00'].map(encodeURIComponent)
  const path = `/pricechanges?search=calendar&endsAfter=${from}&startsBefore=${to}&sort=effectiveAt&state=${CALENDAR_STATES.join(',')}`
  const numbers = ({ body }: Reply) => body.data.map(({ number }: { number: string }) => number)
  const all = await as(reader)('GET', path)
  expect(numbers(all)).toEqual([across, early, late])
  for (const { effectiveAt, endsAt = null } of all.body.data) {
    const times = { effectiveAt: Date.parse(effectiveAt), endsAt: endsAt && Date.parse(endsAt) }
    expect(calendarSpan(times, { from: Date.parse(at(1)), to: Date.parse('2032-08-01T04:00:00Z') })).toBeDefined()
  }
  const first = await as(reader)('GET', `${path}&limit=2`)
  expect(numbers(first)).toEqual([across, early])
  expect(first.body).toMatchObject({ nextCursor: expect.any(String), total: { count: 3 } })
  expect(numbers(await as(reader)('GET', `${path}&limit=2&cursor=${first.body.nextCursor}`))).toEqual([late])
  expect((await as(admin, 'two')('GET', path)).body.total.count).toBe(0)
  expect(await as(reader)('GET', '/pricechanges?endsAfter=soon')).toMatchObject({ status: 400 })
})
