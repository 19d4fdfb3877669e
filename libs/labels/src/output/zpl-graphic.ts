import { type Bitmap, bytesOf, bytesPerRow, enlarge, enlargement, hexOf, rowsEqual } from './bitmap.ts'
import { dots, type Size } from '../dots.ts'

/** Letters that repeat the digit after them: G to Y 1 to 19 times, g to z 20 to 400 times. */
const ONES = 'GHIJKLMNOPQRSTUVWXY'
const TWENTIES = 'ghijklmnopqrstuvwxyz'

/**
 * A bitmap that fills an area as the data of ^GFA, compressed: `,` means zeros to the end, `:` the previous row again. It
 * is enlarged row by row, because an area as high as printers go would take 128 MB.
 */
export function compressBitmap(bitmap: Bitmap, size: Size = bitmap): string {
  const { across, down } = enlargement(bitmap, size)
  let data = ''
  for (let y = 0; y < bitmap.height; y++) {
    if (y > 0 && rowsEqual(bitmap, y - 1, y)) data += ':'.repeat(down)
    else data += compressRow(hexOf(rowOf(bitmap, y, across))) + ':'.repeat(down - 1)
  }
  return data
}

function rowOf(bitmap: Bitmap, y: number, across: number): Uint8Array {
  const row = bytesPerRow(bitmap)
  const bytes = bitmap.bytes.subarray(y * row, (y + 1) * row)
  return across === 1 ? bytes : enlarge({ ...bitmap, height: dots(1), bytes }, across, 1).bytes
}

function compressRow(hex: string): string {
  const digits = hex.replace(/0+$/, '')
  const end = digits.length < hex.length ? ',' : ''
  return digits.replace(/(.)\1{2,}/g, (run, digit: string) => repeated(run.length) + digit) + end
}

function repeated(count: number): string {
  let letters = ''
  for (; count > 419; count -= 400) letters += TWENTIES.at(-1)
  if (count >= 20) letters += TWENTIES[Math.floor(count / 20) - 1]
  if (count % 20 > 0) letters += ONES[(count % 20) - 1]
  return letters
}

/** The bitmap that `compressBitmap` wrote; undefined if the data is not a bitmap of that size. */
export function expandBitmap(data: string, width: number, height: number): Bitmap | undefined {
  const digits = 2 * bytesPerRow({ width })
  const rows: string[] = []
  let row = ''
  let count = 0
  for (const character of data) {
    if (ONES.includes(character)) count += ONES.indexOf(character) + 1
    else if (TWENTIES.includes(character)) count += 20 * (TWENTIES.indexOf(character) + 1)
    else if (/[\dA-F]/.test(character)) {
      row += character.repeat(Math.max(count, 1))
      count = 0
    } else if (character === ',' && count === 0) row = row.padEnd(digits, '0')
    else if (character === ':' && count === 0 && row === '' && rows.length > 0) row = rows.at(-1)!
    else return undefined
    if (row.length > digits || rows.length === height) return undefined
    if (row.length === digits) {
      rows.push(row)
      row = ''
    }
  }
  if (rows.length !== height) return undefined
  return { width: dots(width), height: dots(height), bytes: bytesOf(rows.join('')) }
}
