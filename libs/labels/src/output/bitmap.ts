import { dots, type Orientation, type Rect, rect, type Size } from '../dots.ts'
import type { ImageData } from '../template.ts'

/** Dots in black (1) and white (0), row by row, eight per byte from the left, each row starting on a new byte. */
export type Bitmap = Size & Readonly<{ bytes: Uint8Array }>

export function bytesPerRow({ width }: { width: number }): number {
  return Math.ceil(width / 8)
}

export function emptyBitmap(width: number, height: number): Bitmap {
  return { width: dots(width), height: dots(height), bytes: new Uint8Array(bytesPerRow({ width }) * height) }
}

export function isBlack(bitmap: Bitmap, x: number, y: number): boolean {
  return (bitmap.bytes[y * bytesPerRow(bitmap) + (x >> 3)]! & (0x80 >> (x & 7))) !== 0
}

function blacken(bitmap: Bitmap, x: number, y: number) {
  const at = y * bytesPerRow(bitmap) + (x >> 3)
  bitmap.bytes[at] = bitmap.bytes[at]! | (0x80 >> (x & 7))
}

/** Blackens the dots of a row from `from` to before `to`. */
function blackenRun({ width, bytes }: Bitmap, from: number, to: number, y: number) {
  const row = y * bytesPerRow({ width })
  const first = row + (from >> 3)
  const last = row + ((to - 1) >> 3)
  const head = 0xff >> (from & 7)
  const tail = 0xff << (7 - ((to - 1) & 7))
  if (first === last) {
    bytes[first]! |= head & tail
    return
  }
  bytes[first]! |= head
  bytes.fill(0xff, first + 1, last)
  bytes[last]! |= tail
}

/** Creates a bitmap by calling `isBlack` for each dot. */
export function drawBitmap(width: number, height: number, black: (x: number, y: number) => boolean): Bitmap {
  const bitmap = emptyBitmap(width, height)
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) if (black(x, y)) blacken(bitmap, x, y)
  return bitmap
}

/** Rotates clockwise. */
export function turnBitmap(bitmap: Bitmap, orientation: Orientation): Bitmap {
  const { width, height } = bitmap
  switch (orientation) {
    case 'N':
      return bitmap
    case 'R':
      return drawBitmap(height, width, (x, y) => isBlack(bitmap, y, height - 1 - x))
    case 'I':
      return drawBitmap(width, height, (x, y) => isBlack(bitmap, width - 1 - x, height - 1 - y))
    case 'B':
      return drawBitmap(height, width, (x, y) => isBlack(bitmap, width - 1 - y, x))
  }
}

/** How many dots each dot of a bitmap takes in an area of this size. */
export function enlargement({ width, height }: Size, size: Size): { across: number; down: number } {
  return { across: size.width / width, down: size.height / height }
}

/** Enlarges every dot to `across` by `down` dots. */
export function enlarge(bitmap: Bitmap, across: number, down: number): Bitmap {
  const { width, height } = bitmap
  const large = emptyBitmap(width * across, height * down)
  const row = bytesPerRow(large)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) if (isBlack(bitmap, x, y)) blackenRun(large, x * across, (x + 1) * across, y * down)
    const first = y * down * row
    for (let copy = 1; copy < down; copy++) large.bytes.copyWithin(first + copy * row, first, first + row)
  }
  return large
}

/** The black areas as rectangles: runs of dots in a row, one rectangle for identical rows. */
export function blackRects(bitmap: Bitmap): Rect[] {
  const rects: Rect[] = []
  for (let y = 0; y < bitmap.height;) {
    let end = y + 1
    while (end < bitmap.height && rowsEqual(bitmap, y, end)) end++
    for (let x = 0; x < bitmap.width; x++) {
      const from = x
      while (x < bitmap.width && isBlack(bitmap, x, y)) x++
      if (x > from) rects.push(rect(from, y, x - from, end - y))
    }
    y = end
  }
  return rects
}

export function rowsEqual(bitmap: Bitmap, a: number, b: number): boolean {
  const row = bytesPerRow(bitmap)
  for (let at = 0; at < row; at++) if (bitmap.bytes[a * row + at] !== bitmap.bytes[b * row + at]) return false
  return true
}

const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0').toUpperCase())

export function hexOf(bytes: Uint8Array): string {
  let hex = ''
  for (const byte of bytes) hex += HEX[byte]
  return hex
}

/** The bytes of a stored image, without dots beyond its width; undefined if its data does not match its size. */
export function imageBytes({ width, height, data }: ImageData): Uint8Array | undefined {
  const row = bytesPerRow({ width })
  if (width < 0 || height < 0 || data.length !== 2 * row * height || !/^[\dA-Fa-f]*$/.test(data)) return undefined
  const bytes = bytesOf(data)
  const beyond = 8 * row - width
  if (width > 0) for (let y = 1; y <= height; y++) bytes[y * row - 1]! &= 0xff << beyond
  return bytes
}

export function bytesOf(hex: string): Uint8Array {
  const bytes = new Uint8Array(hex.length >> 1)
  for (let at = 0; at < bytes.length; at++) {
    bytes[at] = (digitOf(hex.charCodeAt(2 * at)) << 4) | digitOf(hex.charCodeAt(2 * at + 1))
  }
  return bytes
}

/** 0 to 9, or A to F in either case. */
function digitOf(code: number): number {
  return code <= 0x39 ? code - 0x30 : (code & 0xf) + 9
}

/** A picture as in a canvas: red, green, blue and alpha of each dot, 0 to 255, row by row. */
export type Picture = Readonly<{ width: number; height: number; data: ArrayLike<number> }>

/** Converts a picture to a stored image in black and white on white, with grays as dot patterns (Floyd-Steinberg). */
export function ditherImage({ width, height, data }: Picture): ImageData {
  const light = Float32Array.from({ length: width * height }, (_, at) => {
    const [red, green, blue, opacity] = [0, 1, 2, 3].map((part) => data[4 * at + part]!) as [
      number,
      number,
      number,
      number,
    ]
    return 255 + (0.2126 * red + 0.7152 * green + 0.0722 * blue - 255) * (opacity / 255)
  })
  const pass = (x: number, y: number, error: number) => {
    if (x >= 0 && x < width && y < height) light[y * width + x]! += error
  }
  const bitmap = drawBitmap(width, height, (x, y) => {
    const value = light[y * width + x]!
    const black = value < 128
    const error = (value - (black ? 0 : 255)) / 16
    pass(x + 1, y, 7 * error)
    pass(x - 1, y + 1, 3 * error)
    pass(x, y + 1, 5 * error)
    pass(x + 1, y + 1, error)
    return black
  })
  return toImage(bitmap)
}

/** A bitmap as it is stored. */
export function toImage({ width, height, bytes }: Bitmap): ImageData {
  return { width, height, data: hexOf(bytes) }
}
