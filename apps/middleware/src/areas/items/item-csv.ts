import { draftOf } from '@greenroom/catalog'
import { csvLine } from '@greenroom/imports'
import type { ExportColumn, ExportValue } from './export-columns.ts'
import type { ItemAnswer } from './item-answer.ts'

/** Lets a spreadsheet know that the file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'

/** Items as CSV, one chunk of text for each list of items. */
export async function* csvOf(pages: AsyncIterable<ItemAnswer[]>, columns: readonly ExportColumn[]) {
  yield BYTE_ORDER_MARK + csvLine(columns.map(({ header }) => header))
  for await (const items of pages) {
    const lines = items.map((item) => {
      const draft = draftOf(item)
      return csvLine(columns.map(({ valueOf }) => textOf(valueOf(item, draft))))
    })
    yield lines.join('')
  }
}

function textOf(value: ExportValue): string {
  if (value === null) return ''
  return value instanceof Date
    ? value.toISOString().slice(0, 'YYYY-MM-DDTHH:mm:ss'.length).replace('T', ' ')
    : String(value)
}
