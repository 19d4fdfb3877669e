// An independent printer and scanner: zpl-renderer-js draws our output, zxing-wasm reads its barcodes.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { prepareZXingModule, readBarcodes, type ReadInputBarcodeFormat } from 'zxing-wasm/reader'
import type { Rect } from '../src/dots.ts'

const require = createRequire(import.meta.url)
const { PNG } = require('pngjs') as {
  PNG: { sync: { read: (bytes: Uint8Array) => { width: number; height: number; data: Uint8Array } } }
}
// Vitest would transform its 9 MB ES module; the CommonJS build loads as it is.
const { ready } = require('zpl-renderer-js') as {
  ready: Promise<{
    api: { zplToBase64Async: (zpl: string, widthMm: number, heightMm: number, density: number) => Promise<string> }
  }>
}
const { api } = await ready
const wasm = readFileSync(require.resolve('zxing-wasm/reader/zxing_reader.wasm'))
await prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer }, fireImmediately: true })

/** The printed result: its size in dots, and which dots are dark. */
export type Print = { width: number; height: number; isDark: (x: number, y: number) => boolean }

/** Room around the label, to show ink outside it. Whole millimeters at 8 dots. */
const BLEED = 48

/** Prints one label of this size on a larger sheet; (0, 0) is the corner of the label, and dots around it can be read. */
export async function print(zpl: string, width: number, height: number): Promise<Print> {
  const paper = { width: Math.ceil((width + 2 * BLEED) / 8) * 8, height: Math.ceil((height + 2 * BLEED) / 8) * 8 }
  const moved = zpl
    .replace(/\^PW\d+/, `^PW${paper.width}`)
    .replace(/\^LL\d+/, `^LL${paper.height}`)
    .replace(/\^FO(\d+),(\d+)/g, (_, x, y) => `^FO${Number(x) + BLEED},${Number(y) + BLEED}`)
  const base64 = await api.zplToBase64Async(moved, paper.width / 8, paper.height / 8, 8)
  const png = PNG.sync.read(Buffer.from(base64, 'base64'))
  const isDark = (x: number, y: number) => {
    const [column, row] = [x + BLEED, y + BLEED]
    if (column < 0 || row < 0 || column >= png.width || row >= png.height) return false
    return png.data[(row * png.width + column) * 4]! < 128
  }
  return { width, height, isDark }
}

/** The first dark dot outside all boxes, on the label or around it. */
export function strayDot({ width, height, isDark }: Print, boxes: readonly Rect[]): string | undefined {
  for (let y = -BLEED; y < height + BLEED; y++)
    for (let x = -BLEED; x < width + BLEED; x++) {
      const isIn = (box: Rect) => x >= box.x && y >= box.y && x < box.x + box.width && y < box.y + box.height
      if (isDark(x, y) && !boxes.some(isIn)) return `${x},${y}`
    }
  return undefined
}

/**
 * What it looks for: whatever has a check digit or corrects errors. Codabar, Code 39 and ITF, which have neither, are
 * found in the dots of many QR codes.
 */
const READ: ReadInputBarcodeFormat[] = ['EANUPC', 'Code128', 'Code93', 'DataBar', 'AllMatrix']

/** Reads the barcodes in a part of the print, through a window with a white border. */
export async function scan({ isDark }: Print, window: Rect): Promise<{ format: string; text: string }[]> {
  const border = 16
  const [width, height] = [window.width + 2 * border, window.height + 2 * border]
  const data = new Uint8ClampedArray(width * height * 4).fill(255)
  for (let y = 0; y < window.height; y++)
    for (let x = 0; x < window.width; x++)
      if (isDark(window.x + x, window.y + y))
        data.fill(0, ((y + border) * width + x + border) * 4, ((y + border) * width + x + border) * 4 + 3)
  const options = { formats: READ, tryHarder: true, textMode: 'Plain', maxNumberOfSymbols: 0 } as const
  const found = await readBarcodes(
    { data, width, height, colorSpace: 'srgb' } as Parameters<typeof readBarcodes>[0],
    options,
  )
  return found.map(({ format, text }) => ({ format, text }))
}
