import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { blockedWordsIn, checkRestriction, restrictedNumber, restrictionsBut } from './index.ts'

const word = (text: string, alsoReversed = false) => ({ kind: 'WORD' as const, text, alsoReversed })
const number = (text: string) => ({ kind: 'NUMBER' as const, text, alsoReversed: false })

const DISGUISES: Record<string, string> = { O: '0oÖ', I: '1!|i', E: '3€eÉ', A: '4@aå', S: '5$s', T: '7+t', B: '8b' }

test('W1 finds a word in any case, with spaces and with look-alikes', () => {
  for (const text of ['darn', 'DARN', 'd a r n', 'D.4-R_N', 'xxD@rNxx', 'dàrñ', 'ＤＡＲＮ']) {
    expect(blockedWordsIn(text, [word('Darn')]), text).toHaveLength(1)
  }
  for (const text of ['dran', 'da', 'dar n0', '', 'dirn']) {
    expect(blockedWordsIn(text, [word('darn')]).length, text).toBe(text === 'dar n0' ? 1 : 0)
  }
  expect(blockedWordsIn('885', [number('85')])).toEqual([])
  expect(blockedWordsIn('anything', [word('..')])).toEqual([])
})

/** A word with some letters disguised, and marks in between. */
const disguised = fc.array(fc.constantFrom(...'ABDEIKOST'), { minLength: 2, maxLength: 8 }).chain((letters) =>
  fc
    .tuple(
      ...letters.map((letter) => fc.constantFrom(letter, letter.toLowerCase(), ...(DISGUISES[letter] ?? ''))),
      fc.array(fc.constantFrom('', ' ', '  ', '.', '-', '_', '/'), { minLength: 8, maxLength: 8 }),
    )
    .map((parts) => {
      const marks = parts.at(-1) as string[]
      return { plain: letters.join(''), written: letters.map((_, index) => `${parts[index]}${marks[index]}`).join('') }
    }),
)

test.prop([disguised, fc.string(), fc.string()])(
  'W1 finds every disguise of a word, wherever it occurs',
  ({ plain, written }, before, after) => {
    expect(blockedWordsIn(`${before} ${written} ${after}`, [word(plain)])).toHaveLength(1)
  },
)

test('W2 finds a word backwards only if it is marked so', () => {
  expect(blockedWordsIn('N-RAD', [word('darn', true)])).toHaveLength(1)
  expect(blockedWordsIn('NRAD', [word('darn')])).toEqual([])
  expect(blockedWordsIn('Anna', [word('darn', true)])).toEqual([])
})

test('W3 finds a restricted number behind zeros, and on its own', () => {
  expect(restrictedNumber('07', [number('7')])?.text).toBe('7')
  expect(restrictedNumber('7', [number('007')])?.text).toBe('007')
  expect(restrictedNumber('10', [number('1')])).toBeUndefined()
  expect(restrictedNumber('101', [number('11')])).toBeUndefined()
  expect(restrictedNumber(' 7 ', [number('7')])?.text).toBe('7')
  expect(restrictedNumber('00', [number('0')])?.text).toBe('0')
  expect(restrictedNumber('7', [word('7')])).toBeUndefined()
})

test('W4 allows a single word or number', () => {
  const list = [word('eleven'), word('11'), number('11'), number('12')]
  const allowed = { kind: 'NUMBER', text: '11', reason: 'Signed' } as const
  expect(restrictionsBut(list, [allowed])).toEqual([word('eleven'), word('11'), number('12')])
  expect(restrictionsBut(list, [allowed, { ...allowed, text: '12' }])).toEqual([word('eleven'), word('11')])
})

test('W5 requires two letters and at most 30 characters of a word, digits of a number', () => {
  const codes = (restriction: Parameters<typeof checkRestriction>[0]) =>
    checkRestriction(restriction).map(({ code }) => code)
  expect(codes(word('no'))).toEqual([])
  expect(codes(word('x'))).toEqual(['tooShort'])
  expect(codes(word('a.'))).toEqual(['tooShort'])
  expect(codes(word(''))).toEqual(['required'])
  expect(codes(word('x'.repeat(31)))).toEqual(['tooLong'])
  expect(codes(word(' no'))).toEqual(['outerSpace'])
  expect(codes(number('88'))).toEqual([])
  expect(codes(number('8B'))).toEqual(['restricted'])
  expect(codes({ ...word('no'), reason: 'x'.repeat(100) })).toEqual([])
  expect(codes({ ...word('no'), reason: 'x'.repeat(101) })).toEqual(['tooLong'])
  expect(codes({ ...word('no'), reason: 'Said by "us" & them' })).toEqual([])
  expect(codes(number('B8'))).toEqual(['restricted'])
  expect(codes(number('8'))).toEqual([])
})

test('W5 words the problems of a restriction, at its field', () => {
  const messagesFor = (restriction: Parameters<typeof checkRestriction>[0]) =>
    checkRestriction(restriction).map(({ field, message }) => `${field}: ${message}`)
  expect(messagesFor(word(''))).toEqual(['text: Word is required.'])
  expect(messagesFor(word('x'))).toEqual(['text: Word needs at least two letters: a shorter one is in most names.'])
  expect(messagesFor(number(''))).toEqual(['text: Number is required.'])
  expect(messagesFor(number('8B'))).toEqual(['text: Number is written in digits alone.'])
  expect(messagesFor({ ...word('no'), reason: ' x' })).toEqual(['reason: Reason has a space at the start or the end.'])
})
