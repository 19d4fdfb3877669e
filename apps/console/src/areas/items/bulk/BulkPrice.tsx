import { Select, TextField } from '@greenroom/ui'
import { type PriceField, type PriceRounding, roundingsOf } from '@greenroom/catalog'
import { useItemFormScope } from '../form/item-form-context.ts'
import styles from './bulk.module.css'
import type { PriceChange } from './bulk-draft.ts'

type BulkPriceProps = {
  field: PriceField
  /** The label of the price field. */
  label: string
  price: PriceChange
  error: string | undefined
  onChange: (price: PriceChange) => void
}

/** How much a price is raised or lowered, and how it is rounded. */
export function BulkPrice({ field, label, price, error, onChange }: BulkPriceProps) {
  const { settings } = useItemFormScope()
  return (
    <div className={styles.price}>
      <TextField
        label={`${label} change`}
        value={price.value}
        error={error}
        autoComplete="off"
        onChange={(value) => onChange({ ...price, value })}
      />
      <Select
        label="Unit"
        options={[
          { id: 'PERCENT', label: 'Percent' },
          { id: 'AMOUNT', label: settings.currency },
        ]}
        value={price.by}
        onChange={(by) => onChange({ ...price, by: by as PriceChange['by'] })}
      />
      <Select
        label="Rounding"
        options={roundingsOf(field, settings).map(({ value, label: text }) => ({ id: value, label: text }))}
        value={price.rounding}
        onChange={(rounding) => onChange({ ...price, rounding: rounding as PriceRounding })}
      />
    </div>
  )
}
