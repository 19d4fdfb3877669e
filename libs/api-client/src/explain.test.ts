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

test('field messages come first, as a list, each once', () => {
  expect(explain(new ApiError(400, whole)).list).toEqual(['Name is required', 'UPC is required'])
})

test('then the description, then the message', () => {
  const { errors: _errors, ...described } = whole
  expect(explain(new ApiError(400, described))).toEqual({ message: 'The item was refused', list: [] })
  const { description: _description, ...plain } = described
  expect(explain(new ApiError(400, plain)).message).toBe('Request not processed')
})

test('then a default, which also stands for whatever is no refused call', () => {
  const words = { title: "We're sorry, something went wrong", message: 'Try again or contact admin', list: [] }
  expect(explain(new ApiError(500, {}))).toEqual(words)
  expect(explain(new TypeError('x is undefined'))).toEqual(words)
})

test('no connection is said in words', () => {
  expect(explain(new ApiError(0, undefined)).message).toBe(
    'The server cannot be reached. Check the connection and try again.',
  )
})

test('errors that are no field errors are left out', () => {
  expect(new ApiError(400, { errors: [{ field: 'name' }, null, 'no'] }).errors).toEqual([])
})

test('dataOf answers the envelope, or throws what was refused', () => {
  const ok = { code: 'OK_000', message: '', body: [1] }
  expect(dataOf({ data: ok, response: new Response(null, { status: 200 }) })).toBe(ok)
  expect(() => dataOf({ error: whole, response: new Response(null, { status: 400 }) })).toThrow(ApiError)
})

test('HTTP 200 with a code other than OK_000 is a refusal too', () => {
  const data = { code: 'ER_005', message: 'Unauthorised access', body: null }
  expect(() => dataOf({ data, response: new Response(null, { status: 200 }) })).toThrow('Unauthorised access')
})
