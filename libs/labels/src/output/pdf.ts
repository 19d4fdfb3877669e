import { bytesPerRow, hexOf } from './bitmap.ts'
import { copiesOf, type LabelCopies } from '../copies.ts'
import type { LabelLayout, Placed, PlacedBitmap, PlacedText } from '../placed.ts'
import { fontObjects, winAnsiHex } from './pdf-font.ts'
import { baselineOf, bitmapPath, boxPath, type Segment } from '../shapes.ts'
import { placeOnSheet, type Sheet } from '../media/sheet.ts'
import { short } from './svg.ts'

const POINTS_PER_MM = 72 / 25.4

/** The first free place of a partly used sheet, counted from 0. */
export type SheetStart = Readonly<{ row: number; column: number }>

/** A PDF that is written label by label, so that no more than a page of it is held. */
export type PdfWriter = Readonly<{
  /** What the file goes on with, if the label ends a page or more. */
  add(label: LabelCopies): string
  /** The rest of the file. */
  end(): string
}>

/**
 * Labels on sheets, as a PDF to be printed at 100%: in rows from `start`, each centered in its place. Text is written as
 * hexadecimal bytes, so it cannot become a command. `checkSheet` checks whether the labels fit. All of it is ASCII.
 */
export function pdfWriter(sheet: Sheet, start: SheetStart = { row: 0, column: 0 }): PdfWriter {
  const file = objectWriter()
  const places = sheet.columns * sheet.rows
  let place = start.row * sheet.columns + start.column
  let emptyPages = Math.floor(place / places)
  let page: string[] = []

  const endPage = () => {
    const content = page.join('\n')
    page = []
    return file
      .write('page', (number) => `<< /Type /Page /Parent 2 0 R /Contents ${number + 1} 0 R >>`)
      .concat(file.write('other', () => `<< /Length ${content.length} >>\nstream\n${content}\nendstream`))
  }

  return {
    add(label) {
      const { layout } = label
      const content = layout.placed.map(partPdf).join('\n')
      let written = ''
      for (; emptyPages > 0; emptyPages--) written += endPage()
      for (let copy = copiesOf(label); copy > 0; copy--, place++) {
        const { x, y } = placeOnSheet(sheet, place % places)
        page.push(`q ${matrix(sheet, layout, x, y)} cm\n${content}\nQ`)
        if ((place + 1) % places === 0) written += endPage()
      }
      return written
    },
    end: () => (page.length > 0 || file.pages() === 0 ? endPage() : '') + file.end(sheet),
  }
}

/** `pdfWriter` at once. */
export function toPdf(labels: readonly LabelCopies[], sheet: Sheet, start?: SheetStart): Uint8Array {
  const writer = pdfWriter(sheet, start)
  const file = labels.map((label) => writer.add(label)).join('') + writer.end()
  const bytes = new Uint8Array(file.length)
  for (let at = 0; at < bytes.length; at++) bytes[at] = file.charCodeAt(at)
  return bytes
}

/** From dots of a label, y down, to points of the page, y up. */
function matrix(sheet: Sheet, { stock }: LabelLayout, x: number, y: number): string {
  const dot = POINTS_PER_MM / stock.density
  const left = x + (sheet.label.width - stock.width / stock.density) / 2
  const top = y + (sheet.label.height - stock.height / stock.density) / 2
  return [dot, 0, 0, -dot, left * POINTS_PER_MM, (sheet.page.height - top) * POINTS_PER_MM].map(precise).join(' ')
}

function precise(value: number): number {
  return Math.round(value * 1e6) / 1e6
}

function partPdf(part: Placed): string {
  switch (part.kind) {
    case 'text':
      return textPdf(part)
    case 'bitmap':
      return part.barcode ? `0 g ${path(bitmapPath(part.box, part.bitmap))} f` : imagePdf(part)
    case 'box':
      return `${part.color === 'B' ? 0 : 1} g ${path(boxPath(part))} f*`
  }
}

const OPERATORS = { M: 'm', L: 'l', C: 'c', Z: 'h' } as const

function path(segments: readonly Segment[]): string {
  return segments.map(([command, ...numbers]) => [...numbers.map(short), OPERATORS[command]].join(' ')).join(' ')
}

function textPdf(part: PlacedText): string {
  const { along, down, x, y } = baselineOf(part)
  const place = [...along, -down[0], -down[1], short(x), short(y)].join(' ')
  return `BT 0 g /F0 ${part.fontSize} Tf ${place} Tm <${winAnsiHex(part.text)}> Tj ET`
}

/** Black dots of an image painted through a stencil. */
function imagePdf({ box, bitmap }: PlacedBitmap): string {
  const stencil = `BI /W ${bitmap.width} /H ${bitmap.height} /IM true /BPC 1 /D [1 0] /F /AHx`
  const place = `${box.width} 0 0 ${-box.height} ${box.x} ${box.y + box.height}`
  return `q 0 g ${place} cm ${stencil} ID ${stencilHex(bitmap)}> EI Q`
}

function stencilHex(bitmap: PlacedBitmap['bitmap']): string {
  const row = bytesPerRow(bitmap)
  const lines = Array.from({ length: bitmap.height }, (_, y) => hexOf(bitmap.bytes.subarray(y * row, (y + 1) * row)))
  return lines.join('\n')
}

/** Objects 1 to 4 are the catalog, the pages, the font and its description, written last: only then are all pages known. */
const FIRST_PAGE = 5

/** Numbers the objects of a file, and writes the table of where they are. */
function objectWriter() {
  const offsets: number[] = []
  const pages: number[] = []
  let length = 0
  let next = FIRST_PAGE

  const emit = (text: string) => {
    length += text.length
    return text
  }
  const writeAt = (number: number, object: string) => {
    const head = length === 0 ? emit('%PDF-1.4\n') : ''
    offsets[number] = length
    return head + emit(`${number} 0 obj\n${object}\nendobj\n`)
  }

  return {
    pages: () => pages.length,
    write(kind: 'page' | 'other', objectOf: (number: number) => string): string {
      const number = next++
      if (kind === 'page') pages.push(number)
      return writeAt(number, objectOf(number))
    },
    end({ page }: Sheet): string {
      const box = [0, 0, page.width * POINTS_PER_MM, page.height * POINTS_PER_MM].map(short).join(' ')
      const kids = pages.map((number) => `${number} 0 R`).join(' ')
      const last = [
        '<< /Type /Catalog /Pages 2 0 R /ViewerPreferences << /PrintScaling /None >> >>',
        `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} /MediaBox [${box}] /Resources << /Font << /F0 3 0 R >> >> >>`,
        ...fontObjects(4),
      ]
      const written = last.map((object, at) => writeAt(at + 1, object)).join('')
      const table = offsets.slice(1).map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`)
      return (
        written +
        `xref\n0 ${next}\n0000000000 65535 f \n${table.join('')}` +
        `trailer\n<< /Size ${next} /Root 1 0 R >>\nstartxref\n${length}\n%%EOF\n`
      )
    },
  }
}
