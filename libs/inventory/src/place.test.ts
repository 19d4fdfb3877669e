import { expect, test } from 'vitest'
import { ADJUSTMENT, placeText, PURCHASE_ORDER, readPlace, TRANSFER, WAITING_DOCUMENTS } from './index.ts'

test('P1 reads what it writes, of locations that hold stock alone', () => {
  const store = { type: 'STORE', locationID: 'HB/MAIN' } as const
  expect(readPlace(placeText(store))).toEqual(store)
  expect(readPlace('WAREHOUSE/W1')).toEqual({ type: 'WAREHOUSE', locationID: 'W1' })
  for (const text of ['VENUE/V1', 'STORE/', 'STORE', '', null, undefined]) expect(readPlace(text)).toBe(undefined)
})

test.each([TRANSFER, PURCHASE_ORDER, ADJUSTMENT])(
  'P2 a $name waits in states from which an action leads on',
  (kind) => {
    const left = new Set(Object.values(kind.transitions).flatMap(({ from }): readonly string[] => from))
    const waiting = WAITING_DOCUMENTS[kind.name]!
    expect(waiting.length).toBeGreaterThan(0)
    expect(waiting.filter((state) => !left.has(state))).toEqual([])
  },
)
