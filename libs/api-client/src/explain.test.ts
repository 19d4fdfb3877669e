import { expect, test } from 'vitest'
import { ApiError, dataOf, explain } from './index.ts'

const whole = {
  code: 'ER_000',
  message: 'Request not processed',
  description: 'The item was refused',
  errors: [
    { field: 'name', message: 'Name is required' },
    { field: 'upc', message: 'UPC is required' },
    { field: 'variants.0.upc', message: 'UPC is required' },
  ],
}

test('lists field messages first, each once', () => {
  expect(explain(new ApiError(400, whole)).list).toEqual(['Name is required', 'UPC is required'])
})

test('falls back to the description, then the message', () => {
  const { errors: _errors, ...described } = whole
  expect(explain(new ApiError(400, described))).toEqual({ message: 'The item was refused', list: [] })
  const { description: _description, ...plain } = described
  expect(explain(new ApiError(400, plain)).message).toBe('Request not processed')
})

test('falls back to a default, also for anything that is not a refused call', () => {
  const words = { title: "We're sorry, something went wrong", message: 'Try again or contact admin', list: [] }
  expect(explain(new ApiError(500, {}))).toEqual(words)
  expect(explain(new TypeError('x is undefined'))).toEqual(words)
})

test('explains a missing connection', () => {
  expect(explain(new ApiError(0, undefined)).message).toBe(
    'The server cannot be reached. Check the connection and try again.',
  )
})

test('omits errors without a field', () => {
  expect(new ApiError(400, { errors: [{ field: 'name' }, null, 'no'] }).errors).toEqual([])
})

test('returns the envelope from dataOf, or throws the refusal', () => {
  const ok = { code: 'OK_000', message: '', body: [1] }
  expect(dataOf({ data: ok, response: new Response(null, { status: 200 }) })).toBe(ok)
  expect(() => dataOf({ error: whole, response: new Response(null, { status: 400 }) })).toThrow(ApiError)
})

test('treats HTTP 200 with a code other than OK_000 as a refusal', () => {
  const data = { code: 'ER_005', message: 'Unauthorised access', body: null }
  expect(() => dataOf({ data, response: new Response(null, { status: 200 }) })).toThrow('Unauthorised access')
})
