import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { advanceOf, countFitting, lineHeightOf, measureText, overhangOf, PRINTABLE, riseOf } from './font.ts'
import { cutText, fitText, largestSize, printableText, wrapText } from './text.ts'

const anyText = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), fc.string())
const printable = fc.string({ unit: fc.constantFrom(...PRINTABLE) })
const fontSizes = fc.integer({ min: 10, max: 60 })

test('T1 cuts text to font size + 5 characters', () => {
  const long = 'x'.repeat(100)
  expect(cutText(long, 12)).toHaveLength(17)
  expect(cutText(long, 20)).toHaveLength(25)
  expect(cutText('x'.repeat(17), 12)).toHaveLength(17)
  expect(cutText('short', 12)).toBe('short')
})

test.prop([printable, fontSizes])('T1 keeps the start of the text, and a second cut changes nothing', (text, size) => {
  const cut = cutText(text, size)
  expect(text.startsWith(cut)).toBe(true)
  expect(cut).toHaveLength(Math.min(text.length, size + 5))
  expect(cutText(cut, size)).toBe(cut)
})

test.each([
  ['Plain ~ text', 'Plain ~ text'],
  ['a\tb\u0000c\u007fd\u0085e', 'a b c d e'],
  ['a\r\nb\rc\nd', 'a b c d'],
  ['a\u00a0b\u2003c\u2028d\u3000e', 'a b c d e'],
  ['Cafe\u0301', 'Café'],
  ['zero\u200bwidth\u00adand\u202ebidi\ufeff', 'zerowidthandbidi'],
  ['“Tour” – 5 €…', '“Tour” – 5 €…'],
])('T2 prints %j as %j', (text, shown) => {
  expect(printableText(text)).toEqual({ text: shown, replaced: [] })
})

test.each([
  ['Łódź ď', 'Lódz d', ['Ł', 'ź', 'ď']],
  ['漢字 漢', '?? ?', ['漢', '字']],
  ['x\u0304y', 'xy', ['\u0304']],
  ['Ωmega', '?mega', ['Ω']],
  ['😀', '?', ['😀']],
  ['half \ud800', 'half ?', ['\ufffd']],
  ['đıĦħĐł', 'diHhDl', ['đ', 'ı', 'Ħ', 'ħ', 'Đ', 'ł']],
])('T3 prints %j as %j', (text, shown, replaced) => {
  expect(printableText(text)).toEqual({ text: shown, replaced })
})

test.prop([anyText])('T3 prints only characters of the font, and leaves nothing to replace', (text) => {
  const shown = printableText(text).text
  expect([...shown].every((character) => PRINTABLE.includes(character))).toBe(true)
  expect(printableText(shown)).toEqual({ text: shown, replaced: [] })
})

test('T3 has the characters of Windows-1252 in the font', () => {
  const latin1 = Array.from({ length: 256 }, (_, code) => String.fromCharCode(code)).filter((each) =>
    /[ -~¡-ÿ]/.test(each),
  )
  const others = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ'
  expect([...PRINTABLE].toSorted()).toEqual([...latin1.filter((each) => each !== '\u00ad'), ...others].toSorted())
})

test('T4 measures a text with 5% to spare and room for overhang', () => {
  expect(advanceOf('Hi', 100)).toBeCloseTo(61.1 + 27.8)
  expect(advanceOf('漢', 100)).toBe(0)
  expect(measureText('Hi', 100)).toBe(Math.ceil(88.9 * 1.05) + 2 * 4)
  expect([overhangOf(20), riseOf(20), lineHeightOf(20)]).toEqual([1, 5, 26])
})

test.prop([printable, fontSizes, fc.integer({ min: 1, max: 448 })])(
  'T4 fits as many characters as measured',
  (text, size, width) => {
    const count = countFitting(text, size, width)
    if (count > 0) expect(measureText(text.slice(0, count), size)).toBeLessThanOrEqual(width)
    if (count < text.length) expect(measureText(text.slice(0, count + 1), size)).toBeGreaterThan(width)
  },
)

test('T5 breaks text between words, or within a word that is wider than a line', () => {
  expect(wrapText('Heart holder of glass', 20, 150, 3)).toEqual({ lines: ['Heart holder of', 'glass'], rest: '' })
  expect(wrapText('Unbelievablylongword indeed', 20, 100, 3).lines).toEqual(['Unbelievab', 'lylongword', 'indeed'])
  expect(wrapText('short', 20, 150, 3)).toEqual({ lines: ['short'], rest: '' })
  expect(wrapText('', 20, 150, 3)).toEqual({ lines: [], rest: '' })
  expect(wrapText('W', 100, 50, 3)).toEqual({ lines: [], rest: 'W' })
  expect(wrapText('two words', 20, 300, 3)).toEqual({ lines: ['two words'], rest: '' })
  expect(wrapText(' Unbelievablylongword', 20, 100, 3).lines[0]).toMatch(/^ Unbel/)
  expect(wrapText(' leading', 20, 150, 2)).toEqual({ lines: [' leading'], rest: '' })
})

test('T6 cuts the last line at a character', () => {
  const { lines, rest } = fitText('Heart holder of glass', 20, 100, 1, 'cut')
  expect(lines).toEqual(['Heart hold'])
  expect(rest).toBe('er of glass')
})

test('T6 ends the last line in three dots', () => {
  const fit = fitText('Heart holder of glass', 20, 100, 1, 'ellipsis')
  expect(fit).toEqual({ fontSize: 20, lines: ['Heart ho...'], rest: 'lder of glass' })
  expect(fitText('Heart', 20, 100, 1, 'ellipsis')).toEqual({ fontSize: 20, lines: ['Heart'], rest: '' })
  expect(fitText('Heart holder of glass', 20, measureText('Heart ho...', 20), 1, 'ellipsis')).toEqual(fit)
  expect(fitText('W', 100, 50, 1, 'ellipsis')).toEqual({ fontSize: 100, lines: [], rest: 'W' })
  const narrow = fitText('Heart', 40, 75, 1, 'ellipsis')
  expect(narrow).toEqual({ fontSize: 40, lines: ['H...'], rest: 'eart' })
  expect(fitText('Heart', 50, 60, 1, 'ellipsis')).toEqual({ fontSize: 50, lines: ['H'], rest: 'eart' })
})

test('T6 prints smaller text, down to 10', () => {
  const fit = fitText('Heart holder of glass', 20, 150, 1, 'shrink')
  expect(fit.rest).toBe('')
  expect(fit.fontSize).toBeLessThan(20)
  expect(measureText('Heart holder of glass', fit.fontSize + 1)).toBeGreaterThan(150)
  expect(fitText('Heart holder of glass', 20, 50, 1, 'shrink')).toMatchObject({ fontSize: 10, rest: 'er of glass' })
})

const words = fc
  .array(fc.string({ unit: fc.constantFrom(...PRINTABLE), maxLength: 12 }), { maxLength: 20 })
  .map((all) => all.join(' '))

test.prop([fc.oneof(printable, words), fc.integer({ min: 1, max: 300 }), fc.integer({ min: 5, max: 900 }), fc.integer({ min: 1, max: 6 })], { numRuns: 500 })(
  'T9 shrinks a text to the first size that fits, counted down from its own',
  (text, fontSize, width, maxLines) => {
    let size = fontSize
    while (size > 10 && wrapText(text, size, width, maxLines).rest !== '') size--
    const expected = { fontSize: size, ...wrapText(text, size, width, maxLines) }
    expect(fitText(text, fontSize, width, maxLines, 'shrink')).toEqual(expected)
  },
) // oxfmt-ignore

test.each([10, 11, 500, 999, 1_000, 2_000])('T9 finds %i as the largest size in at most 10 tries', (largest) => {
  const tried: number[] = []
  const fits = (size: number) => tried.push(size) > 0 && size <= largest
  expect(largestSize(10, 1_000, fits)).toBe(Math.min(largest, 999))
  expect(tried.length).toBeLessThanOrEqual(10)
})

test('T9 shrinks from any size', () => {
  expect(fitText('Heart', 32_000, 200, 1, 'shrink')).toMatchObject({ lines: ['Heart'], rest: '' })
})

test('T9 keeps a size that is too small to shrink', () => {
  expect(fitText('Heart holder of glass', 9, 50, 1, 'shrink').fontSize).toBe(9)
})

test.prop([printable, fontSizes, fc.integer({ min: 20, max: 448 }), fc.integer({ min: 1, max: 4 }), fc.constantFrom('cut', 'ellipsis', 'shrink')])(
  'T6 fits every line, needs no extra line, and reports everything lost',
  (text, size, width, maxLines, overflow) => {
    const { fontSize, lines, rest } = fitText(text, size, width, maxLines, overflow)
    expect(lines.length).toBeLessThanOrEqual(maxLines)
    for (const line of lines) expect(measureText(line, fontSize)).toBeLessThanOrEqual(width)
    const bare = (all: string) => all.replaceAll(' ', '')
    if (rest === '') expect(bare(lines.join(''))).toBe(bare(text))
    else if (overflow !== 'ellipsis') expect(bare(lines.join('') + rest)).toBe(bare(text))
  },
) // oxfmt-ignore
