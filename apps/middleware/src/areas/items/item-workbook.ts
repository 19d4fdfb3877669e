import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { type ColumnDef, writeXlsxStream } from 'hucre/xlsx'
import { draftOf } from '@greenroom/catalog'
import type { ExportColumn } from './export-columns.ts'
import type { ItemAnswer } from './item-answer.ts'

/** How a spreadsheet shows the numbers of a column; what is counted or written stays as it is. */
const FORMATS: Partial<Record<ExportColumn['kind'], string>> = { money: '#,##0.00##' }

/** In characters. */
const WIDTHS: Record<ExportColumn['kind'], number> = { text: 22, money: 14, number: 14, date: 18 }

/**
 * Items as a workbook: numbers and times as such, texts as texts, whatever they begin with. Rows are written while they
 * are read, and a sheet that is full is followed by another.
 */
export function workbookOf(pages: AsyncIterable<ItemAnswer[]>, columns: readonly ExportColumn[]): Readable {
  const stream = writeXlsxStream(rowsOf(pages, columns), {
    name: 'Products',
    columns: columns.map(columnDefinition),
    freezePane: { rows: 1 },
  })
  return Readable.fromWeb(stream as ReadableStream)
}

function columnDefinition({ header, kind, pattern = FORMATS[kind] }: ExportColumn): ColumnDef {
  return { header, width: WIDTHS[kind], ...(pattern && { numFmt: pattern }) }
}

async function* rowsOf(pages: AsyncIterable<ItemAnswer[]>, columns: readonly ExportColumn[]) {
  for await (const items of pages) {
    for (const item of items) {
      const draft = draftOf(item)
      yield columns.map(({ valueOf }) => valueOf(item, draft))
    }
  }
}
