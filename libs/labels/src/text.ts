import { countFitting, isPrintable, measureText } from './font.ts'
import { CUT_ALLOWANCE, MIN_FONT_SIZE } from './limits.ts'

/** Letters with a stroke, which Unicode does not decompose. */
const BASE: Readonly<Record<string, string>> = { ł: 'l', Ł: 'L', đ: 'd', Đ: 'D', ħ: 'h', Ħ: 'H', ı: 'i' }

/**
 * Text as a label can print it: composed, white space and control characters as spaces, without invisible characters.
 * A character that the printer's font lacks loses its accent or becomes a question mark; `replaced` lists each once.
 */
export function printableText(text: string): { text: string; replaced: string[] } {
  if (/^[ -~]*$/.test(text)) return { text, replaced: [] }
  const replaced = new Map<string, string>()
  const composed = text
    .toWellFormed()
    .normalize('NFC')
    .replace(/\r\n|[\p{Cc}\p{Z}]/gu, ' ')
    .replace(/\p{Cf}/gu, '')
  let shown = ''
  for (const character of composed) {
    if (!isPrintable(character) && !replaced.has(character)) replaced.set(character, baseOf(character))
    shown += replaced.get(character) ?? character
  }
  return { text: shown, replaced: [...replaced.keys()] }
}

function baseOf(character: string): string {
  const base = BASE[character] ?? character.normalize('NFD').replace(/\p{M}/gu, '')
  return [...base].every(isPrintable) ? base : '?'
}

/** The first font size + 5 characters (section 5). */
export function cutText(text: string, fontSize: number): string {
  return [...text].slice(0, fontSize + CUT_ALLOWANCE).join('')
}

/** A text broken into lines, and the rest that did not fit. */
export type Lines = Readonly<{ lines: readonly string[]; rest: string }>

/** Breaks between words, or within a word that is wider than a line. The last line is cut at any character. */
export function wrapText(text: string, fontSize: number, width: number, maxLines: number): Lines {
  const lines: string[] = []
  let rest = text
  while (rest !== '' && lines.length < maxLines) {
    const fitting = countFitting(rest, fontSize, width)
    if (fitting === 0) break
    const last = fitting === rest.length || lines.length === maxLines - 1
    const space = last ? -1 : rest.lastIndexOf(' ', fitting)
    const end = space > 0 ? space : fitting
    lines.push(rest.slice(0, end))
    rest = space > 0 ? rest.slice(end + 1) : rest.slice(end)
  }
  return { lines, rest }
}

export type Fit = Readonly<{ fontSize: number } & Lines>

/** A text fitted to a width and a number of lines; `rest` is the lost part. */
export function fitText(
  text: string,
  fontSize: number,
  width: number,
  maxLines: number,
  overflow: 'cut' | 'ellipsis' | 'shrink',
): Fit {
  const fit = wrapText(text, fontSize, width, maxLines)
  if (fit.rest === '' || overflow === 'cut') return { fontSize, ...fit }
  if (overflow === 'ellipsis') return { fontSize, ...withEllipsis(fit, fontSize, width) }
  const fits = (size: number) => wrapText(text, size, width, maxLines).rest === ''
  const size = largestSize(MIN_FONT_SIZE, fontSize, fits)
  return { fontSize: size, ...wrapText(text, size, width, maxLines) }
}

/**
 * The largest whole size from `least` to below `tooLarge` that fits, or `least` if none does. By bisection: what fits at
 * one size fits at every smaller one, because each line then ends at the same character or later.
 */
export function largestSize(least: number, tooLarge: number, fits: (size: number) => boolean): number {
  let largest = Math.min(least, tooLarge)
  let end = tooLarge
  while (end - largest > 1) {
    const middle = Math.floor((largest + end) / 2)
    if (fits(middle)) largest = middle
    else end = middle
  }
  return largest
}

const ELLIPSIS = '...'

function withEllipsis({ lines, rest }: Lines, fontSize: number, width: number): Lines {
  const whole = lines.at(-1) ?? ''
  let kept = whole
  while (kept !== '' && measureText(kept + ELLIPSIS, fontSize) > width) kept = kept.slice(0, -1)
  if (kept === '') return { lines, rest }
  return { lines: [...lines.slice(0, -1), kept + ELLIPSIS], rest: whole.slice(kept.length) + rest }
}
