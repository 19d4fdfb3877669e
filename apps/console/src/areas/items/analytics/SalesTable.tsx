import type { Formats } from '#data/formats.ts'
import styles from './analytics.module.css'
import { type Figure, figureText, type SalesFigures } from './figures.ts'
import type { SalesTable as Table } from './sales-tables.ts'

type SalesTableProps = {
  table: Table
  totals: SalesFigures
  figures: readonly Figure[]
  figure: Figure
  formats: Formats
}

/** A table of figures, with a comparison column for the figure in the chart. */
export function SalesTable({ table, totals, figures, figure, formats }: SalesTableProps) {
  const isCompared = table.rows.some(({ compared }) => compared)
  return (
    <div className={styles.scroll} tabIndex={0} role="region" aria-label={`Sales ${table.label.toLowerCase()}`}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{table.heading}</th>
            {figures.map(({ key, label }) => (
              <th key={key} scope="col">
                {label}
              </th>
            ))}
            {isCompared && <th scope="col">{figure.label}, compared</th>}
          </tr>
        </thead>
        <tbody>
          {table.rows.map(({ id, label, figures: values, compared }) => (
            <tr key={id}>
              <th scope="row">{label}</th>
              {figures.map((one) => (
                <td key={one.key}>{figureText(one, values[one.key], formats)}</td>
              ))}
              {isCompared && <td>{figureText(figure, compared?.[figure.key], formats)}</td>}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Total</th>
            {figures.map((one) => (
              <td key={one.key}>{figureText(one, totals[one.key], formats)}</td>
            ))}
            {isCompared && <td />}
          </tr>
        </tfoot>
      </table>
    </div>
  )
}
