import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { DEFAULT_RESTRICTED, hasOuterSpace, isBlank, restrictedCharacters, restrictedIn } from './index.ts'
import { hasRestricted, isUnreadable, lengthOf } from './text.ts'

const entry = (value: string, status = 'ACTIVE', key = 'SPECIAL_CHARS_RESTRICTED') => ({ key, value, status })

test('T1 active entries are joined', () => {
  const entries = [
    entry('#'),
    entry('%', 'INACTIVE'),
    entry('*<'),
    entry('!', 'ACTIVE', 'ATTRIBUTE_HIERARCHY_VALIDATION'),
  ]
  expect(restrictedCharacters(entries)).toBe('#*<')
})

test('T2 the default set', () => {
  expect(restrictedCharacters([])).toBe(`#'"&?`)
  expect(restrictedCharacters([entry('%', 'INACTIVE')])).toBe(DEFAULT_RESTRICTED)
  expect(restrictedCharacters([entry(' ')])).toBe(DEFAULT_RESTRICTED)
})

test('T3 white space separates', () => {
  expect(restrictedCharacters([entry('# & %')])).toBe('#&%')
})

test('T4 the offending characters, each once, in order', () => {
  expect(restrictedIn(`Rock & Roll "Men's" & more`)).toEqual(['&', '"', "'"])
  expect(restrictedIn('T-shirt')).toEqual([])
})

test('T5 exempt and extra characters', () => {
  expect(restrictedIn(`a#b&c%`, '#&', { exempt: '&', extra: '%' })).toEqual(['#', '%'])
})

test.prop([fc.string(), fc.string()])(
  'T4 what is listed is in the text and forbidden, and nothing is missed',
  (text, set) => {
    const found = restrictedIn(text, set)
    for (const char of found) expect(text.includes(char) && set.includes(char)).toBe(true)
    expect([...text].some((char) => [...set].includes(char))).toBe(found.length > 0)
    expect(hasRestricted(text, set)).toBe(found.length > 0)
  },
)

test.each([undefined, null, '', ' ', '\t\n', '\u00a0', [], ['', ' ']])('T6 %o is blank', (value) => {
  expect(isBlank(value)).toBe(true)
})

test.each(['0', 0, false, ' a ', ['a', '']])('T6 %o is not blank', (value) => {
  expect(isBlank(value)).toBe(false)
})

test.each([' a', 'a ', '\ta', 'a\u00a0', 'a\n'])('T7 outer space in %o', (text) => {
  expect(hasOuterSpace(text)).toBe(true)
})

test('T7 inner space is none', () => {
  expect(hasOuterSpace('a b')).toBe(false)
})

test.each(['\u0000', 'a\u001fb', '\u007f', '\u0085', '\ud800', 'a\udc00'])('T8 %o is unreadable', (text) => {
  expect(isUnreadable(text)).toBe(true)
  expect(isUnreadable(text, true)).toBe(text !== '\n')
})

test('T8 lines may hold line breaks and tabs', () => {
  expect(isUnreadable('a\r\n\tb', true)).toBe(false)
  expect(isUnreadable('a\nb')).toBe(true)
  expect(isUnreadable('naïve 😀 日本')).toBe(false)
})

test('T9 characters are counted', () => {
  expect(lengthOf('a😀')).toBe(2)
})
