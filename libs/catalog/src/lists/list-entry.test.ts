import { expect, test } from 'vitest'
import {
  checkEntry,
  duplicatesIn,
  type EntryFields,
  entryLabel,
  entryLimit,
  LIST_KINDS,
  listBelow,
  type ListKind,
  readEntry,
} from '../index.ts'

const kinds = Object.keys(LIST_KINDS) as ListKind[]

const messages = (kind: ListKind, entry: Partial<EntryFields>, more: object = {}) =>
  checkEntry(kind, entry, { restricted: `#'"&?`, isStored: false, ...more }).map(
    ({ field, message }) => `${field}: ${message}`,
  )

test.each(kinds)('L1 requires an ID and a display text of a %s', (kind) => {
  const [id, ...others] = LIST_KINDS[kind].fields
  expect(messages(kind, {})).toEqual(
    [id!, ...others.filter(({ required }) => required)].map(({ name, label }) => `${name}: ${label} is required.`),
  )
  expect(others.some(({ name, required }) => required && (name === 'name' || name === 'description'))).toBe(true)
})

test('L1 requires a rate of a tax, a type of a discount and an additional attribute', () => {
  expect(messages('tax', { id: 'A', description: 'A', rate: 101 })).toEqual([
    'rate: Rate is not between 0 and 100 percent.',
  ])
  expect(messages('discount', { id: 'A', description: 'A', type: 'GIFT' })).toEqual([
    'type: Type is not one of Percent, Amount (GIFT).',
  ])
  expect(entryLabel({ id: 'A', name: 'Apparel', description: 'Worn' })).toBe('Apparel')
  expect(entryLabel({ id: 'A', description: 'Worn' })).toBe('Worn')
  expect(entryLabel({ id: 'A' })).toBe('A')
  expect([listBelow('department'), listBelow('category'), listBelow('brand')]).toEqual([
    'category',
    'subcategory',
    undefined,
  ])
})

test('L2 limits the length of texts', () => {
  expect(messages('department', { id: 'A'.repeat(51), name: 'N'.repeat(51), description: 'D'.repeat(101) })).toEqual([
    'id: Department ID is longer than 50 characters (51).',
    'name: Department name is longer than 50 characters (51).',
    'description: Description is longer than 100 characters (101).',
  ])
  expect(messages('department', { id: 'A'.repeat(50), name: 'N'.repeat(50), description: 'D'.repeat(100) })).toEqual([])
  expect([entryLimit('tax', 'id'), entryLimit('tax', 'rate'), entryLimit('tax', 'key')]).toEqual([
    50,
    undefined,
    undefined,
  ])
})

test('L3 refuses restricted characters, except & and the apostrophe in display text', () => {
  expect(messages('vendor', { id: 'M&M', name: `Bell & Sons' #1`, vendorID: 'V?' })).toEqual([
    'id: Vendor code may not contain &',
    'vendorID: Vendor ID may not contain ?',
    'name: Vendor name may not contain #',
  ])
  expect(messages('color', { id: 'A', description: ' Red' })).toEqual([
    'description: Description has a space at the start or the end.',
  ])
  expect(messages('color', { id: 'A', description: 'A*' }, { restricted: '*' })).toHaveLength(1)
})

test('L4 refuses an ID that a spreadsheet shortened', () => {
  expect(messages('color', { id: '1.00E+05', description: 'A' })).toEqual([
    'id: A spreadsheet has shortened this number (1.00E+05).',
  ])
})

test('L4 refuses spaces and commas in IDs, and does not validate existing IDs again', () => {
  expect(messages('color', { id: 'A B', description: 'A' })).toEqual(['id: Color ID may not contain spaces or commas.'])
  expect(messages('color', { id: 'A,B', description: 'A' })).toHaveLength(1)
  expect(messages('color', { id: 'A,B', description: 'A' }, { isStored: true })).toEqual([])
  expect(messages('category', { id: 'A', description: 'A', parentID: 'OLD #1' })).toEqual([])
})

test('L5 validates the values of a choice', () => {
  const choice = (...choices: string[]) => messages('additionalAttribute', { ...FIT, choices })
  const FIT = { id: 'A', key: 'FIT', name: 'Fit', type: 'CHOICE' }
  expect(choice('Slim', `Men's`)).toEqual([])
  expect(choice()).toEqual(['choices: Values are required for a choice.'])
  expect(choice('Slim', 'slim')).toEqual(['choices: slim is listed twice.'])
  expect(choice('a,b')).toEqual(['choices: Value a,b may not contain commas.'])
  expect(choice('x'.repeat(101))).toHaveLength(1)
  expect(choice(...Array.from({ length: 201 }, (_, index) => `${index}`))).toEqual([
    'choices: A choice has at most 200 values.',
  ])
  expect(messages('additionalAttribute', { ...FIT, type: 'TEXT', choices: [] })).toEqual([])
})

test('L5 gives each problem with the values a code', () => {
  const codes = (choices?: string[]) =>
    checkEntry(
      'additionalAttribute',
      { id: 'A', key: 'FIT', name: 'Fit', type: 'CHOICE', ...(choices && { choices }) },
      { restricted: '', isStored: false },
    ).map(({ field, code }) => `${field} ${code}`)
  const numbers = (count: number) => Array.from({ length: count }, (_, index) => `${index}`)
  expect([codes(), codes([]), codes(['a', 'A']), codes(numbers(201)), codes(numbers(200))]).toEqual([
    ['choices required'],
    ['choices required'],
    ['choices duplicate'],
    ['choices tooLong'],
    [],
  ])
  expect(
    checkEntry('discount', { id: 'A', description: 'A', type: 'X' }, { restricted: '', isStored: false }),
  ).toMatchObject([{ field: 'type', code: 'unfit' }])
})

test('L6 refuses records that people could not tell apart', () => {
  const found = (kind: ListKind, entry: EntryFields, ...others: EntryFields[]) =>
    duplicatesIn(kind, [entry, ...others])(entry).map(({ field, message }) => `${field}: ${message}`)
  const black = { id: 'BLK', description: 'Black' }
  expect(found('color', { id: 'blk', description: 'Soot' }, black)).toEqual([
    'id: The color Black (BLK) already uses this name.',
  ])
  expect(found('color', { id: 'SOOT', description: 'BLACK' }, black)).toEqual([
    'description: The color Black (BLK) already uses this name.',
  ])
  expect(found('color', black)).toEqual([])
  expect(duplicatesIn('color', [])(black)).toEqual([])
  expect(found('department', { id: 'A', name: 'Tops' }, { id: 'B', name: 'tops' })).toEqual([
    'name: The department tops (B) already uses this name.',
  ])
  expect(duplicatesIn('color', [black])({ id: 'blk', description: 'x' })).toMatchObject([{ code: 'duplicate' }])
  const vendor = { id: 'V1', name: 'Café\u200b Noir' }
  expect(duplicatesIn('vendor', [vendor])({ id: 'V2', name: 'Cafe\u0301 noir' })).toMatchObject([{ field: 'name' }])
  const other = (id: string, parentID: string | null) => ({ id, description: 'Other', parentID })
  expect(found('category', other('A', 'TOPS'), other('B', 'SHOES'), other('C', null))).toEqual([])
  expect(found('category', other('A', null), other('C', null))).toHaveLength(1)
  const attribute = (id: string, key: string, name: string) => ({ id, key, name, type: 'TEXT' })
  expect(found('additionalAttribute', attribute('A', 'FIT', 'Fit'), attribute('B', 'fit', 'Cut'))).toEqual([
    'key: The additional attribute Cut (B) already uses this name.',
  ])
})

test('L7 reads typed texts into fields', () => {
  const tax = { id: ' STD ', description: '', rate: '8,25 %' }
  expect(readEntry('tax', tax)).toEqual({ entry: { id: 'STD', description: null, rate: 8.25 }, issues: [] })
  expect(readEntry('tax', { rate: 'much' })).toEqual({
    entry: {},
    issues: [{ field: 'rate', code: 'unfit', message: 'Rate is not a number (much).' }],
  })
  const fit = { type: 'yes or no', choices: 'Slim, Wide,' }
  expect(readEntry('additionalAttribute', fit).entry).toEqual({ type: 'FLAG', choices: ['Slim', 'Wide'] })
  expect(readEntry('additionalAttribute', { choices: ['Slim'] }).entry).toEqual({ choices: ['Slim'] })
  expect(readEntry('discount', { type: 'gift' }).issues).toMatchObject([
    { message: 'Type is not one of Percent, Amount (gift).' },
  ])
})

test.each([
  ['8%', 8],
  ['12.5 %', 12.5],
  ['100', 100],
  ['-1', -1],
  ['8%25', undefined],
  ['x8', undefined],
  ['8.', undefined],
  ['8x', undefined],
])('L7 reads the rate %s as %s', (rate, read) => {
  expect(readEntry('tax', { rate }).entry.rate).toBe(read)
})
