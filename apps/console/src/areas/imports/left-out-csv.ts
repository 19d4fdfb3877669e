import { csvLine } from '@greenroom/imports'

/** A row that was rejected or skipped. One with several problems has several of them. */
export type LeftOutRow = { line: number; message: string; cells: readonly string[] }

/** The column that a file of rejected or skipped rows adds to the original. */
export const REASON = 'Reason'

/** Makes spreadsheets read the file as UTF-8. */
const BYTE_ORDER_MARK = '\ufeff'

/**
 * The rows unchanged, each once, with all of its problems in a last column. If such a file is rejected again, its reasons
 * are replaced. Extra cells follow the reason, so that an unfixed row is rejected for them again.
 */
export function leftOutCsv(columns: readonly string[], rows: readonly LeftOutRow[]): string {
  const width = columns.at(-1) === REASON ? columns.length - 1 : columns.length
  const byLine = Map.groupBy(rows, ({ line }) => line)
  const lines = [csvLine([...columns.slice(0, width), REASON])]
  for (const issues of byLine.values()) {
    const { cells } = issues[0]!
    const row = Array.from({ length: width }, (_, index) => cells[index] ?? '')
    const reason = issues.map(({ message }) => message.trim()).join(' ')
    lines.push(csvLine([...row, reason, ...cells.slice(columns.length)]))
  }
  return BYTE_ORDER_MARK + lines.join('')
}

/** The name of the file of such rows: the original's name without its extensions. */
export function leftOutName(fileName: string, kind: 'rejected' | 'skipped'): string {
  return `${fileName.replace(/(\.(csv|tsv|txt|xlsx))?(\.gz)?$/i, '')} ${kind}.csv`
}
