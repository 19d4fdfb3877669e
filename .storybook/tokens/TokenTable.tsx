import type { ReactNode } from 'react'
import styles from './tokens.module.css'

export interface TokenTableProps {
  /** The accessible name. */
  label: string
  head: readonly string[]
  /** The token's name without the dashes, and the other cells. */
  rows: readonly (readonly [name: string, ...cells: ReactNode[]])[]
}

/** Tokens, one in each row. */
export function TokenTable({ label, head, rows }: TokenTableProps) {
  return (
    <div className={styles.scroller} tabIndex={0} role="region" aria-label={label}>
      <table className={styles.table}>
        <thead>
          <tr>
            {['Token', ...head].map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells], row) => (
            <tr key={row}>
              <th scope="row">
                <code>--{name}</code>
              </th>
              {cells.map((cell, at) => (
                <td key={at}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
