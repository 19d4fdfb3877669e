import styles from './grid.module.css'

export type GridStatusProps = {
  /** Rows that can be seen by scrolling: loaded, or left by a filter. */
  shown: number
  /** Rows in all, or a capped text such as "10,000+". */
  total: number | string
  /** What the rows are, in the plural. */
  noun: string
  selected?: number
}

/** How many of how many: "200 of 4,070 items, 3 selected". */
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
  return rows.toLocaleString('en')
}
