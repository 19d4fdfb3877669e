import { type Dots, dots, type Orientation } from './dots.ts'

/**
 * The advance width of each character, in thousandths of the font size: the printer's scalable font 0 (CG Triumvirate Bold
 * Condensed). The maker publishes no widths, so they were measured on a renderer; `test/font.test.ts` measures again.
 * The characters are those of Windows-1252, which the font and PDF share.
 */
// oxfmt-ignore
const ADVANCES: readonly (readonly [advance: number, characters: string])[] = [
  [250, ` '\\|¦`],
  [275, '{}'],
  [278, '/:;IfijltÌÍÎÏìíîï‚‹‘’›'],
  [300, 'ª²³¹º'],
  [333, '!"(),.[]`r¡¨¯´·¸ˆ˜'],
  [390, 'zž'],
  [400, '°'],
  [420, '•'],
  [445, 'Jcksvxyçýÿš'],
  [500, '#$*+0123456789<=>?EFLTZ^_abdeghnopqu~¢£¤¥§«¬±µ»¿ÈÉÊË×ßàáâãäåèéêëðñòóôõö÷øùúûüþ€ƒ„†‡Ž“”–'],
  [550, '¶'],
  [556, 'ABCKPSVXYÀÁÂÃÄÅÇÝÞŠŸ'],
  [611, 'DGHNOQRUÐÑÒÓÔÕÖØÙÚÛÜ'],
  [668, '&w'],
  [723, 'æœ'],
  [750, '¼½¾'],
  [778, 'MmÆ'],
  [800, '-'],
  [830, '©®'],
  [833, '%@WŒ'],
  [860, '™'],
  [1000, '…—'],
  [1111, '‰'],
]

const ADVANCE_OF: ReadonlyMap<string, number> = new Map(
  ADVANCES.flatMap(([advance, characters]) => [...characters].map((character) => [character, advance] as const)),
)

/** Every character that a label can print. */
export const PRINTABLE: readonly string[] = [...ADVANCE_OF.keys()]

export function isPrintable(character: string): boolean {
  return ADVANCE_OF.has(character)
}

/** Printers differ by a few hundredths in the width of the same text, so every decision leaves this much room. */
const SAFETY = 1.05

/** Some characters start before their cell, or end after or below it, by at most this part of the font size. */
const OVERHANG = 0.04

/** Accents rise above capitals by at most this part of the font size; g and p end at 1.0 below the top of capitals. */
const RISE = 0.25

/** The advance width of the text, in dots; unknown characters count as zero. */
export function advanceOf(text: string, fontSize: number): number {
  let sum = 0
  for (const character of text) sum += ADVANCE_OF.get(character) ?? 0
  return (sum * fontSize) / 1000
}

/** Room beside and below the text for overhangs. */
export function overhangOf(fontSize: number): Dots {
  return dots(Math.ceil(OVERHANG * fontSize))
}

/** Room above capitals for accents. */
export function riseOf(fontSize: number): Dots {
  return dots(Math.ceil(RISE * fontSize))
}

/**
 * Room at the end of text that runs toward the left or the top: the printer begins such a field at its end, at a whole dot,
 * and rounds its length down.
 */
export function endRoomOf(orientation: Orientation): Dots {
  return dots(orientation === 'I' || orientation === 'B' ? 1 : 0)
}

/** From the top of one line to the top of the next. */
export function lineHeightOf(fontSize: number): Dots {
  return dots(riseOf(fontSize) + fontSize + overhangOf(fontSize))
}

/** The room for a line of text: no printer puts ink outside, whatever the characters. */
export function measureText(text: string, fontSize: number): Dots {
  return dots(Math.ceil(advanceOf(text, fontSize) * SAFETY) + 2 * overhangOf(fontSize))
}

/** How many characters from the start fit into `width`. */
export function countFitting(text: string, fontSize: number, width: number): number {
  const room = width - 2 * overhangOf(fontSize)
  let sum = 0
  let count = 0
  for (const character of text) {
    sum += ADVANCE_OF.get(character) ?? 0
    if (Math.ceil(((sum * fontSize) / 1000) * SAFETY) > room) break
    count += character.length
  }
  return count
}
