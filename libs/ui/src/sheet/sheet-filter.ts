import { containsWords } from '../form/choice/folded.ts'
import { cellText, type SheetColumn, type SheetRow, shownText } from './sheet-state.ts'

/** The rows whose cells have every word of a search, as they are shown or as they are typed. */
export function rowsWith(rows: readonly SheetRow[], columns: readonly SheetColumn[], search: string) {
  if (search.trim() === '') return rows
  return rows.filter(({ cells }) => {
    const texts = columns.flatMap((column) => {
      const value = cells[column.id] ?? ''
      return [cellText(column, value), shownText(column, value)]
    })
    return containsWords(texts.join('\n'), search)
  })
}
