import { bytesPerRow, hexOf } from './bitmap.ts'
import { copiesOf, type LabelCopies } from '../copies.ts'
import type { LabelLayout, Placed, PlacedBitmap, PlacedText } from '../placed.ts'
import { fontObjects, winAnsiHex } from './pdf-font.ts'
import { baselineOf, bitmapPath, boxPath, type Segment } from '../shapes.ts'
import { placeOnSheet, type Sheet } from '../sheet.ts'
import { short } from './svg.ts'

const POINTS_PER_MM = 72 / 25.4

/** The first free place of a partly used sheet, counted from 0. */
export type SheetStart = Readonly<{ row: number; column: number }>

/**
 * Labels on sheets, as a PDF to be printed at 100%: in rows from `start`, each centered in its place. Text is written as
 * hexadecimal bytes, so it cannot become a command. `checkSheet` checks whether the labels fit.
 */
export function toPdf(
  labels: readonly LabelCopies[],
  sheet: Sheet,
  start: SheetStart = { row: 0, column: 0 },
): Uint8Array {
  const pages: string[][] = []
  let index = start.row * sheet.columns + start.column
  for (const label of labels) {
    const { layout } = label
    const copies = copiesOf(label)
    const content = layout.placed.map(partPdf).join('\n')
    for (let copy = 0; copy < copies; copy++, index++) {
      const { page, x, y } = placeOnSheet(sheet, index)
      ;(pages[page] ??= []).push(`q ${matrix(sheet, layout, x, y)} cm\n${content}\nQ`)
    }
  }
  return pdfFile(pages.length === 0 ? [[]] : pages, sheet)
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

/** Objects 1 to 4 are the catalog, the pages, the font and its description; then each page is followed by its content. */
function pdfFile(pages: readonly (readonly string[])[], sheet: Sheet): Uint8Array {
  const box = [0, 0, sheet.page.width * POINTS_PER_MM, sheet.page.height * POINTS_PER_MM].map(short).join(' ')
  const kids = pages.map((_, at) => `${FIRST_PAGE + 2 * at} 0 R`).join(' ')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /ViewerPreferences << /PrintScaling /None >> >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} /MediaBox [${box}] /Resources << /Font << /F0 3 0 R >> >> >>`,
    ...fontObjects(4),
    ...Array.from(pages, (labels = [], at) => {
      const content = labels.join('\n')
      return [
        `<< /Type /Page /Parent 2 0 R /Contents ${FIRST_PAGE + 2 * at + 1} 0 R >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ]
    }).flat(),
  ]
  let file = '%PDF-1.4\n'
  const offsets = objects.map((object, at) => {
    const offset = file.length
    file += `${at + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  const end = `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`
  return Uint8Array.from(file + end, (character) => character.charCodeAt(0))
}

const FIRST_PAGE = 5
