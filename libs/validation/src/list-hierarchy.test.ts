import { describe, expect, test } from 'vitest'
import { changeInBulk, checkHierarchy, checkItem, checksHierarchy, readItem } from './index.ts'

const PARENTS = new Map<string, string | null>([
  ['category TEES', 'APPAREL'],
  ['category ANY', null],
  ['subcategory TOUR', 'TEES'],
])
const parentOf = (field: string, id: string) => PARENTS.get(`${field} ${id}`)

test('L11 it is checked where an ACTIVE entry says true', () => {
  const entry = { key: 'ATTRIBUTE_HIERARCHY_VALIDATION', value: 'true', status: 'ACTIVE' }
  expect(checksHierarchy([entry])).toBe(true)
  expect(checksHierarchy([{ ...entry, value: ' TRUE ' }])).toBe(true)
  const others = [{ value: 'false' }, { value: '1' }, { status: 'INACTIVE' }, { key: 'SPECIAL_CHARS_RESTRICTED' }]
  for (const other of others) expect(checksHierarchy([{ ...entry, ...other }])).toBe(false)
  expect(checksHierarchy([])).toBe(false)
})

describe('L12 what belongs where', () => {
  const found = (item: object) => checkHierarchy(item, parentOf).map(({ field, message }) => `${field}: ${message}`)

  test('what belongs together is right, and so is what belongs nowhere', () => {
    expect(found({ department: 'APPAREL', category: 'TEES', subcategory: 'TOUR' })).toEqual([])
    expect(found({ department: 'MUSIC', category: 'ANY', subcategory: 'UNKNOWN' })).toEqual([])
    expect(found({ department: 'MUSIC', category: null, subcategory: '' })).toEqual([])
  })

  test('what belongs elsewhere is refused at its field', () => {
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

describe('L13 wherever one of the three is said', () => {
  const wrong = { department: 'MUSIC', category: 'TEES' }

  test('in a form and in the API; a new item that says no department has none', () => {
    const context = { restricted: '', parentOf }
    const item = { itemID: 'A', upc: 'A', name: 'A', type: 1, costPrice: 1, sellingPrice: 1 }
    expect(checkItem({ ...item, ...wrong }, { ...context, mode: 'create' })).toMatchObject([{ code: 'hierarchy' }])
    expect(checkItem({ ...item, category: 'TEES' }, { ...context, mode: 'create' })).toHaveLength(1)
    expect(readItem({ category: 'TEES' }, { ...context, mode: 'edit' }).issues).toEqual([])
    expect(checkItem(wrong, { restricted: '', mode: 'edit' })).toEqual([])
  })

  test('in a bulk edit beside what the item has', () => {
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
  })
})
