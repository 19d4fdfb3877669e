import { expect, test } from 'vitest'
import { isSameScope, labelDefaultFor, type LabelScope } from './index.ts'

const [STORE_ITEM, VARIANT] = [1, 6]
const [HARBOR, RIVER] = ['STORE/HB-MAIN', 'WAREHOUSE/WH-RIVER']

const of = (use: LabelScope['use'], itemType: number | null = null, location: string | null = null): LabelScope => ({
  use,
  itemType,
  location,
})

test('D1 a default applies to its use, item type and location, and to any that it does not name', () => {
  const tag = of('HANG_TAG', VARIANT, HARBOR)
  expect(labelDefaultFor([tag], { use: 'HANG_TAG', itemType: VARIANT, location: HARBOR })).toBe(tag)
  for (const other of [{ use: 'SHELF' }, { itemType: STORE_ITEM }, { location: RIVER }] as const) {
    expect(labelDefaultFor([tag], { use: 'HANG_TAG', itemType: VARIANT, location: HARBOR, ...other })).toBe(undefined)
  }
  const any = of('HANG_TAG')
  expect(labelDefaultFor([any], { use: 'HANG_TAG', itemType: VARIANT, location: HARBOR })).toBe(any)
})

test('D1 where the item type or the location is unknown, no default that names one applies', () => {
  expect(labelDefaultFor([of('SHELF', VARIANT), of('SHELF', null, HARBOR)], { use: 'SHELF' })).toBe(undefined)
})

test('D2 the most specific default comes first: location before item type, whatever their order', () => {
  const both = of('SHELF', VARIANT, HARBOR)
  const at = of('SHELF', null, HARBOR)
  const typed = of('SHELF', VARIANT)
  const any = of('SHELF')
  const asked = { use: 'SHELF', itemType: VARIANT, location: HARBOR } as const
  let left = [any, typed, at, both]
  for (const best of [both, at, typed, any]) {
    expect(labelDefaultFor(left, asked)).toBe(best)
    expect(labelDefaultFor(left.toReversed(), asked)).toBe(best)
    left = left.filter((one) => one !== best)
  }
})

test('D2 of equally specific ones for an unknown use, the order of uses decides', () => {
  const [box, tag, shelf] = [of('BOX', null, RIVER), of('HANG_TAG', VARIANT), of('SHELF', VARIANT)]
  expect(labelDefaultFor([box, shelf, tag], { itemType: VARIANT })).toBe(tag)
  expect(labelDefaultFor([box, shelf, tag], { itemType: VARIANT, location: RIVER })).toBe(box)
})

test('D3 two defaults for the same use, item type and location clash', () => {
  expect(isSameScope(of('BOX', VARIANT, HARBOR), of('BOX', VARIANT, HARBOR))).toBe(true)
  expect(isSameScope(of('BOX'), of('BOX'))).toBe(true)
  for (const other of [of('SHELF', VARIANT, HARBOR), of('BOX', null, HARBOR), of('BOX', VARIANT)]) {
    expect(isSameScope(of('BOX', VARIANT, HARBOR), other)).toBe(false)
  }
})
