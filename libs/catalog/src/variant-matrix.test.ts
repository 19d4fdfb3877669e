import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import {
  DEFAULT_PATTERNS,
  generateVariants,
  type ItemDraft,
  MATRIX_FIELDS,
  type MatrixAxis,
  MOST_VARIANTS,
  namePattern,
  unknownPlaces,
} from './index.ts'

const axis = (field: MatrixAxis['field'], ...ids: string[]): MatrixAxis => ({
  field,
  entries: ids.map((id) => ({ id, label: `${id} name` })),
})

const tee: ItemDraft = { itemID: 'TEE', productID: 'P1', name: 'Tour tee', costPrice: 4, sellingPrice: '30.00' }
const SIZES = axis('size', 'S', 'M')
const COLORS = axis('color', 'RED', 'BLK')
const DEFAULTS = { ...DEFAULT_PATTERNS, name: '{name}' }
const PATTERNS = { itemID: '{itemID}-{color}-{size}', upc: '{id}', name: '{name} {color.name} {size}' }

test("V11 makes a variant for each combination, the last attribute fastest, with the main item's prices", () => {
  const { variants, existing, tooMany } = generateVariants([COLORS, SIZES], PATTERNS, tee, [])
  expect(variants.map(({ itemID }) => itemID)).toEqual(['TEE-RED-S', 'TEE-RED-M', 'TEE-BLK-S', 'TEE-BLK-M'])
  expect(variants[0]).toEqual({
    color: 'RED',
    size: 'S',
    itemID: 'TEE-RED-S',
    upc: 'TEE-RED-S',
    name: 'Tour tee RED name S',
    costPrice: 4,
    sellingPrice: '30.00',
  })
  expect([existing, tooMany]).toEqual([0, false])
})

test('V11 makes nothing without attributes, or if one has no values', () => {
  expect(generateVariants([], PATTERNS, tee, [])).toEqual({ variants: [], existing: 0, tooMany: false })
  expect(generateVariants([COLORS, axis('size')], PATTERNS, tee, []).variants).toEqual([])
})

test('V12 leaves out and counts existing combinations', () => {
  const stored = [
    { itemID: 'OLD', color: 'RED', size: 'M' },
    { itemID: 'PLAIN', color: 'RED', size: null },
  ]
  const { variants, existing } = generateVariants([COLORS, SIZES], PATTERNS, tee, stored)
  expect(variants.map(({ itemID }) => itemID)).toEqual(['TEE-RED-S', 'TEE-BLK-S', 'TEE-BLK-M'])
  expect(existing).toBe(1)
  expect(generateVariants([COLORS], PATTERNS, tee, stored).existing).toBe(1)
})

test('V13 pads the number with zeros, and skips IDs that are taken', () => {
  const made = (itemID: string, existing: ItemDraft[] = []) =>
    generateVariants([SIZES], { ...PATTERNS, itemID }, tee, existing).variants.map((variant) => variant.itemID)
  expect(made('{productID}{n}')).toEqual(['P11', 'P12'])
  expect(made('{itemID}-{n:3}')).toEqual(['TEE-001', 'TEE-002'])
  expect(made('{itemID}-{n}', [{ itemID: 'TEE-2', size: 'XL' }])).toEqual(['TEE-3', 'TEE-4'])
  const many = axis('size', '11', ...'abcdefghi', '1')
  const counted = generateVariants([many], { ...PATTERNS, itemID: '{size}{n}' }, tee, []).variants
  expect([counted[0]!.itemID, counted[10]!.itemID]).toEqual(['111', '112'])
  expect(made('{itemID}', [])).toEqual(['TEE', 'TEE'])
  expect(generateVariants([SIZES], DEFAULTS, {}, []).variants[0]).toMatchObject({ itemID: '-001', upc: '-001' })
})

test('V13 omits values that the main item does not have', () => {
  const patterns = { itemID: '{productID}{size}', upc: '{id}', name: '{name}{size}' }
  expect(generateVariants([SIZES], patterns, {}, []).variants[0]).toMatchObject({ itemID: 'S', name: 'S' })
})

test('V13 keeps unknown placeholders as text, and lists them', () => {
  const { variants } = generateVariants([SIZES], { ...PATTERNS, name: '{name} {colour} {size.name}' }, tee, [])
  expect(variants[0]!.name).toBe('Tour tee {colour} S name')
  expect(unknownPlaces('{name} {colour} {size.name} {n:3} {color}', [SIZES])).toEqual(['{colour}', '{color}'])
  expect(unknownPlaces('{id} {productID} {size}', [SIZES])).toEqual([])
  expect(unknownPlaces('{id}-{itemID}', [SIZES], true)).toEqual(['{id}'])
})

test('V14 makes no more than one save accepts', () => {
  const many = (field: MatrixAxis['field'], count: number) =>
    axis(field, ...Array.from({ length: count }, (_, index) => String(index)))
  const axes = [many('size', 50), many('color', 100)]
  expect(generateVariants(axes, PATTERNS, tee, []).variants).toHaveLength(MOST_VARIANTS)
  const over = generateVariants(axes, PATTERNS, tee, [{ itemID: 'X', size: 'none' }])
  expect(over).toEqual({ variants: [], existing: 0, tooMany: true })
})

test('V14 refuses a matrix of billions without listing it', () => {
  const axes = MATRIX_FIELDS.map((field) => axis(field, ...Array.from({ length: 100 }, (_, index) => String(index))))
  expect(generateVariants(axes, PATTERNS, tee, []).tooMany).toBe(true)
})

const ids = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 6 }), { maxLength: 6 })
const anyAxes = fc
  .tuple(fc.subarray([...MATRIX_FIELDS], { minLength: 1, maxLength: 3 }), ids, ids, ids)
  .map(([fields, ...lists]) => fields.map((field, at) => axis(field, ...lists[at]!)))

test.prop([anyAxes])('V11 makes every combination once, each with its own ID, and none the second time', (axes) => {
  const { variants } = generateVariants(axes, DEFAULTS, tee, [])
  const combination = (variant: ItemDraft) => JSON.stringify(axes.map(({ field }) => variant[field]))
  expect(variants).toHaveLength(axes.reduce((product, { entries }) => product * entries.length, 1))
  expect(new Set(variants.map(combination)).size).toBe(variants.length)
  expect(new Set(variants.map(({ itemID }) => itemID)).size).toBe(variants.length)
  const blank = axes.some(({ entries }) => entries.some(({ id }) => id.trim() === ''))
  if (!blank) expect(generateVariants(axes, DEFAULTS, tee, variants).variants).toEqual([])
})

test('V16 by default, names tell variants apart by every attribute of the matrix, the size last', () => {
  expect(namePattern([SIZES, COLORS])).toBe('{name} {color.name} {size}')
  expect(namePattern([axis('team', 'T'), SIZES])).toBe('{name} {team.name} {size}')
  expect(namePattern([])).toBe('{name}')
  const { variants } = generateVariants([SIZES, COLORS], { ...DEFAULTS, name: namePattern([SIZES, COLORS]) }, tee, [])
  expect(variants.map(({ name }) => name)).toEqual([
    'Tour tee RED name S',
    'Tour tee BLK name S',
    'Tour tee RED name M',
    'Tour tee BLK name M',
  ])
})
