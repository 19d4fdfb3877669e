import { expect, test } from 'vitest'
import {
  attributeFault,
  checkHierarchy,
  checkListEntry,
  checksHierarchy,
  kindBelow,
  type ListEntryDraft,
  type ListKind,
  listKinds,
  rateOf,
  type ValueType,
} from './index.ts'

const messages = (kind: ListKind, entry: ListEntryDraft, parents?: ReadonlySet<string>) =>
  checkListEntry(kind, entry, { parents }).map(({ field, message }) => `${field}: ${message}`)

test('L1 every list has an ID and a name of its entries, under the words of section 3', () => {
  for (const { kind, idLabel, fields } of listKinds) {
    const [first] = fields
    expect(messages(kind, { valueType: 'Text', discountType: 'AMOUNT', rate: 1, key: 'K' })).toEqual([
      `entryID: ${idLabel} is required.`,
      `name: ${first!.label} is required.`,
    ])
  }
  expect(new Set(listKinds.map(({ plural }) => plural)).size).toBe(listKinds.length)
})

test('L2 an ID has 50 characters, a name 85, a description 250', () => {
  const long = { entryID: 'A'.repeat(51), name: 'N'.repeat(86), description: 'D'.repeat(251) }
  expect(messages('department', long)).toEqual([
    'entryID: Department ID is longer than 50 characters (51).',
    'name: Name is longer than 85 characters (86).',
    'description: Description is longer than 250 characters (251).',
  ])
  const whole = { entryID: 'A'.repeat(50), name: 'N'.repeat(85), description: 'D'.repeat(250) }
  expect(messages('department', whole)).toEqual([])
})

test('L3 restricted characters are refused; a name may hold an apostrophe and &', () => {
  expect(messages('brand', { entryID: `M&M`, name: `Men's food & drink` })).toEqual([
    'entryID: Brand ID may not contain &',
  ])
  expect(messages('brand', { entryID: 'A', name: 'What?' })).toEqual(['name: Description may not contain ?'])
  expect(checkListEntry('brand', { entryID: 'A', name: 'A*' }, { restricted: '*' })).toHaveLength(1)
  expect(messages('additionalAttribute', { entryID: '1', name: 'Fit', key: 'FIT&', valueType: 'Text' })).toEqual([
    'key: Key may not contain &',
  ])
})

test('L4 what an entry stands below exists, and is not required', () => {
  const parents = new Set(['APPAREL'])
  expect(messages('category', { entryID: 'TEES', name: 'Tees', parentID: 'GONE' }, parents)).toEqual([
    'parentID: Department GONE does not exist',
  ])
  expect(messages('category', { entryID: 'TEES', name: 'Tees', parentID: 'APPAREL' }, parents)).toEqual([])
  expect(messages('category', { entryID: 'TEES', name: 'Tees' }, parents)).toEqual([])
  expect([kindBelow('department'), kindBelow('category'), kindBelow('brand')]).toEqual([
    'category',
    'subcategory',
    undefined,
  ])
})

test('L5 a tax has a rate, a discount and an additional attribute a type', () => {
  const tax = { entryID: 'STD', name: 'Standard' }
  expect(messages('tax', tax)).toEqual(['rate: Rate is required.'])
  expect(messages('tax', { ...tax, rate: '8.25 %' })).toEqual([])
  expect(messages('tax', { ...tax, rate: 'much' })).toEqual(['rate: Rate is required.'])
  expect([rateOf('8.25'), rateOf(''), rateOf(7)]).toEqual([8.25, undefined, 7])
  expect(messages('discount', { entryID: 'D', name: 'D', discountType: 'GIFT' })).toEqual([
    'discountType: Type GIFT does not exist',
  ])
  expect(messages('discount', { entryID: 'D', name: 'D' })).toEqual(['discountType: Type is required.'])
})

test('L6 an attribute of the type Choice has choices, each once, of at most 100 characters', () => {
  const fit = { entryID: '1', name: 'Fit', key: 'FIT', valueType: 'Choice' }
  expect(messages('additionalAttribute', fit)).toEqual(['choices: Choices are required.'])
  expect(messages('additionalAttribute', { ...fit, choices: ['Slim', 'Wide', 'Slim'] })).toEqual([
    'choices: Slim is given twice',
  ])
  expect(messages('additionalAttribute', { ...fit, choices: ['x'.repeat(101)] })).toEqual([
    'choices: Choice is longer than 100 characters (101).',
  ])
  expect(messages('additionalAttribute', { ...fit, choices: ['What?', 'Slim'] })).toEqual([])
  expect(messages('additionalAttribute', { ...fit, valueType: 'Text' })).toEqual([])
})

test.each<[ValueType, string, string | undefined]>([
  ['Text', 'anything', undefined],
  ['Number', '12.50', undefined],
  ['Number', '-3', undefined],
  ['Number', '12,5', 'Fit is not a number such as 12 or 12.5.'],
  ['Number', '1e3', 'Fit is not a number such as 12 or 12.5.'],
  ['Yes or no', 'Yes', undefined],
  ['Yes or no', 'yes', 'Fit is neither Yes nor No.'],
  ['Date', '2024-02-29', undefined],
  ['Date', '2026-02-29', 'Fit is not a date such as 2026-12-24.'],
  ['Date', '2000-02-29', undefined],
  ['Date', '1900-02-29', 'Fit is not a date such as 2026-12-24.'],
  ['Date', '2026-13-01', 'Fit is not a date such as 2026-12-24.'],
  ['Date', '2026-04-31', 'Fit is not a date such as 2026-12-24.'],
  ['Date', '2026-04-00', 'Fit is not a date such as 2026-12-24.'],
  ['Date', '24.12.2026', 'Fit is not a date such as 2026-12-24.'],
  ['Choice', 'Slim', undefined],
  ['Choice', 'slim', 'Fit is none of its choices.'],
])('L7 a value of the type %s: %s', (valueType, value, fault) => {
  expect(attributeFault(value, { label: 'Fit', valueType, choices: ['Slim'] })).toBe(fault)
})

test('L7 a blank value is none; a text has at most 500 characters and no control characters', () => {
  expect(attributeFault(' ', { label: 'Fit', valueType: 'Number' })).toBeUndefined()
  expect(attributeFault('x'.repeat(500), { label: 'Fit' })).toBeUndefined()
  expect(attributeFault('x'.repeat(501), { label: 'Fit' })).toBe('Fit is longer than 500 characters (501).')
  expect(attributeFault('a\u0000b', { label: 'Fit' })).toContain('neither stored nor printed')
})

const PARENTS = new Map<string, string | null>([
  ['category TEES', 'APPAREL'],
  ['subcategory TOUR', 'TEES'],
  ['category ANY', null],
])
const parentOf = (kind: string, id: string) => PARENTS.get(`${kind} ${id}`)

test('L8 a category stands below its department and a subcategory below its category, or below none', () => {
  const found = (item: object) => checkHierarchy(item, parentOf).map(({ field, message }) => `${field}: ${message}`)
  expect(found({ department: 'APPAREL', category: 'TEES', subcategory: 'TOUR' })).toEqual([])
  expect(found({ department: 'MUSIC', category: 'TEES' })).toEqual([
    'category: Category TEES belongs to the department APPAREL, and the item has the department MUSIC',
  ])
  expect(found({ category: 'TEES', subcategory: 'TOUR' })).toEqual([
    'category: Category TEES belongs to the department APPAREL, and the item has no department',
  ])
  expect(found({ subcategory: 'TOUR' })).toEqual([
    'subcategory: Subcategory TOUR belongs to the category TEES, and the item has no category',
  ])
  expect(found({ department: 'MUSIC', category: 'ANY', subcategory: 'UNKNOWN' })).toEqual([])
})

test('L9 the hierarchy is checked where an ACTIVE entry of ATTRIBUTE_HIERARCHY_VALIDATION says true', () => {
  const entry = { key: 'ATTRIBUTE_HIERARCHY_VALIDATION', value: 'true', status: 'ACTIVE' }
  expect(checksHierarchy([entry])).toBe(true)
  expect(checksHierarchy([{ ...entry, value: ' TRUE ' }])).toBe(true)
  expect(checksHierarchy([{ ...entry, value: 'false' }])).toBe(false)
  expect(checksHierarchy([{ ...entry, status: 'INACTIVE' }])).toBe(false)
  expect(checksHierarchy([{ ...entry, key: 'SPECIAL_CHARS_RESTRICTED' }])).toBe(false)
  expect(checksHierarchy([])).toBe(false)
})
