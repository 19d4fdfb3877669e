import { expect, test } from 'vitest'
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
