import type { ReactNode } from 'react'
import styles from './FigureTiles.module.css'
import type { Change } from './figure-change.ts'

export type FigureTile = {
  id: string
  /** What is counted, or a link to it. */
  label: ReactNode
  value: string
  change?: Change | undefined
  /** The value that it changed from. */
  before: string
  /** How it came about. */
  course?: ReactNode
}

/** Figures beside each other, each with its change. The sign shows the direction; color only repeats whether it is good. */
export function FigureTiles({ tiles }: { tiles: readonly FigureTile[] }) {
  return (
    <dl className={styles.tiles}>
      {tiles.map(({ id, label, value, change, before, course }) => (
        <div key={id} className={styles.tile}>
          <dt>{label}</dt>
          <dd className={styles.value}>{value}</dd>
          {change && (
            <dd className={styles.change}>
              <span data-tone={change.tone}>{change.text}</span>
              <span>from {before}</span>
            </dd>
          )}
          {course && <dd>{course}</dd>}
        </div>
      ))}
    </dl>
  )
}
