import { expect, test } from 'vitest'
import { ApiError, conflictOf } from './api-error.ts'

test('returns the record that somebody else saved first', () => {
  const body = { current: { id: 'A', version: 4 }, updatedBy: 'grace' }
  expect(conflictOf(new ApiError(409, { message: 'grace changed this in the meantime', body }))).toEqual(body)
})

test.each([
  ['an ID that is taken', new ApiError(409, { message: 'It is there already' })],
  ['another refusal', new ApiError(400, { body: { current: {} } })],
  ['no refusal', new Error('x')],
])('treats %s as no conflict', (_, failure) => {
  expect(conflictOf(failure)).toBeUndefined()
})
