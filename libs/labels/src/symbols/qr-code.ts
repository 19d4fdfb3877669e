import { type Bitmap, drawBitmap } from '../output/bitmap.ts'
import { errorCorrection } from './reed-solomon.ts'
import { maskQr, placeQr } from './qr-matrix.ts'
import type { ErrorCorrection } from '../choices.ts'
import { utf8 } from '../utf8.ts'

/** For versions 1 to 10: error correction codewords of each block, and number of blocks (ISO 18004, table 9). */
const BLOCKS: Readonly<Record<ErrorCorrection, readonly (readonly [correction: number, count: number])[]>> = {
  L: [[7, 1], [10, 1], [15, 1], [20, 1], [26, 1], [18, 2], [20, 2], [24, 2], [30, 2], [18, 4]],
  M: [[10, 1], [16, 1], [26, 1], [18, 2], [24, 2], [16, 4], [18, 4], [22, 4], [22, 5], [26, 5]],
  Q: [[13, 1], [22, 1], [18, 2], [26, 2], [18, 4], [24, 4], [18, 6], [22, 6], [20, 8], [24, 8]],
  H: [[17, 1], [28, 1], [22, 2], [16, 4], [22, 4], [28, 4], [26, 5], [26, 6], [24, 8], [28, 8]],
} // oxfmt-ignore

/** The number of codewords of versions 1 to 10. */
const CODEWORDS = [26, 44, 70, 100, 134, 172, 196, 242, 292, 346]

const BYTE_MODE = 0b0100
const ECI_MODE = 0b0111
const ECI_UTF8 = 26
const MODE_BITS = 4
const ECI_BITS = 12

/**
 * Encodes a text as a QR code, one dot per module, without its quiet zone; undefined if it does not fit into version 10,
 * the largest that fits on a label. Text beyond ASCII is declared as UTF-8.
 */
export function qrCode(text: string, level: ErrorCorrection): Bitmap | undefined {
  const bytes = utf8(text)
  const isAscii = bytes.every((byte) => byte < 128)
  for (let version = 1; version <= 10; version++) {
    const [correction, count] = BLOCKS[level][version - 1]!
    const capacity = CODEWORDS[version - 1]! - correction * count
    const lengthBits = version < 10 ? 8 : 16
    const needed = (isAscii ? 0 : ECI_BITS) + MODE_BITS + lengthBits + 8 * bytes.length
    if (needed > capacity * 8) continue
    const bits: number[] = []
    const push = (value: number, length: number) => {
      for (let bit = length - 1; bit >= 0; bit--) bits.push((value >> bit) & 1)
    }
    if (!isAscii) push((ECI_MODE << 8) | ECI_UTF8, ECI_BITS)
    push(BYTE_MODE, MODE_BITS)
    push(bytes.length, lengthBits)
    for (const byte of bytes) push(byte, 8)
    const data = padded(bits, capacity)
    return matrixOf(interleaved(data, count, correction), version, level)
  }
  return undefined
}

/** Packs bits into codewords: up to four zeros at the end, then the two padding words in turn. */
function padded(bits: readonly number[], capacity: number): number[] {
  const data = Array.from({ length: Math.ceil(Math.min(bits.length + 4, capacity * 8) / 8) }, (_, word) =>
    Array.from({ length: 8 }, (_, bit) => bits[8 * word + bit] ?? 0).reduce((value, bit) => 2 * value + bit, 0),
  )
  for (let padding = 0xec; data.length < capacity; padding ^= 0xec ^ 0x11) data.push(padding)
  return data
}

/** Splits codewords into blocks, the later ones a codeword longer, each with its correction, and interleaves them. */
function interleaved(data: readonly number[], count: number, correction: number): number[] {
  const short = Math.floor(data.length / count)
  const shortBlocks = count - (data.length % count)
  let from = 0
  const blocks = Array.from({ length: count }, (_, at) => {
    const block = data.slice(from, from + short + (at < shortBlocks ? 0 : 1))
    from += block.length
    return { block, correction: errorCorrection(block, correction) }
  })
  const words: number[] = []
  for (let at = 0; at <= short; at++) for (const { block } of blocks) if (at < block.length) words.push(block[at]!)
  for (let at = 0; at < correction; at++) for (const block of blocks) words.push(block.correction[at]!)
  return words
}

function matrixOf(words: readonly number[], version: number, level: ErrorCorrection): Bitmap {
  const { size, modules } = maskQr(placeQr(words, version), level)
  return drawBitmap(size, size, (x, y) => modules[y * size + x] === 1)
}
