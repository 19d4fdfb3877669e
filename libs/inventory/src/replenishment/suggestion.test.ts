import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { type Replenished, suggest } from './suggestion.ts'

const NOTHING = { onHand: 0, inTransit: 0, inbound: 0, drafted: 0, reserved: 0 }
const LEVELS = { minimumLevel: 6, maximumLevel: 48, lotSizeMultiplier: 6, minimumOrderQuantity: 12 }

const stepsOf = (item: Replenished) => suggest(item)?.steps

describe('by the levels of the item', () => {
  test('RP1 less than the minimum level is filled up to the maximum level, in whole lots', () => {
    const item = { ...NOTHING, ...LEVELS, onHand: 4, inbound: 2, reserved: 1 }
    expect(suggest(item)).toEqual({
      quantity: 48,
      steps: [
        'Below the minimum level of 6: filled up to the maximum level of 48.',
        '48 − 4 on hand − 2 inbound + 1 reserved = 43.',
        'Rounded up to lots of 6: 48.',
      ],
    })
  })

  test('RP2 what is there and will be there may be enough', () => {
    expect(suggest({ ...NOTHING, ...LEVELS, onHand: 6 })).toBeUndefined()
    expect(suggest({ ...NOTHING, ...LEVELS, onHand: 2, inTransit: 1, inbound: 1, drafted: 2 })).toBeUndefined()
    expect(suggest({ ...NOTHING, ...LEVELS, onHand: 7, reserved: 2 })).toBeDefined()
    expect(suggest({ ...NOTHING, ...LEVELS, onHand: 5.999 })).toBeDefined()
  })

  test('an item with one level is filled up to it, one without any never', () => {
    expect(suggest({ ...NOTHING, maximumLevel: 10, onHand: 9 })).toEqual({
      quantity: 1,
      steps: ['Below the level of 10.', '10 − 9 on hand = 1.'],
    })
    expect(suggest({ ...NOTHING, minimumLevel: 10, onHand: 10 })).toBeUndefined()
    expect(suggest({ ...NOTHING, onHand: -3 })).toBeUndefined()
  })

  test('RP4 the minimum order raises a suggestion, and is a whole lot as well', () => {
    const item = { ...NOTHING, minimumLevel: 5, maximumLevel: 5, lotSizeMultiplier: 4, minimumOrderQuantity: 10 }
    expect(suggest(item)).toEqual({
      quantity: 12,
      steps: [
        'Below the level of 5.',
        '5 − 0 on hand = 5.',
        'Rounded up to lots of 4: 8.',
        'Raised to the minimum order of 10: 10.',
        'Rounded up to lots of 4: 12.',
      ],
    })
  })

  test('RP7 says what is short, and parts of units', () => {
    expect(stepsOf({ ...NOTHING, maximumLevel: 1_200, onHand: -2.5, inTransit: 3 })).toEqual([
      'Below the level of 1,200.',
      '1,200 + 2.5 short on hand − 3 in transit = 1,199.5.',
      'Rounded up to whole units: 1,200.',
    ])
  })
})

describe('by days of cover', () => {
  const cover = { soldUnits: 30, days: 14 }

  test('RP3 the stock should last for so many days at the pace of four weeks', () => {
    expect(stepsOf({ ...NOTHING, cover, onHand: 4, drafted: 1 })).toEqual([
      '30 sold in 28 days: 14 days of cover need 15.',
      '15 − 4 on hand − 1 in drafts = 10.',
    ])
  })

  test('between the levels of the item', () => {
    expect(stepsOf({ ...NOTHING, cover, maximumLevel: 10 })?.[0]).toBe(
      '30 sold in 28 days: 14 days of cover need 15, but the maximum level is 10.',
    )
    expect(stepsOf({ ...NOTHING, cover, minimumLevel: 20 })?.[0]).toBe(
      '30 sold in 28 days: 14 days of cover need 15, but the minimum level is 20.',
    )
  })

  test('what was returned more than it was sold is not needed', () => {
    expect(suggest({ ...NOTHING, cover: { soldUnits: -3, days: 14 } })).toBeUndefined()
  })
})

test('RP5 a location sends whole units of what it has, whatever the minimum order of the vendor', () => {
  const item = { ...NOTHING, ...LEVELS, minimumOrderQuantity: 100 }
  expect(suggest(item, 60)?.quantity).toBe(48)
  expect(suggest(item, 7.5)).toMatchObject({
    quantity: 7,
    steps: [expect.anything(), '48 − 0 on hand = 48.', 'Limited to what is available there: 7.'],
  })
  expect(suggest(item, -2)?.quantity).toBe(0)
})

const whole = (max: number) => fc.option(fc.integer({ min: 0, max }), { nil: null })
const units = fc.integer({ min: -50_000, max: 200_000 }).map((thousandths) => thousandths / 1_000)
const ITEM = fc.record({
  minimumLevel: whole(50),
  maximumLevel: whole(300).map((level) => (level === null ? null : level + 50)),
  lotSizeMultiplier: whole(24),
  minimumOrderQuantity: whole(100),
  onHand: units,
  inTransit: units.map(Math.abs),
  inbound: units.map(Math.abs),
  drafted: fc.nat({ max: 200 }),
  reserved: units.map(Math.abs),
  cover: fc.option(fc.record({ soldUnits: units, days: fc.integer({ min: 1, max: 180 }) }), { nil: undefined }),
})

test.prop({ item: ITEM })(
  'RP6 after a suggestion nothing more is suggested, and one lot less would not be enough',
  ({ item }) => {
    const suggested = suggest(item)
    if (!suggested) return
    const { quantity } = suggested
    const lot = Math.max(item.lotSizeMultiplier ?? 1, 1)
    expect(quantity % lot).toBe(0)
    expect(quantity).toBeGreaterThan(0)
    expect(suggest({ ...item, drafted: item.drafted + quantity })).toBeUndefined()
    const least = item.minimumOrderQuantity ?? 0
    const target = item.cover ? undefined : (item.maximumLevel ?? item.minimumLevel)!
    if (quantity - lot >= least && target !== undefined) {
      const position = item.onHand + item.inTransit + item.inbound + item.drafted - item.reserved
      expect(Math.round((position + quantity - lot) * 1_000)).toBeLessThan(target * 1_000)
    }
  },
)
