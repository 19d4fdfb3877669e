import { type Bitmap, bytesPerRow } from './bitmap.ts'

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const BIT_DEPTH = 1
const WITH_PALETTE = 3

/** Index 0 is a white that nobody sees, index 1 black. */
const PALETTE = [0xff, 0xff, 0xff, 0, 0, 0]
const OPACITY = [0]

const URLS = new WeakMap<Bitmap, string>()

/**
 * A bitmap as the `data:` URL of a PNG with one bit per dot: black dots, and nothing where it is white. It is not
 * compressed, so that its length follows from the number of dots: one character for six. A bitmap is written once, for
 * every frame of a drag.
 */
export function pngUrl(bitmap: Bitmap): string {
  const known = URLS.get(bitmap)
  if (known !== undefined) return known
  const url = writtenUrl(bitmap)
  URLS.set(bitmap, url)
  return url
}

function writtenUrl(bitmap: Bitmap): string {
  const { width, height } = bitmap
  const chunks = [
    chunk('IHDR', [...bigEndian(width), ...bigEndian(height), BIT_DEPTH, WITH_PALETTE, 0, 0, 0]),
    chunk('PLTE', PALETTE),
    chunk('tRNS', OPACITY),
    chunk('IDAT', zlibOf(scanlines(bitmap))),
    chunk('IEND', []),
  ]
  return `data:image/png;base64,${base64Of(joined([SIGNATURE, ...chunks]))}`
}

/** The rows of the bitmap, each after the number of its filter: none. */
function scanlines(bitmap: Bitmap): Uint8Array {
  const row = bytesPerRow(bitmap)
  const lines = new Uint8Array((row + 1) * bitmap.height)
  for (let y = 0; y < bitmap.height; y++) {
    lines.set(bitmap.bytes.subarray(y * row, (y + 1) * row), y * (row + 1) + 1)
  }
  return lines
}

function chunk(type: string, data: ArrayLike<number>): Uint8Array {
  const body = joined([[...type].map((letter) => letter.charCodeAt(0)), data])
  return joined([bigEndian(data.length), body, bigEndian(crc32(body))])
}

const MAX_BLOCK = 0xffff

/** A zlib stream of blocks that are stored as they are (RFC 1950 and 1951). */
function zlibOf(data: Uint8Array): Uint8Array {
  const blocks: ArrayLike<number>[] = []
  for (let at = 0; at < data.length; at += MAX_BLOCK) {
    const block = data.subarray(at, at + MAX_BLOCK)
    const isLast = at + MAX_BLOCK >= data.length
    blocks.push([Number(isLast), ...littleEndian(block.length), ...littleEndian(~block.length)], block)
  }
  return joined([[0x78, 0x01], ...blocks, bigEndian(adler32(data))])
}

function bigEndian(value: number): number[] {
  return [value >>> 24, (value >>> 16) & 0xff, (value >>> 8) & 0xff, value & 0xff]
}

function littleEndian(value: number): number[] {
  return [value & 0xff, (value >>> 8) & 0xff]
}

function joined(parts: readonly ArrayLike<number>[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}

const CRC_OF = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? 0xedb88320 ^ (crc >>> 1) : crc >>> 1
  return crc
})

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff
  for (const byte of bytes) crc = CRC_OF[(crc ^ byte) & 0xff]! ^ (crc >>> 8)
  return ~crc
}

function adler32(bytes: Uint8Array): number {
  let [a, b] = [1, 0]
  for (const byte of bytes) {
    a = (a + byte) % 65_521
    b = (b + a) % 65_521
  }
  return (b << 16) | a
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
const CODES = Uint8Array.from(DIGITS, (digit) => digit.charCodeAt(0))
const PADDING = 0x3d

function base64Of(bytes: Uint8Array): string {
  const text = new Uint8Array(4 * Math.ceil(bytes.length / 3)).fill(PADDING)
  for (let at = 0, to = 0; at < bytes.length; at += 3, to += 4) {
    const bits = (bytes[at]! << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0)
    const digits = Math.min(4, bytes.length - at + 1)
    for (let digit = 0; digit < digits; digit++) text[to + digit] = CODES[(bits >> (18 - 6 * digit)) & 63]!
  }
  return asciiOf(text)
}

/** Arguments of one call, far fewer than any engine allows. */
const AT_ONCE = 8_192

function asciiOf(codes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < codes.length; at += AT_ONCE) text += String.fromCharCode(...codes.subarray(at, at + AT_ONCE))
  return text
}
