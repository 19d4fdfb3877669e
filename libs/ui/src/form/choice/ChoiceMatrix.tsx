import type { ReactNode } from 'react'
import styles from './ChoiceMatrix.module.css'

export interface ChoiceMatrixRow {
  /** Unique in the table. */
  id: string
  /** The name of the row. */
  label: string
  /** Muted text under the label, such as a code. */
  hint?: string
  /** Beside the label: a note if the choice is unusual. */
  note?: ReactNode
  /** The ID of the choice. */
  value: string
  /** The IDs of the choices that are disabled. */
  disabled?: readonly string[]
  /** Chosen but not saved yet. */
  changed?: boolean
}

export interface ChoiceMatrixProps {
  /** The accessible name of the table. */
  label: string
  /** The columns, the same for every row. */
  choices: readonly { id: string; label: string }[]
  /** Rows under a heading each. */
  groups: readonly { label: string; rows: readonly ChoiceMatrixRow[] }[]
  /** Called with the ID of the row and that of the new choice. */
  onChange: (row: string, choice: string) => void
  /** The heading of the first column. */
  rowHeader: string
  /** The choices can be read, not changed. */
  readOnly?: boolean
}

/** One of a few choices for each of many rows, in a table with a sticky header. Arrows move within a row. */
export function ChoiceMatrix({ label, choices, groups, onChange, rowHeader, readOnly }: ChoiceMatrixProps) {
  return (
    <table className={styles.matrix} aria-label={label}>
      <thead>
        <tr>
          <th scope="col" className={styles.name}>
            {rowHeader}
          </th>
          {choices.map((choice) => (
            <th key={choice.id} scope="col">
              {choice.label}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map((group) => (
        <tbody key={group.label}>
          <tr>
            <th scope="rowgroup" colSpan={choices.length + 1} className={styles.group}>
              {group.label}
            </th>
          </tr>
          {group.rows.map((row) => (
            <tr key={row.id} data-changed={row.changed || undefined}>
              <th scope="row" className={styles.name}>
                <span className={styles.label}>
                  {row.label} {row.note}
                </span>
                {row.hint && <span className={styles.hint}>{row.hint}</span>}
              </th>
              {choices.map((choice) => (
                <td key={choice.id}>
                  <label className={styles.choice}>
                    <input
                      type="radio"
                      name={row.id}
                      aria-label={`${row.label}: ${choice.label}`}
                      checked={row.value === choice.id}
                      disabled={readOnly ? row.value !== choice.id : row.disabled?.includes(choice.id)}
                      onChange={() => readOnly || onChange(row.id, choice.id)}
                    />
                  </label>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  )
}
