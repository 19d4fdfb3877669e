import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import {
  checkDraft,
  checkItem,
  type Draft,
  type DraftContext,
  type HintDraft,
  type ItemDraft,
  type ItemFieldName,
  itemFields,
  messagesOver,
  newVariant,
  type VariantDraft,
} from './index.ts'
import { DEFAULT_RESTRICTED, type DraftValue } from '@greenroom/validation'
import { quickCheck } from './quick-check.ts'

const create: DraftContext = { mode: 'create', restricted: DEFAULT_RESTRICTED }
const edit: DraftContext = { ...create, mode: 'edit' }

const shirt: ItemDraft = {
  itemID: 'TS',
  productID: 'TEES',
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
const messagesFor = (variants: VariantDraft[], context = create) =>
  check(variants, context).map(({ field, message }) => `${field}: ${message}`)

test("V1 requires five fields, with the specification's messages", () => {
  expect(messagesFor([small, { size: 'L' }])).toEqual([
    'variants.1.itemID: All the variants must have an item ID',
    'variants.1.upc: All the variants must have a UPC',
    'variants.1.name: All the variants must have a name',
    'variants.1.costPrice: All the variants must have a cost price',
    'variants.1.sellingPrice: All the variants must have a selling price',
  ])
  expect(messagesFor([{ ...small, upc: ' ', sellingPrice: '' }])).toEqual([
    'variants.0.upc: All the variants must have a UPC',
    'variants.0.sellingPrice: All the variants must have a selling price',
  ])
})

test('V2 accepts a price of 0', () => {
  expect(check([{ ...small, costPrice: 0, sellingPrice: '0' }])).toEqual([])
})

test('V3 reports restricted characters of ID, UPC and name in one sentence', () => {
  const sentence = (list: string) =>
    `Please enter a valid Variant Name/Item ID/UPC - Special characters ${list} are restricted`
  expect(messagesFor([{ ...small, itemID: 'A?', upc: '#1#', name: `R & "B"`, productName: "Men's" }])).toEqual([
    `variants.0.itemID: ${sentence('?')}`,
    `variants.0.upc: ${sentence('#')}`,
    `variants.0.name: ${sentence('& "')}`,
    "variants.0.productName: Product name may not contain '",
  ])
})

test("V4 refuses the main item's ID", () => {
  expect(messagesFor([small, { ...large, itemID: 'TS' }])).toEqual([
    'variants.1.itemID: Variant(s) with item ID same as main item found',
  ])
  expect(check([{ ...large, itemID: 'TS' }])).toMatchObject([{ code: 'sameAsMain', params: { value: 'TS' } }])
  expect(check([{ ...small, itemID: 'ts' }])).toEqual([])
})

test('V5 refuses an ID that is repeated in the draft or exists on the server', () => {
  expect(messagesFor([small, { ...large, itemID: 'TS-S' }, { ...large, itemID: 'TS-S' }])).toEqual([
    'variants.1.itemID: Duplicate item ID(s) found for TS-S',
    'variants.2.itemID: Duplicate item ID(s) found for TS-S',
  ])
  expect(check([small, { ...large, itemID: 'TS-S' }])).toMatchObject([{ code: 'duplicate', params: { value: 'TS-S' } }])
  const taken = new Set(['TS-S', 'TS-L'])
  expect(messagesFor([{ ...small, stored: {} }, large], { ...edit, taken })).toEqual([
    'variants.1.itemID: Duplicate item ID(s) found for TS-L',
  ])
  const blank = check([
    { ...small, itemID: '' },
    { ...large, itemID: '' },
  ])
  expect(blank.map(({ code }) => code)).toEqual(['required', 'required'])
})

test("V6 warns about a new variant with the main item's attributes", () => {
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
  expect(check([{ ...same, stored: {} }], edit)).toEqual([])
  const sections = itemFields.filter(({ section }) => section === 'attributes').map(({ name }) => name)
  for (const name of sections) expect(check([{ ...same, [name]: 'OTHER' }])).toEqual([])
})

test('V7 requires the product on the main item', () => {
  const context = { ...create, alsoRequired: new Set(['productID', 'productName']) }
  const item = { ...shirt, productID: ' ' }
  expect(checkDraft({ item, variants: [small] }, context).map(({ field, message }) => `${field}: ${message}`)).toEqual([
    'productID: Product ID is required.',
    'productName: Product name is required.',
  ])
})

test("V8 applies the item's other rules to variants", () => {
  const wrong = { ...small, upc: 'x'.repeat(16), additionalUPCs: ['y'.repeat(16)], minimumLevel: 5, maximumLevel: '4' }
  expect(check([wrong]).map(({ field, code, title }) => [field, code, title])).toEqual([
    ['variants.0.upc', 'tooLong', undefined],
    ['variants.0.additionalUPCs', 'tooLong', 'Invalid Additional UPCs'],
    ['variants.0.maximumLevel', 'belowMinimum', undefined],
  ])
  expect(messagesFor([{ ...small, itemID: 'BAG' }])).toEqual([
    'variants.0.itemID: BAG System generated item and cannot be modified',
  ])
})

test("V9 leaves a stored variant's missing fields unchanged and does not validate its ID again", () => {
  expect(check([{ stored: {}, itemID: 'OLD #1' }], edit)).toEqual([])
  expect(messagesFor([{ stored: {}, itemID: 'OLD #1', name: '' }], edit)).toEqual([
    'variants.0.name: All the variants must have a name',
  ])
})

test('V5 does not treat variants without an ID as duplicates', () => {
  const { itemID: _, ...rest } = small
  expect(check([rest, rest]).map(({ code }) => code)).toEqual(['required', 'required'])
})

test('V7 does not require a product ID of variants', () => {
  const context = { ...create, alsoRequired: new Set(['productID', 'productName']) }
  const item = { ...shirt, productID: 'P', productName: 'Shirts' }
  expect(checkDraft({ item, variants: [{ ...small, productID: null, productName: null }] }, context)).toEqual([])
})

test('V15 requires a product ID of an item with new variants, and on none of its variants another one', () => {
  const { productID: _, ...single } = shirt
  const found = (item: ItemDraft, variants: VariantDraft[], context = create) =>
    checkDraft({ item, variants }, context).map(({ field, message }) => `${field}: ${message}`)
  expect(found(single, [small])).toEqual(['productID: Product ID is required.'])
  expect(found({ ...single, productID: ' ' }, [small], edit)).toEqual(['productID: Product ID is required.'])
  expect(found({ name: 'Shirt' }, [small], { ...edit, stored: single })).toEqual(['productID: Product ID is required.'])
  expect(found({ name: 'Shirt' }, [small], { ...edit, stored: shirt })).toEqual([])
  expect(found(single, [])).toEqual([])
  expect(found(single, [{ itemID: 'TS-S', stored: small }], { ...edit, stored: single })).toEqual([])
  expect(found(shirt, [{ ...small, productID: 'CAPS' }])).toEqual([
    'variants.0.productID: Product ID must be TEES, as on the main item.',
  ])
  const both = { ...create, alsoRequired: new Set(['productID']) }
  expect(found(single, [small], both)).toEqual(['productID: Product ID is required.'])
})

test('L17 judges the product ID once, at the main item, and lets a stored one have new variants', () => {
  const found = (item: ItemDraft, context: DraftContext) =>
    checkDraft({ item, variants: [{ ...small, productID: 'TE,ES' }] }, context).map(({ field }) => field)
  const stored = { ...shirt, productID: 'TE,ES' }
  expect(found({ ...shirt, productID: 'TE,ES' }, create)).toEqual(['productID'])
  expect(found({ name: 'Shirt' }, { ...edit, stored })).toEqual([])
  expect(found({ productID: 'TE,ES' }, { ...edit, stored })).toEqual([])
})

test('V15 keeps a stored variant in the product of its main item', () => {
  const found = (main: ItemDraft, variant: ItemDraft, product: string | null) =>
    checkDraft(
      { item: main, variants: [{ itemID: 'TS-S', ...variant, stored: { ...small, productID: product } }] },
      { ...edit, stored: shirt },
    ).map(({ message }) => message)
  expect(found({}, {}, 'TEES')).toEqual([])
  expect(found({ productID: 'NEW' }, {}, 'TEES')).toEqual([])
  expect(found({ productID: 'NEW' }, { productID: 'NEW' }, 'TEES')).toEqual([])
  const refusal = ['Product ID must be TEES, as on the main item.']
  expect(found({}, {}, 'CAPS')).toEqual(refusal)
  expect(found({}, {}, null)).toEqual(refusal)
  expect(found({}, { productID: 'CAPS' }, 'TEES')).toEqual(refusal)
  expect(found({}, { productID: null }, 'TEES')).toEqual(refusal)
  expect(found({ productID: null }, { productID: 'TEES' }, 'TEES')).toEqual([
    'Product ID must be blank, as on the main item.',
  ])
})

test('V1 and V15 give a new variant the type Variant and the product of its main item', () => {
  const main = { productID: 'TEES', productName: 'Tees' }
  expect(newVariant({}, main)).toEqual({ type: 6, ...main })
  expect(newVariant({ type: 1, productID: 'CAPS', productName: 'Caps' }, main)).toEqual({
    type: 1,
    productID: 'CAPS',
    productName: 'Caps',
  })
  expect(newVariant({ productID: null }, main).productID).toBe('TEES')
})

test('L13 does not judge a stored variant whose classification stays', () => {
  const context = { ...edit, parentOf: () => 'MUSIC' }
  const stored = { ...small, productID: 'TEES', department: 'APPAREL', category: 'TEES' }
  const found = (more: ItemDraft) => check([{ itemID: 'TS-S', ...more, stored }], context).map(({ field }) => field)
  expect(found({ name: 'Small', category: 'TEES' })).toEqual([])
  expect(found({ department: 'OTHER' })).toEqual(['variants.0.category'])
})

test('V10 does not require prices that the user cannot see', () => {
  const { costPrice: _, ...rest } = small
  const cost = new Set<ItemFieldName>(['costPrice'])
  expect(check([rest], { ...create, hidden: cost })).toEqual([])
  expect(check([rest], { ...create, locked: cost })).toEqual([])
})

const hint: HintDraft = { hint: 'Shelf 4', location: { id: 'ST1' } }
const checkHints = (...hints: HintDraft[]) => checkDraft({ item: shirt, hints }, create)

test('H1 refuses a blank location hint', () => {
  expect(checkHints(hint, { ...hint, hint: ' ', location: { id: 'ST2' } })).toEqual([
    { code: 'required', field: 'hints.1.hint', message: 'Location Hints cannot be blank', params: {} },
  ])
  expect(checkHints({})[0]?.message).toBe('Location Hints cannot be blank')
})

test('H2 requires a location, once per location', () => {
  const found = checkHints(hint, { hint: 'Shelf 5' }, { ...hint, hint: 'Shelf 6' })
  expect(found.map(({ field, message }) => `${field}: ${message}`)).toEqual([
    'hints.1.location: Location is required.',
    'hints.2.location: This location has a hint already.',
  ])
})

test('H2 does not treat hints without a location as duplicates', () => {
  const found = checkHints({ hint: 'A' }, { hint: 'B' }, { hint: 'C', location: { id: null } }, hint, hint)
  expect(found.map(({ field, code }) => `${field} ${code}`)).toEqual([
    'hints.0.location required',
    'hints.1.location required',
    'hints.2.location required',
    'hints.4.location duplicate',
  ])
})

test('H3 limits a hint to 250 printable characters', () => {
  expect(checkHints({ ...hint, hint: '😀'.repeat(250) })).toEqual([])
  const [issue] = checkHints({ ...hint, hint: 'x'.repeat(251) })
  expect(issue).toMatchObject({ code: 'tooLong', params: { max: 250, length: 251 } })
  expect(issue?.message).toBe('Location hint is longer than 250 characters (251).')
  expect(checkHints({ ...hint, hint: 'a\nb' }).map(({ code, message }) => [code, message])).toEqual([
    ['unreadable', 'Location hint contains a character that can be neither stored nor printed.'],
  ])
})

test('H4 shows one message for all issues but those of variants, which show their own', () => {
  const over = (draft: Partial<Draft>, context = create) => messagesOver(checkDraft({ item: shirt, ...draft }, context))
  const nameless = { ...shirt, name: '' }
  const blankHint = { ...hint, hint: '' }
  expect(over({})).toEqual([])
  expect(over({ item: nameless })).toEqual(['Please correct the marked fields.'])
  expect(over({ hints: [blankHint] })).toEqual(['Location Hints cannot be blank'])
  expect(over({ item: nameless, hints: [blankHint] })).toEqual(['LocationHints and Marked fields cannot be blank'])
  expect(over({ hints: [hint, hint] })).toEqual(['Please correct the marked fields.'])
  expect(over({ variants: [{ ...small, size: null, color: 'RED' }] })).toEqual([])
  const costless = [small, large].map((variant) => ({ ...variant, costPrice: '' }))
  expect(over({ variants: costless })).toEqual(['All the variants must have a cost price'])
  expect(over({ item: nameless, variants: costless })).toEqual([
    'Please correct the marked fields.',
    'All the variants must have a cost price',
  ])
})

test('H4 shows the message of an issue with a title under that title', () => {
  const longUPC = { ...shirt, additionalUPCs: ['x'.repeat(16)] }
  const own = 'Invalid Additional UPCs: Additional UPCs cannot exceed 15 characters'
  expect(messagesOver(checkDraft({ item: longUPC }, create))).toEqual([own])
  expect(messagesOver(checkDraft({ item: { ...longUPC, name: '' } }, create))).toEqual([
    'Please correct the marked fields.',
    own,
  ])
})

test('H4 counts a row without hint or location as a blank hint', () => {
  const over = (hints: HintDraft[]) => messagesOver(checkDraft({ item: shirt, hints }, create))
  expect(over([{ hint: '' }])).toEqual(['Location Hints cannot be blank'])
  expect(over([hint, { hint: 'Shelf 5', location: { id: '' } }])).toEqual(['Location Hints cannot be blank'])
})

test('D1 returns the issues of item, variants and hints in one call, each with its path', () => {
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
const decimals = fc.constantFrom(undefined, 0, 2)
const hidden = fc.constantFrom(undefined, new Set<ItemFieldName>(['costPrice', 'upc', 'minimumLevel']))

test.prop(
  [
    fc.array(draft, { maxLength: 5 }),
    fc.constantFrom('create', 'edit'),
    fc.constantFrom('#\'"&?', '', 'A😀'),
    hidden,
    decimals,
  ],
  {
    numRuns: 1000,
    examples: [
      [[{ masterSKU: '\0' }], 'create', '', undefined, undefined],
      [[{ sellingPrice: 9.995, msrp: '0.5', costPrice: 0.5 }], 'edit', '', undefined, 0],
    ],
  },
)('D2 finds quickly what checkItem finds, draft after draft', (drafts, mode, restricted, notShown, priceDecimals) => {
  const context = { mode, restricted, hidden: notShown, priceDecimals } as DraftContext
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
  { name: 'a\u2028b', licensee: 'a\u202eb', vendorAlias: 'a\ufffdb', extendedDescription: 'a\u2028\ufffdb' },
  { itemImage: null, itemID: ' ', extendedDescription: 'a\nb', licensee: 'a\nb' },
])('D2 finds quickly what checkItem finds in %o', (more) => {
  for (const context of [create, edit]) {
    const draft = { ...shirt, ...more }
    expect(quickCheck(itemFields, context)(draft)).toEqual(checkItem(draft, context))
  }
})

test('L13 validates quickly only the given classifications', () => {
  const parentOf = () => 'APPAREL'
  for (const draft of [{ category: 'TEES' }, { category: 'TEES', department: null }, { department: 'MUSIC' }]) {
    for (const context of [create, edit].map((each) => ({ ...each, parentOf }))) {
      expect(quickCheck(itemFields, context)({ ...shirt, ...draft })).toEqual(
        checkItem({ ...shirt, ...draft }, context),
      )
    }
  }
})
