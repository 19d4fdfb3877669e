import { Banner } from '../feedback/Banner.tsx'
import { Button } from '../action/Button.tsx'
import { cellText, type SheetColumn, type SheetIssues, type SheetRow } from './sheet-state.ts'
import { numbers } from '../form/numbers.ts'
import styles from './sheet.module.css'

/** More than these are not read; the button for the next problem leads to them. */
const SHOWN = 5

type SheetProblemsProps = {
  /** All rows, also those that a filter hides. */
  rows: readonly SheetRow[]
  columns: readonly SheetColumn[]
  issues: SheetIssues
  onGo: (row: string, column: string) => void
}

/** What is wrong with which rows, and the way to each. */
export function SheetProblems({ rows, columns, issues, onGo }: SheetProblemsProps) {
  const [first] = columns
  const problems = rows.flatMap(({ id, cells }, at) => {
    const wrong = issues.get(id)
    if (!wrong) return []
    const name = first && cellText(first, cells[first.id] ?? '')
    const place = name ? `Row ${at + 1} (${name})` : `Row ${at + 1}`
    const found = columns.filter((column) => wrong[column.id])
    return found.map((column) => ({ row: id, column: column.id, text: `${place}: ${wrong[column.id]}` }))
  })
  const more = problems.length - SHOWN
  return (
    <Banner tone="danger">
      <ul className={styles.problems}>
        {problems.slice(0, SHOWN).map(({ row, column, text }) => (
          <li key={`${row} ${column}`}>
            <Button variant="quiet" size="small" onPress={() => onGo(row, column)}>
              {text}
            </Button>
          </li>
        ))}
      </ul>
      {more > 0 && `And ${numbers.text(more)} more.`}
    </Banner>
  )
}
