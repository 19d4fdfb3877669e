import { afterEach, expect, test, vi } from 'vitest'
import { problemOf } from './problem.ts'

afterEach(() => void vi.restoreAllMocks())

const notLoaded = new TypeError('Failed to fetch dynamically imported module: http://localhost/assets/item-saving.js')

test('a part of the console that cannot be loaded without a connection is a lost connection', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  expect(problemOf(notLoaded)).toEqual({
    title: undefined,
    lines: ['The server cannot be reached. Check the connection and try again.'],
    isPassing: true,
  })
})

test('with a connection it is none', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  expect(problemOf(notLoaded).isPassing).toBeUndefined()
})
