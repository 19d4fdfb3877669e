import { Badge, IconButton, TextField, TextLink } from '@greenroom/ui'
import { Trash2 } from 'lucide-react'
import type { Formats } from '#app/formats.ts'
import { itemPath } from '#app/item-path.ts'
import type { ComponentRow } from './components.ts'
import styles from './packages.module.css'

type ComponentTableProps = {
  rows: readonly ComponentRow[]
  /** By place, as `0.quantity`. */
  issues: Record<string, string>
  formats: Formats
  readOnly: boolean
  onChange: (rows: readonly ComponentRow[]) => void
}

/** A row for each component. Cost and price have no column for those who may not see them (section 6). */
export function ComponentTable({ rows, issues, formats, readOnly, onChange }: ComponentTableProps) {
  const showsCost = rows.some(({ costPrice }) => costPrice !== undefined)
  const showsPrice = rows.some(({ sellingPrice }) => sellingPrice !== undefined)
  const money = (amount: number | undefined) => (amount === undefined ? '–' : formats.money(amount))
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Component</th>
            <th scope="col">Quantity</th>
            {showsCost && <th scope="col">Cost each</th>}
            {showsPrice && <th scope="col">Price each</th>}
            <th scope="col">On hand</th>
            {!readOnly && <td />}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={row.itemID}>
              <th scope="row">
                <TextLink href={itemPath(row.itemID)}>{row.name}</TextLink>
                <span className={styles.code}>
                  {row.itemID} {row.itemStatus === 'Discontinued' && <Badge tone="warning">Discontinued</Badge>}
                </span>
                {issues[`${index}.itemID`] && (
                  <span role="alert" className={styles.issue}>
                    {issues[`${index}.itemID`]}
                  </span>
                )}
              </th>
              <td className={styles.quantity}>
                <TextField
                  label={`Quantity of ${row.name}`}
                  labelHidden
                  inputMode="decimal"
                  autoComplete="off"
                  numeric
                  readOnly={readOnly}
                  value={row.quantity}
                  error={issues[`${index}.quantity`]}
                  onChange={(quantity) => onChange(rows.with(index, { ...row, quantity }))}
                />
              </td>
              {showsCost && <td>{money(row.costPrice)}</td>}
              {showsPrice && <td>{money(row.sellingPrice)}</td>}
              <td>{row.qoh === undefined ? '–' : formats.number(row.qoh)}</td>
              {!readOnly && (
                <td>
                  <IconButton
                    label={`Take ${row.name} out`}
                    icon={<Trash2 />}
                    size="small"
                    onPress={() => onChange(rows.toSpliced(index, 1))}
                  />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
