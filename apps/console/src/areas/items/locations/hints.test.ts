import { expect, test } from 'vitest'
import { hintRows, isSaved, withNewHint } from './hints.ts'

const rows = hintRows([{ item: { itemID: 'A' }, hint: 'Bin 1', location: { id: 'W1', type: 'WAREHOUSE' } }])

test('a stored hint is identified by its location, a new one by its own key', () => {
  expect(rows).toEqual([{ key: 'W1', locationID: 'W1', hint: 'Bin 1' }])
  const [, first, second] = withNewHint(withNewHint(rows))
  expect([first, second]).toMatchObject([{ key: 'new 1', locationID: '' }, { key: 'new 2' }])
  expect([rows[0]!, { ...first!, locationID: 'S1' }].map(isSaved)).toEqual([true, false])
})
