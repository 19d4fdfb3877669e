import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { create, type Font, type Glyph, type GlyphPosition, type GlyphRun } from 'fontkit'

const fileOf = (name: string) =>
  readFileSync(fileURLToPath(import.meta.resolve(`@expo-google-fonts/inter/${name}/Inter_${name}.ttf`)))

const FILES = { regular: fileOf('400Regular'), semibold: fileOf('600SemiBold') }
export type Weight = keyof typeof FILES

/** Fonts are opened again for each document: fontkit caches glyphs in order of use, which would affect the next
 * file. */
export const openFonts = (): Record<Weight, Font> => ({
  regular: openFont(FILES.regular),
  semibold: openFont(FILES.semibold),
})

/**
 * pdfkit caches words only while no OpenType feature is asked for, so plain text gets its features here: no contextual
 * alternates, which would turn "4x8" and "->" into other characters. Any feature asked for means tabular digits.
 */
function openFont(file: Buffer): Font {
  const font = create(file) as Font
  const shape = font.layout.bind(font)
  const tabular = new Map<string, GlyphRun>()
  const tabularRun = (text: string) => {
    const run = tabular.get(text) ?? shape(text, { calt: false, kern: false, tnum: true })
    tabular.set(text, run)
    return run
  }
  font.layout = (text, features) => {
    if (!features) return shape(text, { calt: false })
    // Without kerning and ligatures, characters are independent of their neighbors, except for combining marks.
    const parts = /\p{M}/u.test(text) ? [text] : [...text]
    return joined(parts.map(tabularRun))
  }
  return font
}

/** One run of several; with positions of its own, because pdfkit scales them in place and then asks for the sum. */
function joined(runs: GlyphRun[]): GlyphRun {
  const glyphs: Glyph[] = []
  const positions: GlyphPosition[] = []
  for (const run of runs) {
    glyphs.push(...run.glyphs)
    for (const { xAdvance, yAdvance, xOffset, yOffset } of run.positions)
      positions.push({ xAdvance, yAdvance, xOffset, yOffset })
  }
  return {
    ...runs[0]!,
    glyphs,
    positions,
    get advanceWidth() {
      return positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0)
    },
  }
}
