import { csvOf } from '#records/import/csv-file.ts'

/** A row that was rejected or skipped. One with several problems has several of them. */
export type LeftOutRow = { line: number; message: string; cells: readonly string[] }

/** The column that a file of rejected or skipped rows adds to the original. */
export const REASON = 'Reason'

/**
 * The rows unchanged, each once, with all of its problems in a last column. If such a file is rejected again, its reasons
 * are replaced. Extra cells follow the reason, so that an unfixed row is rejected for them again.
 */
export function leftOutCsv(columns: readonly string[], rows: readonly LeftOutRow[]): string {
  const width = columns.at(-1) === REASON ? columns.length - 1 : columns.length
  const byLine = Map.groupBy(rows, ({ line }) => line)
  const rejected = [[...columns.slice(0, width), REASON]]
  for (const issues of byLine.values()) {
    const { cells } = issues[0]!
    const row = Array.from({ length: width }, (_, index) => cells[index] ?? '')
    const reason = issues.map(({ message }) => message.trim()).join(' ')
    rejected.push([...row, reason, ...cells.slice(columns.length)])
  }
  return csvOf(rejected)
}
