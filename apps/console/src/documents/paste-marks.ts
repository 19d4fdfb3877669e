import type { SheetIssues, SheetRow } from '@greenroom/ui'

/** What is wrong with a cell since it was pasted. */
export type PasteMark = {
  row: string
  column: string
  /** The text of the cell. */
  value: string
  message: string
  /** Another line of the same item, as which the cell is wrong. */
  twin?: string
  isAmbiguous?: boolean
}

/** The issues of a sheet with the marks of what is still there as it was pasted. */
export function withMarks(issues: SheetIssues, marks: readonly PasteMark[], rows: readonly SheetRow[]): SheetIssues {
  if (marks.length === 0) return issues
  const cells = new Map(rows.map((row) => [row.id, row.cells]))
  const found = new Map(issues)
  for (const { row, column, value, message, twin } of marks) {
    const holds = [row, twin ?? row].every((id) => cells.get(id)?.[column] === value)
    if (holds) found.set(row, { ...found.get(row), [column]: message })
  }
  return found
}
