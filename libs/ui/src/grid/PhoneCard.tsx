import { type ReactNode } from 'react'
import { detailText } from './phone-parts.ts'
import type { PhoneParts, ResolvedColumn } from './grid-columns.ts'
import styles from './phone.module.css'

type PhoneCardProps<Row extends object> = {
  parts: PhoneParts<Row>
  row: Row
  index: number
  /** The content of a column for this row. */
  content: (column: ResolvedColumn<Row>) => ReactNode
}

/** A row of a grid on a phone: picture, title and amount, below them details and status. */
export function PhoneCard<Row extends object>({ parts, row, index, content }: PhoneCardProps<Row>) {
  const { title, amount, picture, status, details } = parts
  const texts = details.map((column) => detailText(column, row, index)).filter((text) => text !== '')
  return (
    <>
      {picture && <span className={styles.picture}>{content(picture)}</span>}
      <span className={styles.title}>{title.columnDef.meta?.phoneTitle?.(row) ?? content(title)}</span>
      {amount && <span className={styles.amount}>{content(amount)}</span>}
      <span className={styles.below}>
        <span className={styles.details}>{texts.join(' · ')}</span>
        {status && content(status)}
      </span>
    </>
  )
}
