import { advanceOf, PRINTABLE } from '../font.ts'

/** Windows-1252 from 0x80 on, where it differs from Unicode; the five undefined bytes are spaces here. */
const FROM_80 = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ'

const BYTES: ReadonlyMap<string, number> = new Map(
  PRINTABLE.map((character) => {
    const at = character === ' ' ? -1 : FROM_80.indexOf(character)
    return [character, at < 0 ? character.charCodeAt(0) : 0x80 + at]
  }),
)

const CHARACTERS: ReadonlyMap<number, string> = new Map([...BYTES].map(([character, byte]) => [byte, character]))

/** Printable text as bytes of PDF's WinAnsiEncoding, in hexadecimal. */
export function winAnsiHex(text: string): string {
  return [...text].map((character) => (BYTES.get(character) ?? 0x20).toString(16)).join('')
}

/**
 * The font of the PDF, not embedded: a narrow bold sans serif with the printer's advance widths, so that the substitute
 * font of any viewer is fitted to these widths. `descriptor` is the number of the second object.
 */
export function fontObjects(descriptor: number): [font: string, descriptor: string] {
  const widths = Array.from({ length: 224 }, (_, at) => advanceOf(CHARACTERS.get(32 + at) ?? ' ', 1000))
  const name = '/ArialNarrow-Bold'
  return [
    `<< /Type /Font /Subtype /TrueType /BaseFont ${name} /Encoding /WinAnsiEncoding /FirstChar 32 /LastChar 255 ` +
      `/Widths [${widths.join(' ')}] /FontDescriptor ${descriptor} 0 R >>`,
    `<< /Type /FontDescriptor /FontName ${name} /Flags 32 /FontBBox [-50 -250 1150 1000] /ItalicAngle 0 ` +
      `/Ascent 1000 /Descent -250 /CapHeight 740 /StemV 120 >>`,
  ]
}
