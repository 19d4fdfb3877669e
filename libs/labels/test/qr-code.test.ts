// An independent encoder: Zint, from zxing-wasm.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer'
import { isBlack } from '../src/output/bitmap.ts'
import { qrCode } from '../src/symbols/qr-code.ts'
import type { ErrorCorrection } from '../src/choices.ts'

const wasm = readFileSync(createRequire(import.meta.url).resolve('zxing-wasm/writer/zxing_writer.wasm'))
await prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer }, fireImmediately: true })

const WORDS = 'the quick brown fox jumps over the lazy dog, '.repeat(8)

/**
 * Where the text of each version from 1 on begins in `WORDS`, and its length: full, or a character or two less.
 * The two encoders weigh masks slightly differently, so these are texts for which both choose the same mask.
 */
const TEXTS: Record<ErrorCorrection, [start: number, length: number][]> = {
  L: [[1, 16], [0, 30], [0, 53], [0, 77], [3, 104], [0, 134], [0, 153], [0, 190], [0, 230], [0, 270]],
  M: [[2, 13], [4, 24], [3, 42], [0, 61], [0, 82], [0, 106], [0, 121], [0, 150], [1, 180], [2, 212]],
  Q: [[0, 10], [14, 18], [0, 32], [3, 45], [1, 58], [0, 74], [2, 85], [4, 106], [0, 130], [0, 150]],
  H: [[1, 6], [0, 12], [0, 24], [2, 33], [3, 42], [0, 58], [0, 63], [0, 82], [2, 98], [1, 118]],
} // oxfmt-ignore

const drawing = (size: number, black: (x: number, y: number) => boolean) =>
  Array.from({ length: size }, (_, y) => Array.from({ length: size }, (_, x) => (black(x, y) ? '#' : '.')).join(''))

const cases = await Promise.all(
  (Object.keys(TEXTS) as ErrorCorrection[]).flatMap((level) =>
    TEXTS[level].map(async ([start, length], at) => {
      const text = WORDS.slice(start, start + length)
      const options = `ecLevel=${level},version=${at + 1}`
      const { symbol } = await writeBarcode(text, { format: 'QRCode', scale: 1, options, addQuietZones: false })
      if (!symbol) throw new Error(`Zint draws no ${options}`)
      const { width, data } = symbol
      return { level, version: at + 1, text, expected: drawing(width, (x, y) => data[y * width + x]! < 128) }
    }),
  ),
)

test.each(cases)('B6 draws version $version of level $level like Zint', ({ level, text, expected }) => {
  const code = qrCode(text, level)!
  expect(drawing(code.width, (x, y) => isBlack(code, x, y))).toEqual(expected)
})
