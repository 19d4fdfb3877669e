import { numbers } from '../form/numbers.ts'
import styles from './grid.module.css'

export type GridStatusProps = {
  /** The number of rows that scrolling can reach: loaded, or matching a filter. */
  shown: number
  /** The number of all rows, or a capped text such as "10,000+". */
  total: number | string
  /** The name of the rows, in the plural. */
  noun: string
  /** The number of selected rows. */
  selected?: number
}

/** The counts of a grid: "200 of 4,070 items, 3 selected". */
export function GridStatus({ shown, total, noun, selected = 0 }: GridStatusProps) {
  return (
    <p className={styles.status}>
      {shown !== total && `${count(shown)} of `}
      {count(total)} {noun}
      {selected > 0 && `, ${count(selected)} selected`}
    </p>
  )
}

function count(rows: number | string) {
  return typeof rows === 'number' ? numbers.text(rows) : rows
}
