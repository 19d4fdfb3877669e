/** Printed for every character that the font lacks. */
const REPLACEMENT = '□'
const PLAIN = /^[\x20-\x7e]*$/
/** Control characters, text direction marks, joiners and selectors: they have no glyph. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\u{fe00}-\u{fe0f}\u{e0100}-\u{e01ef}]/gu
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** The text in characters of the font; whatever a reader sees as one character and the font lacks becomes one box. */
export function printable(text: string, hasGlyph: (codePoint: number) => boolean): string {
  if (PLAIN.test(text)) return text
  const lines = text
    .toWellFormed()
    .normalize('NFC')
    .split(/\r\n?|[\n\u0085\u2028\u2029]/)
  const has = (part: string) => [...part].every((character) => hasGlyph(character.codePointAt(0)!))
  const clean = (line: string) => {
    const spaced = line.replaceAll('\t', ' ')
    const visible = spaced.replace(INVISIBLE, '')
    if (has(visible)) return visible
    return Array.from(graphemes.segment(spaced), ({ segment }) => {
      const part = segment.replace(INVISIBLE, '')
      return has(part) ? part : REPLACEMENT
    }).join('')
  }
  return lines.map(clean).join('\n')
}

/** Lines of at most `width`, broken at spaces; a longer word is broken between characters. */
export function wrap(text: string, width: number, measure: (part: string) => number): string[] {
  return text.split('\n').flatMap((paragraph) => {
    if (measure(paragraph) <= width) return [paragraph]
    const lines: string[] = []
    let line = ''
    for (const word of paragraph.split(' ')) {
      const longer = line ? `${line} ${word}` : word
      if (measure(longer) <= width) {
        line = longer
        continue
      }
      if (line) lines.push(line)
      const pieces = pieceWord(word, width, measure)
      line = pieces.pop()!
      lines.push(...pieces)
    }
    return [...lines, line]
  })
}

/** The width is summed by character: measuring ever longer pieces would take quadratic time for a hostile word. */
function pieceWord(word: string, width: number, measure: (part: string) => number): string[] {
  const pieces: string[] = []
  let piece = ''
  let taken = 0
  for (const character of word) {
    const more = measure(character)
    if (piece && taken + more > width) {
      pieces.push(piece)
      piece = ''
      taken = 0
    }
    piece += character
    taken += more
  }
  return [...pieces, piece]
}
