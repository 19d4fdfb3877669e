import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import {
  checkDraft,
  checkItem,
  DEFAULT_RESTRICTED,
  type Draft,
  type DraftContext,
  type DraftValue,
  type HintDraft,
  type ItemDraft,
  type ItemFieldName,
  itemFields,
  messageOver,
  type VariantDraft,
} from './index.ts'
import { quickCheck } from './quick-check.ts'

const create: DraftContext = { mode: 'create', restricted: DEFAULT_RESTRICTED }
const edit: DraftContext = { ...create, mode: 'edit' }

const shirt: ItemDraft = {
  itemID: 'TS',
  upc: 'TS',
  name: 'Shirt',
  type: 1,
  costPrice: 4,
  sellingPrice: 9,
  color: 'RED',
}
const small: VariantDraft = { itemID: 'TS-S', upc: 'TS-S', name: 'Shirt S', costPrice: 4, sellingPrice: '9', size: 'S' }
const large: VariantDraft = { ...small, itemID: 'TS-L', upc: 'TS-L', name: 'Shirt L', size: 'L' }

const check = (variants: VariantDraft[], context = create) => checkDraft({ item: shirt, variants }, context)
const said = (variants: VariantDraft[], context = create) =>
  check(variants, context).map(({ field, message }) => `${field}: ${message}`)

test('V1 a variant needs five things, in the words of the specification', () => {
  expect(said([small, { size: 'L' }])).toEqual([
    'variants.1.itemID: All the variants must have an item ID',
    'variants.1.upc: All the variants must have a UPC',
    'variants.1.name: All the variants must have a name',
    'variants.1.costPrice: All the variants must have a cost price',
    'variants.1.sellingPrice: All the variants must have a selling price',
  ])
  expect(said([{ ...small, upc: ' ', sellingPrice: '' }])).toEqual([
    'variants.0.upc: All the variants must have a UPC',
    'variants.0.sellingPrice: All the variants must have a selling price',
  ])
})

test('V2 a price of 0 is a price', () => {
  expect(check([{ ...small, costPrice: 0, sellingPrice: '0' }])).toEqual([])
})

test('V3 restricted characters of ID, UPC and name share a sentence', () => {
  const sentence = (list: string) =>
    `Please enter a valid Variant Name/Item ID/UPC - Special characters ${list} are restricted`
  expect(said([{ ...small, itemID: 'A?', upc: '#1#', name: `R & "B"`, productName: "Men's" }])).toEqual([
    `variants.0.itemID: ${sentence('?')}`,
    `variants.0.upc: ${sentence('#')}`,
    `variants.0.name: ${sentence('& "')}`,
    "variants.0.productName: Product name may not contain '",
  ])
})

test('V4 a variant may not have the ID of the main item', () => {
  expect(said([small, { ...large, itemID: 'TS' }])).toEqual([
    'variants.1.itemID: Variant(s) with item ID same as main item found',
  ])
  expect(check([{ ...large, itemID: 'TS' }])).toMatchObject([{ code: 'sameAsMain', params: { value: 'TS' } }])
  expect(check([{ ...small, itemID: 'ts' }])).toEqual([])
})

test('V5 an ID twice in the draft, or found on the server', () => {
  expect(said([small, { ...large, itemID: 'TS-S' }, { ...large, itemID: 'TS-S' }])).toEqual([
    'variants.1.itemID: Duplicate item ID(s) found for TS-S',
    'variants.2.itemID: Duplicate item ID(s) found for TS-S',
  ])
  expect(check([small, { ...large, itemID: 'TS-S' }])).toMatchObject([{ code: 'duplicate', params: { value: 'TS-S' } }])
  const taken = new Set(['TS-S', 'TS-L'])
  expect(said([{ ...small, stored: true }, large], { ...edit, taken })).toEqual([
    'variants.1.itemID: Duplicate item ID(s) found for TS-L',
  ])
  const blank = check([
    { ...small, itemID: '' },
    { ...large, itemID: '' },
  ])
  expect(blank.map(({ code }) => code)).toEqual(['required', 'required'])
})

test('V6 a new variant with the attributes of the main item is warned of', () => {
  const same = { ...small, size: ' ', color: 'RED' }
  expect(check([same])).toEqual([
    {
      code: 'sameAttributes',
      field: 'variants.0',
      message: 'Attributes same as the main item',
      params: {},
      warning: true,
    },
  ])
  expect(check([same], { ...create, allowSameAttributes: true })).toEqual([])
  expect(check([{ ...same, stored: true }], edit)).toEqual([])
  const sections = itemFields.filter(({ section }) => section === 'attributes').map(({ name }) => name)
  for (const name of sections) expect(check([{ ...same, [name]: 'OTHER' }])).toEqual([])
})

test("V7 the product that a setting requires is the main item's", () => {
  const context = { ...create, productIDRequired: true, productNameRequired: true }
  expect(said([small], context)).toEqual([
    'productID: Product ID is required.',
    'productName: Product name is required.',
  ])
})

test('V8 the other rules of an item hold for its variants', () => {
  const wrong = { ...small, upc: 'x'.repeat(16), additionalUPCs: ['y'.repeat(16)], minimumLevel: 5, maximumLevel: '4' }
  expect(check([wrong]).map(({ field, code, title }) => [field, code, title])).toEqual([
    ['variants.0.upc', 'tooLong', undefined],
    ['variants.0.additionalUPCs', 'tooLong', 'Invalid Additional UPCs'],
    ['variants.0.maximumLevel', 'belowMinimum', undefined],
  ])
  expect(said([{ ...small, itemID: 'BAG' }])).toEqual([
    'variants.0.itemID:  System generated item and cannot be modified',
  ])
})

test('V9 what a stored variant leaves out stays as it is, and its ID is not judged again', () => {
  expect(check([{ stored: true, itemID: 'OLD #1' }], edit)).toEqual([])
  expect(said([{ stored: true, itemID: 'OLD #1', name: '' }], edit)).toEqual([
    'variants.0.name: All the variants must have a name',
  ])
})

test('V5 variants without an ID are no duplicates of each other', () => {
  const { itemID: _, ...rest } = small
  expect(check([rest, rest]).map(({ code }) => code)).toEqual(['required', 'required'])
})

test('V7 a product ID that a setting requires is not asked of variants', () => {
  const context = { ...create, productIDRequired: true, productNameRequired: true }
  const item = { ...shirt, productID: 'P', productName: 'Shirts' }
  expect(checkDraft({ item, variants: [{ ...small, productID: null, productName: null }] }, context)).toEqual([])
})

test('V10 prices that the user may not see are not asked for', () => {
  const { costPrice: _, ...rest } = small
  expect(check([rest], { ...create, hidden: new Set<ItemFieldName>(['costPrice']) })).toEqual([])
})

const hint: HintDraft = { hint: 'Shelf 4', location: { id: 'ST1' } }
const checkHints = (...hints: HintDraft[]) => checkDraft({ item: shirt, hints }, create)

test('H1 a location hint is not blank', () => {
  expect(checkHints(hint, { ...hint, hint: ' ', location: { id: 'ST2' } })).toEqual([
    { code: 'required', field: 'hints.1.hint', message: 'Location Hints cannot be blank', params: {} },
  ])
  expect(checkHints({})[0]?.message).toBe('Location Hints cannot be blank')
})

test('H2 a hint says where, once for each location', () => {
  const found = checkHints(hint, { hint: 'Shelf 5' }, { ...hint, hint: 'Shelf 6' })
  expect(found.map(({ field, message }) => `${field}: ${message}`)).toEqual([
    'hints.1.location: Location is required.',
    'hints.2.location: This location has a hint already.',
  ])
})

test('H2 hints without a location are not of one location', () => {
  const found = checkHints({ hint: 'A' }, { hint: 'B' }, { hint: 'C', location: { id: null } }, hint, hint)
  expect(found.map(({ field, code }) => `${field} ${code}`)).toEqual([
    'hints.0.location required',
    'hints.1.location required',
    'hints.2.location required',
    'hints.4.location duplicate',
  ])
})

test('H3 a hint has at most 250 characters, all of them printable', () => {
  expect(checkHints({ ...hint, hint: '😀'.repeat(250) })).toEqual([])
  const [issue] = checkHints({ ...hint, hint: 'x'.repeat(251) })
  expect(issue).toMatchObject({ code: 'tooLong', params: { max: 250, length: 251 } })
  expect(issue?.message).toBe('Location hint is longer than 250 characters (251).')
  expect(checkHints({ ...hint, hint: 'a\nb' }).map(({ code, message }) => [code, message])).toEqual([
    ['unreadable', 'Location hint contains a character that can be neither stored nor printed.'],
  ])
})

test('H4 what the form says over all issues', () => {
  const over = (draft: Partial<Draft>, context = create) => messageOver(checkDraft({ item: shirt, ...draft }, context))
  expect(over({})).toBeUndefined()
  expect(over({ item: { ...shirt, name: '' } })).toBe('Please correct the marked fields.')
  expect(over({ hints: [{ ...hint, hint: '' }] })).toBe('Location Hints cannot be blank')
  expect(over({ item: { ...shirt, name: '' }, hints: [{ ...hint, hint: '' }] })).toBe(
    'LocationHints and Marked fields cannot be blank',
  )
  expect(over({ hints: [{ hint: '' }] })).toBe('LocationHints and Marked fields cannot be blank')
  expect(over({ variants: [{ ...small, size: null, color: 'RED' }] })).toBeUndefined()
})

test('D1 one call answers the issues of item, variants and hints, each with its path', () => {
  const found = checkDraft({ item: { ...shirt, upc: '' }, variants: [{ ...small, upc: '' }], hints: [{}] }, create)
  expect(found.map(({ field }) => field)).toEqual(['upc', 'variants.0.upc', 'hints.0.hint', 'hints.0.location'])
})

const value: fc.Arbitrary<DraftValue> = fc.oneof(
  fc.constantFrom<DraftValue>(undefined, null, '', ' ', 'A', 'BAG', 'A?B', '1', '12', '1,200', '-1', 'x\ty', 'x\ud800'),
  fc.constantFrom<DraftValue>(
    'é',
    '\u00a0x',
    'x\u2028',
    0,
    1,
    7,
    1.23456,
    -2,
    Number.NaN,
    true,
    false,
    'Active',
    'yes',
  ),
  fc.string({ maxLength: 20 }),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.array(fc.constantFrom('A', 'B', 'A#', ' ', 'x'.repeat(16)), { maxLength: 3 }),
)

const draft = fc.dictionary(fc.constantFrom(...itemFields.map(({ name }) => name)), value, {
  maxKeys: 20,
  noNullPrototype: true,
})
const hidden = fc.constantFrom(undefined, new Set<ItemFieldName>(['costPrice', 'upc', 'minimumLevel']))

test.prop(
  [fc.array(draft, { maxLength: 5 }), fc.constantFrom('create', 'edit'), fc.constantFrom('#\'"&?', '', 'A😀'), hidden],
  {
    numRuns: 1000,
    examples: [[[{ masterSKU: '\0' }], 'create', '', undefined]],
  },
)('D2 the quick way finds what checkItem finds, draft after draft', (drafts, mode, restricted, notShown) => {
  const context = { mode, restricted, hidden: notShown } as DraftContext
  const quick = quickCheck(itemFields, context)
  for (const each of drafts) expect(quick(each)).toEqual(checkItem(each, context))
})

test.each<ItemDraft>([
  { additionalUPCs: ['B', 'TS'] },
  { additionalUPCs: 'B, TS' },
  { additionalUPCs: ['1'], upc: 1 },
  { additionalUPCs: [] },
  { minimumLevel: 5, maximumLevel: '3' },
  { minimumLevel: '1,200', maximumLevel: 3 },
  { minimumLevel: 5, maximumLevel: undefined },
  { itemID: 'FEEID001' },
  { name: undefined, upc: undefined, productID: undefined },
  { itemImage: null, itemID: ' ', extendedDescription: 'a\nb', licensee: 'a\nb' },
])('D2 the quick way finds what checkItem finds in %o', (more) => {
  for (const context of [create, edit]) {
    const draft = { ...shirt, ...more }
    expect(quickCheck(itemFields, context)(draft)).toEqual(checkItem(draft, context))
  }
})

test('L13 the quick way judges only the classifications that are said', () => {
  const parentOf = () => 'APPAREL'
  for (const draft of [{ category: 'TEES' }, { category: 'TEES', department: null }, { department: 'MUSIC' }]) {
    for (const context of [create, edit].map((each) => ({ ...each, parentOf }))) {
      expect(quickCheck(itemFields, context)({ ...shirt, ...draft })).toEqual(
        checkItem({ ...shirt, ...draft }, context),
      )
    }
  }
})
