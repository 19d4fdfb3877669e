import { expect, test } from 'vitest'
import { droppedBelow, labelIn, type ListEntry, narrowed, optionsOf } from './product-lists.ts'

const entry = (id: string, parent: string | null = null, active = true): ListEntry => ({
  id,
  label: `${id}!`,
  active,
  parent,
})

const lists = {
  category: [entry('TEES', 'TOPS'), entry('CAPS', 'HEAD'), entry('MISC')],
  subcategory: [entry('CREW', 'TEES'), entry('ANY')],
}

test('offers the children of the chosen parent, and records without a parent', () => {
  expect(narrowed(lists.category, ['TOPS']).map(({ id }) => id)).toEqual(['TEES', 'MISC'])
  expect(narrowed(lists.category, [])).toBe(lists.category)
})

test("another department clears the old one's category and subcategory", () => {
  const chosen = { category: 'TEES', subcategory: 'CREW' }
  expect(droppedBelow(lists, chosen, 'department', 'HEAD')).toEqual(['category', 'subcategory'])
  expect(droppedBelow(lists, chosen, 'department', 'TOPS')).toEqual([])
  expect(droppedBelow(lists, chosen, 'category', 'CAPS')).toEqual(['subcategory'])
  expect(droppedBelow(lists, { category: 'MISC', subcategory: 'ANY' }, 'department', 'HEAD')).toEqual([])
  expect(droppedBelow(lists, chosen, 'department', '')).toEqual([])
})

test('an inactive record can be kept but not chosen, and an unknown value stays visible', () => {
  const list = [entry('A'), entry('OLD', null, false)]
  expect(optionsOf(list, ['A']).find(({ id }) => id === 'OLD')).toMatchObject({ disabled: true, hint: 'Inactive' })
  expect(optionsOf(list, ['OLD']).find(({ id }) => id === 'OLD')?.disabled).toBe(false)
  expect(optionsOf(list, ['GONE', '']).at(-1)).toEqual({ id: 'GONE', label: 'GONE' })
  expect(optionsOf(list, ['GONE', 'GONE']).filter(({ id }) => id === 'GONE')).toHaveLength(1)
  expect(labelIn({ brand: list }, 'brand', 'GONE')).toBe('GONE')
  expect(labelIn({ brand: list }, 'brand', 'A')).toBe('A!')
})
