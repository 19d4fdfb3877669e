import { readXlsx } from 'hucre/xlsx'

/** The formats of a sheet's cells that show leading zeros or a percentage, by row and column counted from 0. */
export type CellFormats = ReadonlyMap<string, string>

/** A format that consists of zeros, with hyphens or spaces between them, such as `000-00-0000`. */
const OF_ZEROS = /^0(?:\\?[- ]?0)+$/

/** What a format holds besides its first section's own signs: quoted and escaped text, colors, and other sections. */
const BESIDE_SIGNS = /"[^"]*"|\\.|\[[^\]]*\]|;.*/g

/** No spreadsheet makes longer ones. */
const LONGEST_FORMAT = 255

const NONE: CellFormats = new Map()

/** A file is opened before it is read. */
const known = new WeakMap<Blob, Map<string, Promise<CellFormats>>>()

export function cellFormats(file: Blob, sheet: string): Promise<CellFormats> {
  const ofFile = known.get(file) ?? new Map<string, Promise<CellFormats>>()
  known.set(file, ofFile)
  if (!ofFile.has(sheet)) ofFile.set(sheet, findFormats(file, sheet))
  return ofFile.get(sheet)!
}

async function findFormats(file: Blob, sheet: string): Promise<CellFormats> {
  const bytes = await file.arrayBuffer()
  // To read the formats takes longer than to read the rows, and most workbooks have none of these.
  const styles = await stylesIn(bytes)
  if (styles !== undefined && !mayShowOtherwise(styles)) return NONE
  const { sheets } = await readXlsx(bytes, { sheets: [sheet], readStyles: true })
  const formats = [...(sheets[0]?.cells ?? [])].flatMap(([at, { type, style }]) =>
    type === 'number' && showsOtherwise(style?.numFmt) ? [[at, style!.numFmt!] as const] : [],
  )
  return new Map(formats)
}

function showsOtherwise(format = ''): boolean {
  return OF_ZEROS.test(format) || isPercentage(format)
}

/** A percent sign in quotes or escaped is text: such a cell shows its number as it is. */
function isPercentage(format: string): boolean {
  return format.slice(0, LONGEST_FORMAT).replaceAll(BESIDE_SIGNS, '').includes('%')
}

/** The formats 9 and 10 are percentages that no workbook spells out. Most workbooks name them for a style of no cell. */
function mayShowOtherwise(styles: string): boolean {
  const ofCells = styles.split('cellXfs')[1] ?? styles
  return /formatCode="(?:0[\\0 -]*0"|[^"%]*%)/.test(styles) || /numFmtId="(?:9|10)"/.test(ofCells)
}

/** What a cell with such a format shows, in full. */
export function shownText(value: number, format: string): string {
  if (isPercentage(format)) return `${numberText(value * 100)}%`
  return withZeros(value, format) ?? numberText(value)
}

/** 15 digits are what a spreadsheet shows: 0.3, not 0.30000000000000004. */
export function numberText(value: number): string {
  return String(Number(value.toPrecision(15)))
}

/** Undefined for a number that has no place in the zeros. */
function withZeros(value: number, format: string): string | undefined {
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
