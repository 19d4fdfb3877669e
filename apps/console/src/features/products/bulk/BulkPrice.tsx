import { Select, TextField } from '@greenroom/ui'
import { PRICE_ROUNDINGS, type PriceRounding } from '@greenroom/validation'
import { useItemFormScope } from '../item-form-context.ts'
import styles from './bulk.module.css'
import type { PriceChange } from './bulk-draft.ts'

type BulkPriceProps = {
  /** Of the price. */
  label: string
  price: PriceChange
  error: string | undefined
  onChange: (price: PriceChange) => void
}

/** How much a price is raised or lowered, and what it is rounded to. */
export function BulkPrice({ label, price, error, onChange }: BulkPriceProps) {
  const { settings } = useItemFormScope()
  return (
    <div className={styles.price}>
      <TextField
        label={`${label}, how much`}
        value={price.value}
        error={error}
        autoComplete="off"
        onChange={(value) => onChange({ ...price, value })}
      />
      <Select
        label="In"
        options={[
          { id: 'PERCENT', label: 'Percent' },
          { id: 'AMOUNT', label: settings.currency },
        ]}
        value={price.by}
        onChange={(by) => onChange({ ...price, by: by as PriceChange['by'] })}
      />
      <Select
        label="Rounding"
        options={PRICE_ROUNDINGS.map(({ value, label: text }) => ({ id: value, label: text }))}
        value={price.rounding}
        onChange={(rounding) => onChange({ ...price, rounding: rounding as PriceRounding })}
      />
    </div>
  )
}
