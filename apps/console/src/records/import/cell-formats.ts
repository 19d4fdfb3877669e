import { readXlsx } from 'hucre/xlsx'

/** The formats of a sheet's cells that show leading zeros, such as `00000`, by row and column counted from 0. */
export type ZeroFormats = ReadonlyMap<string, string>

/** A format that consists of zeros, with hyphens or spaces between them, such as `000-00-0000`. */
const OF_ZEROS = /^0(?:\\?[- ]?0)+$/

const NONE: ZeroFormats = new Map()

/** A file is opened before it is read. */
const known = new WeakMap<Blob, Map<string, Promise<ZeroFormats>>>()

export function zeroFormats(file: Blob, sheet: string): Promise<ZeroFormats> {
  const ofFile = known.get(file) ?? new Map<string, Promise<ZeroFormats>>()
  known.set(file, ofFile)
  if (!ofFile.has(sheet)) ofFile.set(sheet, findFormats(file, sheet))
  return ofFile.get(sheet)!
}

async function findFormats(file: Blob, sheet: string): Promise<ZeroFormats> {
  const bytes = await file.arrayBuffer()
  // To read the formats takes longer than to read the rows, and most workbooks have none of these.
  const styles = await stylesIn(bytes)
  if (styles !== undefined && !/formatCode="0[\\0 -]*0"/.test(styles)) return NONE
  const { sheets } = await readXlsx(bytes, { sheets: [sheet], readStyles: true })
  const formats = [...(sheets[0]?.cells ?? [])].flatMap(([at, { type, style }]) =>
    type === 'number' && OF_ZEROS.test(style?.numFmt ?? '') ? [[at, style!.numFmt!] as const] : [],
  )
  return new Map(formats)
}

/** What a cell with such a format shows; undefined for a number that has no place in it. */
export function withZeros(value: number, format: string): string | undefined {
  const places = format.replaceAll('\\', '')
  if (!Number.isSafeInteger(value) || value < 0) return undefined
  const digits = String(value).padStart(places.replaceAll(/[^0]/g, '').length, '0')
  let next = digits.length
  const shown = [...places].toReversed().map((place) => (place === '0' ? digits[--next]! : place))
  return digits.slice(0, next) + shown.toReversed().join('')
}

const END = 0x06054b50
const ENTRY = 0x02014b50

/** The part of a workbook that lists its formats; undefined if it isn't found where nearly all workbooks have it. */
async function stylesIn(bytes: ArrayBuffer): Promise<string | undefined> {
  const view = new DataView(bytes)
  const names = new TextDecoder()
  let end = view.byteLength - 22
  while (end > 0 && view.getUint32(end, true) !== END) end--
  let at = end > 0 ? view.getUint32(end + 16, true) : Infinity
  while (at + 46 <= end && view.getUint32(at, true) === ENTRY) {
    const nameEnd = at + 46 + view.getUint16(at + 28, true)
    if (names.decode(bytes.slice(at + 46, nameEnd)) === 'xl/styles.xml') {
      const local = view.getUint32(at + 42, true)
      const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true)
      const stored = bytes.slice(start, start + view.getUint32(at + 20, true))
      return view.getUint16(at + 10, true) === 0 ? names.decode(stored) : inflated(stored)
    }
    at = nameEnd + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return undefined
}

function inflated(stored: ArrayBuffer): Promise<string> {
  const stream = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      controller.enqueue(new Uint8Array(stored))
      controller.close()
    },
  })
  return new Response(stream.pipeThrough(new DecompressionStream('deflate-raw'))).text()
}
