import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { DEFAULT_RESTRICTED, hasOuterSpace, isBlank, restrictedCharacters, restrictedIn } from './index.ts'
import {
  foldName,
  hasRestricted,
  hasUnseen,
  hasUnseenInName,
  isRewritten,
  isUnreadable,
  lengthOf,
  plainCode,
  plainName,
} from './text.ts'

const entry = (value: string, status = 'ACTIVE', key = 'SPECIAL_CHARS_RESTRICTED') => ({ key, value, status })

test('T1 joins active entries', () => {
  const entries = [
    entry('#'),
    entry('%', 'INACTIVE'),
    entry('*<'),
    entry('!', 'ACTIVE', 'ATTRIBUTE_HIERARCHY_VALIDATION'),
  ]
  expect(restrictedCharacters(entries)).toBe('#*<')
})

test('T2 uses the default set', () => {
  expect(restrictedCharacters([])).toBe(`#'"&?`)
  expect(restrictedCharacters([entry('%', 'INACTIVE')])).toBe(DEFAULT_RESTRICTED)
  expect(restrictedCharacters([entry(' ')])).toBe(DEFAULT_RESTRICTED)
})

test('T3 ignores white space between characters', () => {
  expect(restrictedCharacters([entry('# & %')])).toBe('#&%')
})

test('T4 lists the offending characters, each once, in order', () => {
  expect(restrictedIn(`Rock & Roll "Men's" & more`)).toEqual(['&', '"', "'"])
  expect(restrictedIn('T-shirt')).toEqual([])
})

test('T5 exempts and adds characters', () => {
  expect(restrictedIn(`a#b&c%`, '#&', { exempt: '&', extra: '%' })).toEqual(['#', '%'])
})

test.prop([fc.string(), fc.string()])('T4 lists exactly the forbidden characters in the text', (text, set) => {
  const found = restrictedIn(text, set)
  for (const char of found) expect(text.includes(char) && set.includes(char)).toBe(true)
  expect([...text].some((char) => [...set].includes(char))).toBe(found.length > 0)
  expect(hasRestricted(text, set)).toBe(found.length > 0)
})

test.each([undefined, null, '', ' ', '\t\n', '\u00a0', [], ['', ' ']])('T6 finds %o blank', (value) => {
  expect(isBlank(value)).toBe(true)
})

test.each(['0', 0, false, ' a ', ['a', '']])('T6 finds %o not blank', (value) => {
  expect(isBlank(value)).toBe(false)
})

test.each([' a', 'a ', '\ta', 'a\u00a0', 'a\n'])('T7 detects outer space in %o', (text) => {
  expect(hasOuterSpace(text)).toBe(true)
})

test('T7 ignores inner space', () => {
  expect(hasOuterSpace('a b')).toBe(false)
})

test.each(['\u0000', 'a\u001fb', '\u007f', '\u0085', '\ud800', 'a\udc00', 'Caf\ufffd'])(
  'T8 refuses %o as unreadable',
  (text) => {
    expect(isUnreadable(text)).toBe(true)
    expect(isUnreadable(text, true)).toBe(text !== '\n')
  },
)

test.each(['\u2028', '\u2029', 'a\u202eb', '\u202a', 'a\u2066', '\u2069'])(
  'T8 refuses %o, which breaks or turns a line around, except in lines',
  (text) => {
    expect(isUnreadable(text)).toBe(true)
    expect(isUnreadable(text, true)).toBe(false)
  },
)

test('T8 accepts line breaks and tabs in lines', () => {
  expect(isUnreadable('a\r\n\tb', true)).toBe(false)
  expect(isUnreadable('a\nb')).toBe(true)
  expect(isUnreadable('naïve 😀 日本')).toBe(false)
})

test('T9 counts characters', () => {
  expect(lengthOf('a😀')).toBe(2)
})

test.each(['8.40E+11', '8,4e+11', '8E+11', ' 8.40E+11 '])('T10 detects that a spreadsheet rewrote %o', (text) => {
  expect(isRewritten(text)).toBe(true)
})

test.each(['840000023520', '12E5', '8.40', 'E+11', 'A8E+11', ''])('T10 accepts %o', (text) => {
  expect(isRewritten(text)).toBe(false)
})

const codes = fc.string({ unit: fc.constantFrom('A', '-', '1', 'é', 'Å', 'ñ', 'ự', '각', 'ﬁ', 'Ω') })
const unseen = fc.array(fc.tuple(fc.nat(), fc.constantFrom('\u200b', '\ufeff', '\u00ad', '\u200d', '\u2060')))

test.prop([codes, unseen])(
  'T13 any text, composed or not, with or without unseen characters, is one code',
  (code, extra) => {
    for (const form of ['NFC', 'NFD'] as const) {
      const characters = [...code.normalize(form)]
      for (const [at, character] of extra) characters.splice(at % (characters.length + 1), 0, character)
      const text = characters.join('')
      expect(plainCode(text)).toBe(code.normalize('NFC'))
      expect(hasUnseen(text)).toBe(extra.length > 0)
      expect(hasUnseen(plainCode(text))).toBe(false)
    }
  },
)

test.each(['\u200b', '\ufeff', '\u00ad', '\u2060', '\u200e', '\u180e'])('T20 finds %o in a name', (character) => {
  const name = `Caf${character}\u00e9 ${character}`
  expect(hasUnseenInName(name)).toBe(true)
  expect(plainName(name)).toBe('Caf\u00e9 ')
})

test.each(['Family \u{1f468}\u200d\u{1f467}', '\u0646\u0645\u06cc\u200c\u062f\u0627\u0646\u0645', 'A\u00a0B', ''])(
  'T20 leaves %o as it is',
  (name) => {
    expect(hasUnseenInName(name)).toBe(false)
    expect(plainName(name)).toBe(name)
  },
)

test('T21 takes names that look the same for one', () => {
  const folded = ['Caf\u00e9  Bar', 'CAFE\u0301\u00a0bar', ' caf\u00e9\tBar ', 'Caf\u200b\u00e9 B\u00adar'].map(
    foldName,
  )
  expect(new Set(folded)).toEqual(new Set(['caf\u00e9 bar']))
  expect(foldName('Cafe Bar')).not.toBe(folded[0])
  expect(foldName('CaféBar')).not.toBe(folded[0])
})
