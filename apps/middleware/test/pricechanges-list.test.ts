import { expect, test } from 'vitest'
import { admin, manager, priceChangesOfTwo } from './price-changes.ts'

const { act, as, created } = priceChangesOfTwo()

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
