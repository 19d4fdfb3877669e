import { expect, test } from 'vitest'
import { admin, line, priceChangesOfTwo } from './price-changes.ts'

const { act, as, created, find, item, items, settled } = priceChangesOfTwo()

test('is not undone over later changes', async () => {
  await items('E1', 'E2')
  const { number } = await created(admin, { lines: [line('E1', 21), line('E2', 21)] })
  await act(admin, number, 'submit')
  await settled(number, 'APPLIED')
  await as(admin)('PUT', '/items', { itemID: 'E2', version: 2, name: 'Theirs' })
  const message = 'E2 has changed since. Make another price change instead.'
  expect((await find(number)).actions).toMatchObject([{ name: 'undo', disabledReason: message }])
  expect(await act(admin, number, 'undo')).toMatchObject({ status: 409, message })
  expect(await item('E1')).toMatchObject({ sellingPrice: 21 })
})
