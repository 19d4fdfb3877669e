import { type CellLook, cellLooks, cellText } from './grid-cells.ts'
import { CHECK_COLUMN, columnName, type PhoneParts, type ResolvedColumn } from './grid-columns.ts'
import styles from './grid.module.css'
import phone from './phone.module.css'

/** Up to this window width, a row of a grid has two lines instead of cells side by side. */
export const PHONE = '(max-width: 600px)'

/** The columns' `phone` settings. Without any, the kinds decide, and the first columns are title and details. */
export function phoneParts<Row extends object>(columns: readonly ResolvedColumn<Row>[]): PhoneParts<Row> {
  const marked = (part: string) => columns.filter((column) => column.columnDef.meta?.phone === part)
  const [title, details] = [marked('title')[0], marked('detail')]
  if (title)
    return { title, details, amount: marked('amount')[0], picture: marked('picture')[0], status: marked('status')[0] }
  const ofKind = (kind: string) => columns.find((column) => column.columnDef.meta?.kind === kind)
  const [first, ...others] = columns.filter((column) => column.columnDef.meta?.phone === undefined)
  const [status, amount] = [ofKind('badge'), ofKind('money')]
  return {
    title: first!,
    status,
    amount,
    details: others.filter((one) => one !== status && one !== amount).slice(0, 2),
  }
}

/** A detail as text; numbers include their name: "Items 12". Empty for a missing value. */
export function detailText<Row extends object>(column: ResolvedColumn<Row>, row: Row, at: number): string {
  const text = cellText(column, row, at)
  const kind = column.columnDef.meta?.kind
  return text !== '' && (kind === 'number' || kind === 'money') ? `${columnName(column)} ${text}` : text
}

/** On a phone: the checkboxes, and one cell for everything else. */
export function phoneLooks<Row extends object>(columns: readonly ResolvedColumn<Row>[]): CellLook<Row>[] {
  const checks = columns.filter(({ id }) => id === CHECK_COLUMN)
  const parts = phoneParts(columns.filter(({ id }) => id !== CHECK_COLUMN))
  const card = {
    column: parts.title,
    parts,
    className: `${styles.cell} ${styles.pinned} ${styles.edge} ${phone.card}`,
    style: {},
  }
  return [...cellLooks(checks, {}), { ...card, pinned: true, custom: true }]
}
