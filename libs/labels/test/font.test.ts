import { expect, test } from 'vitest'
import { advanceOf, PRINTABLE } from '../src/font.ts'
import { escapeFieldData } from '../src/output/zpl-data.ts'
import { print, type Print } from './oracle.ts'

const SIZE = 100
const PAPER = { width: 1300, height: 176 }

/** The width of a text's ink, in dots. */
async function inkWidth(text: string): Promise<number> {
  const zpl = `^XA^CI28^PW1^LL1^FO20,60^A0N,${SIZE},${SIZE}^FH_^FD${escapeFieldData(text)}^FS^XZ`
  const ink = await print(zpl, PAPER.width, PAPER.height)
  const dark = Array.from({ length: PAPER.width }, (_, x) => x).filter((x) => hasInk(ink, x))
  return dark.at(-1)! - dark[0]! + 1
}

function hasInk({ isDark }: Print, x: number): boolean {
  for (let y = 0; y < PAPER.height; y++) if (isDark(x, y)) return true
  return false
}

test("T8 measures the printer's advance widths to a hundredth of the font size", async () => {
  const bare = await inkWidth('HH')
  const wrong: string[] = []
  for (const character of PRINTABLE) {
    const advance = ((await inkWidth(`H${character.repeat(10)}H`)) - bare) / 10
    if (Math.abs(advance - advanceOf(character, SIZE)) > 1) wrong.push(`${character} ${advance}`)
  }
  expect(wrong).toEqual([])
})
