import { HIDDEN_WITHOUT } from '@greenroom/permissions'
import { expect, test } from 'vitest'
import {
  checkField,
  type CheckContext,
  checkItem,
  draftOf,
  isStocked,
  ITEM_TYPES,
  type ItemDraft,
  type ItemFieldName,
  itemFields,
  itemTypeChoices,
  newItemDraft,
  readItem,
  requiredBySettings,
  withItemID,
} from './index.ts'
import { checkDraft } from './check-draft.ts'
import { quickCheck } from './quick-check.ts'
import { CORRECT_MARKED_FIELDS, DEFAULT_RESTRICTED, type DraftValue } from '@greenroom/validation'

const create: CheckContext = { mode: 'create', restricted: DEFAULT_RESTRICTED }
const edit: CheckContext = { ...create, mode: 'edit' }
const bulk: CheckContext = { ...create, mode: 'bulk' }

const shirt: ItemDraft = { itemID: 'TS-1', upc: 'TS-1', name: 'Shirt', type: '1', costPrice: '4', sellingPrice: '10' }

const messages = (draft: ItemDraft, context = create) => checkItem(draft, context).map(({ message }) => message)
const codes = (name: ItemFieldName, value: DraftValue, context = create) =>
  checkField(name, value, context).map(({ code }) => code)

function limit(name: ItemFieldName, max: number) {
  expect(codes(name, 'x'.repeat(max))).toEqual([])
  expect(codes(name, 'x'.repeat(max + 1))).toEqual(['tooLong'])
}

test('I32 prices have the decimals of the currency, and costs more', () => {
  const prices = { costPrice: '4.1255', sellingPrice: '10.125', msrp: 12.5 }
  expect(messages({ ...shirt, ...prices }, { ...create, priceDecimals: 2 })).toEqual([
    'Selling price has more than 2 decimals (10.125).',
  ])
  expect(messages({ ...shirt, ...prices }, { ...create, priceDecimals: 0 })).toEqual([
    'Selling price has decimals, but the currency has none (10.125).',
    'MSRP has decimals, but the currency has none (12.5).',
  ])
  expect(messages({ ...shirt, ...prices }, { ...create, priceDecimals: 3 })).toEqual([])
})

test('I32 a stored price stays valid, however it is written, and no other one', () => {
  const stored = { ...shirt, sellingPrice: 10.125 }
  const context = { ...edit, priceDecimals: 2, stored }
  for (const sellingPrice of [10.125, '10.125', '$10.1250']) {
    expect(checkItem({ sellingPrice }, context)).toEqual([])
    expect(quickCheck(itemFields, context)({ sellingPrice }, stored)).toEqual([])
  }
  expect(messages({ sellingPrice: 10.126 }, context)).toHaveLength(1)
  expect(messages({ msrp: 10.125 }, context)).toHaveLength(1)
  expect(quickCheck(itemFields, context)({ sellingPrice: 10.126 }, stored)).toHaveLength(1)
})

test('accepts a complete valid draft', () => {
  expect(checkItem(shirt, create)).toEqual([])
})

test('I1 requires itemID, at most 15 characters', () => {
  expect(messages({ ...shirt, itemID: ' ' })).toEqual(['Item ID is required.'])
  limit('itemID', 15)
})

test('I2 requires upc, at most 15 characters', () => {
  expect(messages({ ...shirt, upc: undefined })).toEqual(['UPC is required.'])
  limit('upc', 15)
})

test('I3 requires name, at most 50 characters', () => {
  expect(messages({ ...shirt, name: null })).toEqual(['Name is required.'])
  expect(messages({ ...shirt, name: 'x'.repeat(63) })).toEqual(['Name is longer than 50 characters (63).'])
  limit('name', 50)
})

test('I4 limits the other texts', () => {
  limit('masterSKU', 15)
  limit('ecommerceName', 250)
  limit('extendedDescription', 500)
  limit('metaData', 250)
})

test('I5 limits productID', () => {
  limit('productID', 25)
  expect(messages({ ...shirt, productID: 'x'.repeat(26) })).toEqual(['Product ID length is greater than 25'])
})

test('I6 limits productName', () => {
  limit('productName', 85)
  expect(messages({ ...shirt, productName: 'x'.repeat(86) })).toEqual(['Product name length is greater than 85'])
})

test('I7 limits additional UPCs to 15 characters each, with one message', () => {
  expect(codes('additionalUPCs', ['x'.repeat(15), 'y'.repeat(15)])).toEqual([])
  expect(checkItem({ ...shirt, additionalUPCs: ['x'.repeat(16), 'ok', 'y'.repeat(20)] }, create)).toEqual([
    {
      code: 'tooLong',
      field: 'additionalUPCs',
      title: 'Invalid Additional UPCs',
      message: 'Additional UPCs cannot exceed 15 characters',
      params: { max: 15, length: 16 },
    },
  ])
})

test('I8 requires additional UPCs to differ from the main UPC', () => {
  const additionalUPCs = ['TS-2', 'TS-1']
  expect(messages({ ...shirt, additionalUPCs })).toEqual(['Additional UPCs must be different from the main UPC'])
  expect(messages({ ...shirt, additionalUPCs: ['ts-1'] })).toEqual([])
})

test('I9 requires both prices, and accepts 0', () => {
  expect(messages({ ...shirt, costPrice: '', sellingPrice: undefined })).toEqual([
    'Cost price is required.',
    'Selling price is required.',
  ])
  expect(messages({ ...shirt, costPrice: 0, sellingPrice: '0' })).toEqual([])
  expect(messages({ ...shirt, costPrice: 'abc', sellingPrice: '-1' })).toEqual([
    'Cost price is not an amount (abc).',
    'Selling price is below 0 (-1).',
  ])
  expect(messages({ ...shirt, msrp: '1.23456' })).toEqual(['MSRP has more than 4 decimals (1.23456).'])
  expect(messages({ ...shirt, msrp: 1e7 })).toEqual(['MSRP is above 9,999,999.99 (10000000).'])
})

test('I10 requires type, except in a bulk edit', () => {
  expect(messages({ ...shirt, type: '' })).toEqual(['Type is required.'])
  expect(readItem({ type: '' }, bulk)).toEqual({ item: {}, issues: [] })
})

const RESTRICTED: ItemFieldName[] = [
  'itemID',
  'upc',
  'additionalUPCs',
  'masterSKU',
  'productID',
  'name',
  'productName',
  'ecommerceName',
  'minimumLevel',
  'maximumLevel',
]

test.each(itemFields)('I11 decides on restricted characters in $name', ({ name, kind }) => {
  const bad = kind === 'list' ? ["a'", 'b#'] : `a'b#`
  const found = checkField(name, bad, create).filter(({ code }) => code === 'restricted')
  expect(found.map(({ params }) => params.characters)).toEqual(RESTRICTED.includes(name) ? ["' #"] : [])
})

test('I11 lists the characters in the message', () => {
  expect(messages({ ...shirt, name: `Rock & Roll "#1"` })).toEqual(['Name may not contain & " #'])
})

test('I12 requires product ID and name if configured', () => {
  const settings = { 'item.product.id.required': 'true', 'item.product.name.required': 'true' }
  const context = { ...create, alsoRequired: requiredBySettings(settings) }
  expect(messages(shirt, context)).toEqual(['Product ID is required.', 'Product name is required.'])
  expect(messages({ ...shirt, productID: 'P', productName: 'P' }, context)).toEqual([])
  expect(requiredBySettings({ 'item.product.id.required': 'false' })).toEqual(new Set())
})

test('I13 exports the message of the form', () => {
  expect(CORRECT_MARKED_FIELDS).toBe('Please correct the marked fields.')
})

test.each([create, edit])('I14 refuses a system item', (context) => {
  expect(messages({ ...shirt, itemID: 'FEEID001' }, context)).toEqual([
    'FEEID001 System generated item and cannot be modified',
  ])
})

test('I15 clears the tax with No Tax in a bulk edit', () => {
  expect(readItem({ tax: 'No Tax' }, bulk)).toEqual({ item: { tax: null }, issues: [] })
  expect(readItem({ ...shirt, tax: 'No Tax' }, create).item.tax).toEqual({ taxID: 'No Tax' })
  expect(readItem({ tax: 'VAT' }, bulk)).toEqual({ item: { tax: { taxID: 'VAT' } }, issues: [] })
})

test('I16 refuses a maximum level below the minimum level', () => {
  expect(messages({ ...shirt, minimumLevel: '5', maximumLevel: 3 })).toEqual([
    'Maximum level (3) is below the minimum level (5).',
  ])
  expect(messages({ ...shirt, minimumLevel: '5', maximumLevel: '5' })).toEqual([])
  expect(messages({ ...shirt, minimumLevel: '5', maximumLevel: '' })).toEqual([])
  expect(messages({ ...shirt, minimumLevel: '1.5' })).toEqual(['Minimum level is not a whole number (1.5).'])
  expect(messages({ ...shirt, maximumLevel: '1000000000' })).toEqual([
    'Maximum level is above 999,999,999 (1000000000).',
  ])
})

test('I17 reads choices by value or label', () => {
  const { item } = readItem({ type: 'store item', itemStatus: 'discontinued', reportingMode: 'On tour' }, bulk)
  expect(item).toEqual({ type: 1, itemStatus: 'Discontinued', reportingMode: 'ONTOUR' })
  expect(readItem({ type: ' Service ', reportingMode: 'ontour' }, bulk).item).toEqual({
    type: 2,
    reportingMode: 'ONTOUR',
  })
  expect(messages({ ...shirt, itemStatus: 'Gone' })).toEqual(['Status is not one of Active, Discontinued (Gone).'])
})

test('I18 offers Package to users who can read packaging', () => {
  const offered = (current: unknown, may: boolean) => itemTypeChoices(current, may).some(({ value }) => value === 3)
  expect([offered(undefined, false), offered(1, true), offered(3, false), offered('3', false)]).toEqual([
    false,
    true,
    true,
    true,
  ])
})

test('I18 offers the other types to everybody', () => {
  expect(itemTypeChoices(1, false).map(({ value }) => value)).toEqual([1, 2, 4, 5, 6])
})

test('I29 stocks all items but services and packages', () => {
  expect(ITEM_TYPES.map(({ value }) => value).filter(isStocked)).toEqual([1, 4, 5, 6])
})

test('I19 creates an active item', () => {
  expect(newItemDraft()).toEqual({ itemStatus: 'Active', reportingMode: 'ALL' })
  expect(newItemDraft({ settlement: true }).reportingMode).toBe('ONTOUR')
  expect(newItemDraft({ artist: true }).reportingMode).toBe('ONTOUR')
})

test('I20 lets the UPC follow the ID', () => {
  const typed = withItemID(withItemID(newItemDraft(), 'T'), 'TS')
  expect(typed).toMatchObject({ itemID: 'TS', upc: 'TS' })
  expect(withItemID({ ...typed, upc: '4006381333931' }, 'TSX')).toMatchObject({ itemID: 'TSX', upc: '4006381333931' })
})

test('I22 judges fields that belong together beside what is stored, if one of them changes', () => {
  const stored = { ...shirt, upc: 'A', additionalUPCs: ['B'], minimumLevel: 5, maximumLevel: '9' }
  const found = (draft: ItemDraft) => checkItem(draft, { ...edit, stored }).map(({ field }) => field)
  expect(found({ upc: 'B' })).toEqual(['additionalUPCs'])
  expect(found({ minimumLevel: 10 })).toEqual(['maximumLevel'])
  expect(found({ minimumLevel: 10, maximumLevel: null })).toEqual([])
  expect(found({ minimumLevel: 9 })).toEqual([])
  const broken = { ...stored, minimumLevel: 10 }
  expect(checkItem({ name: 'Tee', minimumLevel: '10', maximumLevel: 9 }, { ...edit, stored: broken })).toEqual([])
})

test('I21 does not validate the ID of an existing item again', () => {
  expect(messages({ itemID: `OLD #1 ${'x'.repeat(20)}` }, edit)).toEqual([])
  expect(messages({ itemID: '' }, edit)).toEqual(['Item ID is required.'])
})

test('I22 leaves omitted fields unchanged', () => {
  expect(readItem({ itemID: 'TS-1', sellingPrice: '12' }, edit)).toEqual({
    item: { itemID: 'TS-1', sellingPrice: 12 },
    issues: [],
  })
  expect(messages({ name: '' }, edit)).toEqual(['Name is required.'])
  expect(messages({ sellingPrice: null }, bulk)).toEqual(['Selling price is required.'])
  expect(readItem({}, bulk)).toEqual({ item: {}, issues: [] })
})

test('I23 refuses identity fields in a bulk edit', () => {
  const single = itemFields.filter((field) => !field.bulk).map(({ name }) => name)
  expect(single).toEqual([
    'itemID',
    'upc',
    'additionalUPCs',
    'name',
    'defaultItem',
    'ecommerceName',
    'itemImage',
    'skuType',
    'fees',
    'yellowDogIdentifier',
  ])
  expect(messages({ name: 'Same' }, bulk)).toEqual(['Name cannot be changed in a bulk edit.'])
})

test('I24 ignores hidden fields', () => {
  const hidden = new Set<ItemFieldName>(['costPrice', 'masterSKU'])
  const { costPrice: _, ...rest } = shirt
  const created = readItem(rest, { ...create, hidden })
  expect(created).toMatchObject({ item: { costPrice: 0 }, issues: [] })
  expect(created.item).not.toHaveProperty('masterSKU')
  const edited = readItem({ itemID: 'TS-1', costPrice: 'x', masterSKU: '#' }, { ...edit, hidden })
  expect(edited).toEqual({ item: { itemID: 'TS-1' }, issues: [] })
})

test('I24 ignores locked fields of a new item, and judges them on an existing one', () => {
  const locked = new Set<ItemFieldName>(['costPrice'])
  const { costPrice: _, ...rest } = shirt
  expect(readItem(rest, { ...create, locked })).toMatchObject({ item: { costPrice: 0 }, issues: [] })
  expect(messages({ itemID: 'TS-1', costPrice: 'x' }, { ...edit, locked })).toHaveLength(1)
})

test('I25 converts a draft to a body and back', () => {
  const draft: ItemDraft = {
    ...shirt,
    masterSKU: '',
    msrp: ' ',
    department: 'D1',
    team: '7',
    vendor: null,
    consignment: '',
    additionalUPCs: [],
    skuType: 'SIZE',
    fees: ['F1', 'F2'],
    itemStatus: '',
  }
  const { item, issues } = readItem(draft, create)
  expect(issues).toEqual([])
  expect(item).toEqual({
    itemID: 'TS-1',
    upc: 'TS-1',
    name: 'Shirt',
    type: 1,
    costPrice: 4,
    sellingPrice: 10,
    masterSKU: null,
    msrp: null,
    department: { departmentID: 'D1' },
    team: { id: '7' },
    vendor: null,
    consignment: false,
    additionalUPCs: [],
    extendedInfo: [
      { key: 'SKU_TYPE', value: 'SIZE' },
      { key: 'ITEM_FEE_ID', value: 'F1' },
      { key: 'ITEM_FEE_ID', value: 'F2' },
    ],
  })
  const again = draftOf(item)
  expect(again).toMatchObject({ department: 'D1', team: '7', vendor: null, skuType: 'SIZE', fees: ['F1', 'F2'] })
  expect(readItem(again, create).item).toEqual(item)
})

test('I26 returns every issue at once', () => {
  const issues = checkItem({ itemID: '', name: ` ${'#'.repeat(60)}`, costPrice: 'x' }, create)
  expect(issues.map(({ field, code }) => `${field} ${code}`)).toEqual([
    'itemID required',
    'upc required',
    'name tooLong',
    'name outerSpace',
    'name restricted',
    'type required',
    'costPrice notNumber',
    'sellingPrice required',
  ])
})

test('I27 reads flags and lists', () => {
  expect(readItem({ consignment: 'Yes', taxIncluded: '0', discountExcluded: true }, bulk).item).toEqual({
    consignment: true,
    taxIncluded: false,
    discountExcluded: true,
  })
  expect(readItem({ consignment: ' on ', taxIncluded: 'OFF' }, bulk).item).toEqual({
    consignment: true,
    taxIncluded: false,
  })
  expect(messages({ consignment: 'maybe' }, bulk)).toEqual(['Consignment is neither yes nor no (maybe).'])
  expect(readItem({ ...shirt, additionalUPCs: '1, 2;2 | ' }, create).item.additionalUPCs).toEqual(['1', '2'])
  expect(codes('additionalUPCs', [1] as unknown as string[])).toEqual(['notText'])
  expect(codes('additionalUPCs', ['1', 2] as unknown as string[])).toEqual(['notText'])
  expect(codes('additionalUPCs', ['x'.repeat(16), 'a\0'])).toEqual(['tooLong', 'unreadable'])
  expect(codes('additionalUPCs', ['1', '2'], { ...create, restricted: 'aeiou' })).toEqual([])
  expect(codes('name', true)).toEqual(['notText'])
  expect(codes('name', 7)).toEqual([])
})

test('I28 applies our own limits', () => {
  const ours = { royaltyLevel: 50, vendorAlias: 100, licensee: 100, itemImage: 500, ctoType: 20, skuType: 50 } as const
  for (const [name, max] of Object.entries(ours)) limit(name as ItemFieldName, max)
  for (const { name, kind, maxLength } of itemFields) if (kind === 'ref') expect([name, maxLength]).toEqual([name, 50])
  expect(codes('fees', ['x'.repeat(51)])).toEqual(['tooLong'])
})

test('T7 refuses outer space in IDs and names only', () => {
  const refusing = itemFields.filter(({ name }) => codes(name, ' x').includes('outerSpace')).map(({ name }) => name)
  expect(refusing).toEqual(['itemID', 'upc', 'masterSKU', 'productID', 'name', 'productName', 'ecommerceName'])
  expect(codes('additionalUPCs', [' x'])).toEqual(['outerSpace'])
  expect(checkField('name', 'x ', create)[0]?.message).toBe('Name has a space at the start or the end.')
})

test('T8 refuses control characters in fields', () => {
  expect(codes('licensee', 'a\u0000b')).toEqual(['unreadable'])
  expect(codes('extendedDescription', 'line\nline')).toEqual([])
  expect(codes('vendorAlias', 'line\nline')).toEqual(['unreadable'])
})

test('T9 counts an emoji as one character', () => {
  expect(codes('name', '😀'.repeat(50))).toEqual([])
  expect(checkField('name', '😀'.repeat(51), create)[0]?.params).toEqual({ max: 50, length: 51 })
})

test('I26 keeps the values of an issue', () => {
  const params = (draft: ItemDraft, context = create) =>
    checkItem({ ...shirt, ...draft }, context).map((issue) => issue.params)
  expect(params({ additionalUPCs: ['TS-1'] })).toEqual([{ value: 'TS-1' }])
  expect(params({ minimumLevel: 5, maximumLevel: '3' })).toEqual([{ minimum: 5, maximum: 3 }])
  expect(params({ itemID: 'FEEID001' })).toEqual([{ itemID: 'FEEID001' }])
  expect(params({ costPrice: 'x' })).toEqual([{ value: 'x' }])
  expect(messages({ ...shirt, licensee: true })).toEqual(['Licensee is not text.'])
  expect(messages({ ...shirt, licensee: 'a\0' })).toEqual([
    'Licensee contains a character that can be neither stored nor printed.',
  ])
})

test('shortens a long value in the message', () => {
  expect(messages({ ...shirt, costPrice: 'z'.repeat(40) })).toEqual([
    `Cost price is not an amount (${'z'.repeat(40)}).`,
  ])
  const [issue] = checkField('costPrice', 'z'.repeat(5000), create)
  expect(issue?.message).toBe(`Cost price is not an amount (${'z'.repeat(40)}...).`)
})

test('I24 lists the features that hide values', () => {
  for (const { name, feature } of itemFields) {
    const guards: Readonly<Record<string, readonly string[]>> = HIDDEN_WITHOUT
    expect(guards[name] ?? []).toEqual(feature ? [feature] : [])
  }
})

test('I30 refuses a code that a spreadsheet rewrote', () => {
  expect(messages({ ...shirt, upc: '8.40E+11' })).toEqual(['A spreadsheet has shortened this number (8.40E+11).'])
  for (const name of ['itemID', 'upc', 'masterSKU', 'productID', 'vendorAlias', 'yellowDogIdentifier'] as const)
    expect(codes(name, '8.40E+11')).toEqual(['rewritten'])
  expect(codes('additionalUPCs', ['1', '8.40E+11'])).toEqual(['rewritten'])
  expect(quickCheck(itemFields, create)({ ...shirt, upc: '8.40E+11' })).toMatchObject([{ code: 'rewritten' }])
  expect(codes('upc', '840000023520')).toEqual([])
  const variants = [{ itemID: '1.00E+05', upc: '8.40E+11', name: 'Shirt, L', costPrice: 1, sellingPrice: 2, type: 6 }]
  const draft = { item: { ...shirt, productID: 'P' }, variants }
  const fields = checkDraft(draft, create)
    .filter(({ code }) => code === 'rewritten')
    .map(({ field }) => field)
  expect(fields).toEqual(['variants.0.itemID', 'variants.0.upc'])
})

test('I44 refuses a name with a character that is not seen', () => {
  for (const name of ['name', 'productName', 'ecommerceName'] as const) {
    expect(codes(name, 'Ca\u200bp')).toEqual(['unfit'])
    expect(quickCheck(itemFields, create)({ ...shirt, [name]: 'Ca\u00adp' })).toMatchObject([{ code: 'unfit' }])
  }
  expect(messages({ ...shirt, name: 'Cap\ufeff\u2060' })).toContain(
    'Name contains a character that is not seen. Type it again.',
  )
  expect(codes('extendedDescription', 'so\u00adft')).toEqual([])
})

test('I30 refuses a code with a character that is not seen', () => {
  for (const name of ['itemID', 'upc', 'masterSKU', 'productID'] as const) {
    expect(codes(name, 'INV-1\u200b')).toEqual(['unfit'])
    expect(quickCheck(itemFields, create)({ ...shirt, [name]: 'A\u200bB' })).toMatchObject([{ code: 'unfit' }])
  }
  expect(codes('additionalUPCs', ['A\u200bB'])).toEqual(['unfit'])
  expect(messages({ ...shirt, upc: '\u00ad1' })).toEqual(['UPC contains a character that is not seen. Type it again.'])
  expect(codes('name', 'Family \u{1f468}\u200d\u{1f467}')).toEqual([])
})

test('I25 composes texts', () => {
  expect(readItem({ ...shirt, itemID: 'CAFE\u0301-1' }, create).item).toMatchObject({ itemID: 'CAF\u00c9-1' })
})

test('I31 refuses an ID with a comma, and those that addresses take for folders', () => {
  for (const itemID of ['FT,A', '.', '..']) {
    expect(codes('itemID', itemID)).toEqual(['unfit'])
    expect(quickCheck(itemFields, create)({ ...shirt, itemID })).toMatchObject([{ code: 'unfit' }])
    expect(codes('itemID', itemID, edit)).toEqual([])
  }
  expect(messages({ ...shirt, itemID: 'FT,A' })).toEqual(['Item ID may not contain commas.'])
  for (const itemID of ['FT A', 'FT.A', '...']) expect(codes('itemID', itemID)).toEqual([])
})

test('L17 refuses a product ID with a comma, and those that addresses take for folders', () => {
  for (const productID of ['TE,ES', '.', '..']) {
    for (const context of [create, edit, bulk]) expect(codes('productID', productID, context)).toEqual(['unfit'])
    expect(quickCheck(itemFields, create)({ ...shirt, productID })).toMatchObject([{ code: 'unfit' }])
  }
  expect(messages({ ...shirt, productID: 'TE,ES' })).toEqual(['Product ID may not contain commas.'])
  for (const productID of ['TE ES', 'TE.ES', '...', '']) expect(codes('productID', productID)).toEqual([])
})

test('L17 a stored product ID stays valid, and no other one', () => {
  const stored = { ...shirt, productID: 'TE,ES' }
  const context = { ...edit, stored }
  expect(codes('productID', 'TE,ES', context)).toEqual([])
  expect(messages({ productID: 'TE,ES', name: 'Tee' }, context)).toEqual([])
  expect(quickCheck(itemFields, edit)({ productID: 'TE,ES' }, stored)).toEqual([])
  expect(messages({ productID: 'TE,E' }, context)).toEqual(['Product ID may not contain commas.'])
  expect(quickCheck(itemFields, edit)({ productID: '..' }, stored)).toMatchObject([{ code: 'unfit' }])
})
