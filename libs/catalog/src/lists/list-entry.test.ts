import { expect, test } from 'vitest'
import {
  checkEntry,
  duplicatesIn,
  type EntryFields,
  entryLabel,
  entryLimit,
  ENTRY_FIELDS,
  LIST_KINDS,
  listBelow,
  type ListKind,
  readEntry,
} from '../index.ts'

const kinds = Object.keys(LIST_KINDS) as ListKind[]

const messages = (kind: ListKind, entry: Partial<EntryFields>, more: object = {}) =>
  checkEntry(kind, entry, { restricted: `#'"&?`, ...more }).map(({ field, message }) => `${field}: ${message}`)

test.each(kinds)('L1 requires an ID and a display text of a %s', (kind) => {
  const [id, ...others] = ENTRY_FIELDS[kind]
  expect(messages(kind, {})).toEqual(
    [id!, ...others.filter(({ required }) => required)].map(({ name, label }) => `${name}: ${label} is required.`),
  )
  expect(others.some(({ name, required }) => required && (name === 'name' || name === 'description'))).toBe(true)
})

test('L1 requires a rate of a tax, a type of a discount and an additional attribute', () => {
  expect(messages('tax', { id: 'A', description: 'A', rate: 101 })).toEqual([
    'rate: Rate is not between 0 and 100 percent.',
  ])
  expect(messages('discount', { id: 'A', description: 'A', type: 'GIFT', value: 5 })).toEqual([
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
  expect(messages('color', { id: 'A,B', description: 'A' }, { stored: { id: 'A,B' } })).toEqual([])
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
      { restricted: '' },
    ).map(({ field, code }) => `${field} ${code}`)
  const numbers = (count: number) => Array.from({ length: count }, (_, index) => `${index}`)
  expect([codes(), codes([]), codes(['a', 'A']), codes(numbers(201)), codes(numbers(200))]).toEqual([
    ['choices required'],
    ['choices required'],
    ['choices duplicate'],
    ['choices tooLong'],
    [],
  ])
  expect(checkEntry('discount', { id: 'A', description: 'A', type: 'X', value: 5 }, { restricted: '' })).toMatchObject([
    { field: 'type', code: 'unfit' },
  ])
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
  expect(duplicatesIn('vendor', [vendor])({ id: 'V2', name: 'Café\u00a0 Noir' })).toMatchObject([{ field: 'name' }])
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

const CREW = { id: 'CREW', description: 'Crew', type: 'PERCENT', value: 20 }

test.each([
  ['PERCENT', 0, ['Value is not above 0 (0).']],
  ['PERCENT', -5, ['Value is below 0 (-5).']],
  ['PERCENT', 0.01, []],
  ['PERCENT', 100, []],
  ['PERCENT', 100.01, ['Value is more than 100 percent (100.01).']],
  ['PERCENT', 12.345, ['Value has more than 2 decimals (12.345).']],
  ['PERCENT', null, ['Value is required.']],
  ['AMOUNT', 0, ['Value is not above 0 (0).']],
  ['AMOUNT', 250.5, []],
  ['AMOUNT', 5.555, ['Value has more than 2 decimals (5.555).']],
  ['AMOUNT', 10_000_000, ['Value is above 9,999,999.99 (10000000).']],
  ['AMOUNT', undefined, ['Value is required.']],
])('L9 validates a discount of the type %s and the value %s', (type, value, found) => {
  expect(messages('discount', { ...CREW, type, value }, { priceDecimals: 2 })).toEqual(
    found.map((one) => `value: ${one}`),
  )
})

test('L9 an amount has the decimals of the currency, a percentage 2 in any', () => {
  const amount = { ...CREW, type: 'AMOUNT', value: 5.5 }
  expect(messages('discount', amount, { priceDecimals: 0 })).toEqual([
    'value: Value has decimals, but the currency has none (5.5).',
  ])
  expect(messages('discount', { ...amount, value: 5.125 }, { priceDecimals: 3 })).toEqual([])
  expect(messages('discount', { ...CREW, value: 12.5 }, { priceDecimals: 0 })).toEqual([])
})

test('L9 a stored discount may keep its value, or stay without one', () => {
  const found = (entry: object, stored: object) =>
    messages('discount', { ...CREW, ...entry }, { priceDecimals: 0, stored: { ...CREW, ...stored } })
  expect(found({ value: null }, { value: undefined })).toEqual([])
  expect(found({ value: null }, {})).toEqual(['value: Value is required.'])
  expect(found({ type: 'AMOUNT', value: 5.5 }, { type: 'AMOUNT', value: 5.5 })).toEqual([])
  expect(found({ type: 'AMOUNT', value: 5.5 }, { value: 5.5 })).toHaveLength(1)
  expect(found({ type: 'AMOUNT', value: null }, { value: null })).toEqual(['value: Value is required.'])
})

test('L10 the last day is not before the first', () => {
  const days = (startsOn: string | null, endsOn: string | null) => messages('discount', { ...CREW, startsOn, endsOn })
  expect(days('2026-07-01', '2026-07-01')).toEqual([])
  expect([...days('2026-07-01', null), ...days(null, '2026-07-01'), ...days(null, null)]).toEqual([])
  expect(days('2026-07-01', '2026-06-30')).toEqual(['endsOn: Last day is before the first day.'])
  expect(days('2026-02-30', '2026-12-31')).toEqual([
    'startsOn: First day is not a date such as 2026-01-31 (2026-02-30).',
  ])
  expect(days('1899-12-31', '1900-01-01')).toEqual([
    'startsOn: First day is not a date such as 2026-01-31 (1899-12-31).',
  ])
})

test('L10 hours have a start and an end, which may be on the next day', () => {
  const hours = (startTime: string | null, endTime: string | null) =>
    messages('discount', { ...CREW, startTime, endTime })
  expect([...hours('16:00', '18:00'), ...hours('22:00', '02:00'), ...hours(null, null)]).toEqual([])
  expect(hours('16:00', '16:00')).toEqual(['endTime: End time is the same as the start time (16:00).'])
  expect(hours('16:00', null)).toEqual(['endTime: End time is required with the start time.'])
  expect(hours(null, '16:00')).toEqual(['startTime: Start time is required with the end time.'])
  expect(hours('9:00', '24:00')).toEqual([
    'startTime: Start time is not a time from 00:00 to 23:59 (9:00).',
    'endTime: End time is not a time from 00:00 to 23:59 (24:00).',
  ])
})

test.each([
  ['PERCENT', '15%', 15],
  ['PERCENT', '12,5 %', 12.5],
  ['PERCENT', '12.5', 12.5],
  ['AMOUNT', '$5.00', 5],
  ['AMOUNT', '5,50', 5.5],
  ['AMOUNT', '1,200', 1200],
  ['AMOUNT', '1.200,50 €', 1200.5],
  [undefined, '15%', 15],
  [undefined, '5', 5],
  ['AMOUNT', '', null],
])('L7 reads a value of the type %s, %s, as %s', (type, value, read) => {
  const { entry, issues } = readEntry('discount', { value, ...(type && { type }) })
  expect([entry.value, issues]).toEqual([read, []])
})

test.each([
  ['PERCENT', '$5'],
  ['PERCENT', 'half'],
  ['AMOUNT', '15%'],
  ['AMOUNT', '1,2,3'],
])('L7 a value of the type %s is no amount as %s', (type, value) => {
  const { entry, issues } = readEntry('discount', { type, value })
  expect(entry).toEqual({ type })
  expect(issues).toMatchObject([{ field: 'value', message: `Value is not an amount (${value}).` }])
})

test.each([
  ['AMOUNT', '1.200', '1.234,56', 1200],
  ['AMOUNT', '1.200', '1,234.56', 1.2],
  ['AMOUNT', '5,50', '1,234.56', undefined],
  ['PERCENT', '8,875 %', '1.234,56', 8.875],
  ['PERCENT', '8,25', '1,234.56', undefined],
] as const)('L7 reads a value of the type %s, %s, written as %s, as %s', (type, value, notation, read) => {
  expect(readEntry('discount', { type, value }, notation).entry.value).toBe(read)
})

test('L7 reads days and times', () => {
  const spans = { startsOn: ' 2026-07-01 ', endsOn: '', startTime: '9:00 PM', endTime: '2:00' }
  expect(readEntry('discount', spans)).toEqual({
    entry: { startsOn: '2026-07-01', endsOn: null, startTime: '21:00', endTime: '02:00' },
    issues: [],
  })
  const { entry, issues } = readEntry('discount', { startsOn: '7/1/2026', endsOn: 'incomplete', startTime: '9' })
  expect(entry).toEqual({})
  expect(issues.map(({ field, code, message }) => [field, code, message])).toEqual([
    ['startsOn', 'unfit', 'First day is not a date such as 2026-01-31 (7/1/2026).'],
    ['endsOn', 'unfit', 'Last day is not a date such as 2026-01-31 (incomplete).'],
    ['startTime', 'unfit', 'Start time is not a time from 00:00 to 23:59 (9).'],
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
