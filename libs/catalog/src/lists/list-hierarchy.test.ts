import { describe, expect, test } from 'vitest'
import { changeInBulk, checkItem, checksHierarchy, readItem } from '../index.ts'
import { checkHierarchy } from './list-hierarchy.ts'

const PARENTS = new Map<string, string | null>([
  ['category TEES', 'APPAREL'],
  ['category ANY', null],
  ['subcategory TOUR', 'TEES'],
])
const parentOf = (field: string, id: string) => PARENTS.get(`${field} ${id}`)

test('L11 validates if an ACTIVE entry is true', () => {
  const entry = { key: 'ATTRIBUTE_HIERARCHY_VALIDATION', value: 'true', status: 'ACTIVE' }
  expect(checksHierarchy([entry])).toBe(true)
  expect(checksHierarchy([{ ...entry, value: ' TRUE ' }])).toBe(true)
  const others = [{ value: 'false' }, { value: '1' }, { status: 'INACTIVE' }, { key: 'SPECIAL_CHARS_RESTRICTED' }]
  for (const other of others) expect(checksHierarchy([{ ...entry, ...other }])).toBe(false)
  expect(checksHierarchy([])).toBe(false)
})

describe('L12 parents', () => {
  const found = (item: object) => checkHierarchy(item, parentOf).map(({ field, message }) => `${field}: ${message}`)

  test('accepts records under their parent, and records without one', () => {
    expect(found({ department: 'APPAREL', category: 'TEES', subcategory: 'TOUR' })).toEqual([])
    expect(found({ department: 'MUSIC', category: 'ANY', subcategory: 'UNKNOWN' })).toEqual([])
    expect(found({ department: 'MUSIC', category: null, subcategory: '' })).toEqual([])
  })

  test('refuses a record under another parent, at its field', () => {
    expect(found({ department: 'MUSIC', category: 'TEES' })).toEqual([
      'category: Category TEES belongs to department APPAREL, not to MUSIC.',
    ])
    expect(found({ department: null, category: 'TEES', subcategory: 'TOUR' })).toEqual([
      'category: Category TEES belongs to department APPAREL, which the item does not have.',
    ])
    expect(found({ category: 'ANY', subcategory: 'TOUR' })).toEqual([
      'subcategory: Subcategory TOUR belongs to category TEES, not to ANY.',
    ])
  })
})

describe('L13 when one of the three is given', () => {
  const wrong = { department: 'MUSIC', category: 'TEES' }

  test('validates a form and an API call; a new item that gives no department has none', () => {
    const context = { restricted: '', parentOf }
    const item = { itemID: 'A', upc: 'A', name: 'A', type: 1, costPrice: 1, sellingPrice: 1 }
    expect(checkItem({ ...item, ...wrong }, { ...context, mode: 'create' })).toMatchObject([{ code: 'hierarchy' }])
    expect(checkItem({ ...item, category: 'TEES' }, { ...context, mode: 'create' })).toHaveLength(1)
    expect(readItem({ category: 'TEES' }, { ...context, mode: 'edit' }).issues).toEqual([])
    expect(checkItem(wrong, { restricted: '', mode: 'edit' })).toEqual([])
  })

  test('does not judge an edit that changes none of the three', () => {
    const stored = { ...wrong, subcategory: null }
    const found = (draft: object) =>
      checkItem(draft, { restricted: '', mode: 'edit', parentOf, stored }).map(({ field }) => field)
    expect(found({ name: 'Renamed' })).toEqual([])
    expect(found({ name: 'Renamed', ...wrong, subcategory: '' })).toEqual([])
    expect(found({ department: 'OTHER' })).toEqual(['category'])
    expect(found({ ...wrong, subcategory: 'TOUR' })).toEqual(['category'])
    expect(found({ department: 'APPAREL' })).toEqual([])
  })

  test("validates a bulk edit with the item's own values", () => {
    const edit = (fields: object, stored: object) =>
      changeInBulk({ fields, adjustments: [] }, { itemID: 'A', ...stored }, { parentOf }).issues
    expect(edit({ category: 'TEES' }, { department: 'APPAREL' })).toEqual([])
    expect(edit({ category: 'TEES' }, { department: 'MUSIC' })).toMatchObject([
      { field: 'category', params: { id: 'TEES', parent: 'APPAREL' } },
    ])
    expect(edit({ category: 'TEES' }, {})).toMatchObject([{ field: 'category' }])
    expect(edit({ department: 'MUSIC' }, { category: 'TEES' })).toMatchObject([{ field: 'category' }])
    expect(edit({ department: null, category: null }, { category: 'TEES' })).toEqual([])
    expect(edit({ brand: 'B' }, wrong)).toEqual([])
    expect(edit(wrong, wrong)).toEqual([])
  })
})
