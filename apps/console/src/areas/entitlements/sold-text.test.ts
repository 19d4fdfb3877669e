import { expect, test } from 'vitest'
import { soldPage } from './entitlements-fixture.ts'
import { soldText } from './sold-text.ts'

const wall = (minute: string) => minute.replace('T', ' ')
const [dated] = soldPage.data
const at = (clock: string, more: object = {}) => soldText({ ...dated!, sold: false, ...more }, clock, wall)

test('an item that is not sold yet, or no longer, says since when or from when on', () => {
  expect(soldText(dated!, '2026-03-06T18:00', wall)).toBe('Sold')
  expect(at('2026-03-06T17:59')).toBe('Starts 2026-03-06 18:00')
  expect(at('2026-03-06T23:00')).toBe('Ended 2026-03-06 23:00')
})

test('within its dates, it is the place or the item that is inactive', () => {
  expect(at('2026-03-06T18:00')).toBe('Not sold')
  expect(at('2026-03-06T17:59', { itemStatus: 'Discontinued' })).toBe('Discontinued')
})
