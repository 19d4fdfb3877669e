import { csvCell, csvHeader, csvLine, draftOf, importableFields, type ItemFieldName } from '@greenroom/validation'
import type { ItemAnswer } from './item-answer.ts'

/** Lets a spreadsheet know that the file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'

/**
 * Items as CSV, one chunk of text for each list of items. The columns are those that an import can fill, under headers
 * that it recognises, so that an unmodified export imports again with nothing to change.
 */
export async function* csvOf(pages: AsyncIterable<ItemAnswer[]>, hidden: ReadonlySet<ItemFieldName>) {
  const fields = importableFields.filter(({ name }) => !hidden.has(name))
  yield BYTE_ORDER_MARK + csvLine(fields.map(csvHeader))
  for await (const items of pages) {
    const lines = items.map((item) => {
      const draft = draftOf(item)
      return csvLine(fields.map((field) => csvCell(field, draft[field.name])))
    })
    yield lines.join('')
  }
}
