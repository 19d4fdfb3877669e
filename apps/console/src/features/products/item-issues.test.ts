import { ApiError } from '@greenroom/api-client'
import { expect, test } from 'vitest'
import { itemFields } from '@greenroom/validation'
import { issuesByField, refusalOf, withIssues } from './item-issues.ts'
import { ITEM_SECTIONS, sectionOf } from './item-sections.ts'

test('messages of one field follow each other, each once', () => {
  const found = ['Too long.', 'May not contain #', 'Too long.'].map((message) => ({ field: 'name', message }))
  expect(issuesByField(found)).toEqual({ name: 'Too long. May not contain #' })
})

test('what the server refuses stands at its field; the rest is said beside', () => {
  const failure = new ApiError(400, {
    errors: [
      { field: 'department.departmentID', message: 'No such department' },
      { field: 'variants.0.upc', message: 'Taken' },
    ],
  })
  expect(refusalOf(failure)).toEqual({ issues: { department: 'No such department' }, others: ['Taken'] })
})

test('a field that is mended loses its message, the others keep theirs', () => {
  expect(withIssues({ name: 'a', upc: 'b' }, 'name', [])).toEqual({ upc: 'b' })
})

test('every field of Main Info stands in exactly one section; the image has a tab of its own', () => {
  const placed = ITEM_SECTIONS.flatMap(({ fields }) => fields)
  expect([...placed].sort()).toEqual(
    itemFields
      .map(({ name }) => name)
      .filter((name) => name !== 'itemImage')
      .sort(),
  )
  expect(sectionOf('costPrice')).toBe('Price')
})
