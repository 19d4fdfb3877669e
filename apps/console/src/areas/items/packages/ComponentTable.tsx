import { Badge, IconButton, TextField, TextLink } from '@greenroom/ui'
import { Trash2 } from 'lucide-react'
import type { Formats } from '#data/formats.ts'
import { itemPath } from '#screens/item-path.ts'
import type { Issues } from '#forms/form-fields.ts'
import type { ComponentRow } from '../form/item-parts.ts'
import styles from './packages.module.css'

type ComponentTableProps = {
  rows: readonly ComponentRow[]
  /** By field path, such as `components.0.quantity`. */
  issues: Issues
  formats: Formats
  readOnly: boolean
  onChange: (rows: readonly ComponentRow[]) => void
}

/** A row for each component, without the price and cost columns that the user may not see (section 6). */
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
                {issues[`components.${index}.itemID`] && (
                  <span role="alert" className={styles.issue}>
                    {issues[`components.${index}.itemID`]}
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
                  error={issues[`components.${index}.quantity`]}
                  onChange={(quantity) => onChange(rows.with(index, { ...row, quantity }))}
                />
              </td>
              {showsCost && <td>{money(row.costPrice)}</td>}
              {showsPrice && <td>{money(row.sellingPrice)}</td>}
              <td>{row.qoh === undefined ? '–' : formats.number(row.qoh)}</td>
              {!readOnly && (
                <td>
                  <IconButton
                    label={`Remove ${row.name}`}
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
