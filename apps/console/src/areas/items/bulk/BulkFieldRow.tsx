import { BUILD_TO_ORDER } from '@greenroom/cto'
import { IconButton, Select } from '@greenroom/ui'
import { itemField, type PriceField } from '@greenroom/catalog'
import { X } from 'lucide-react'
import { useFormPart, useItemFormScope } from '../form/item-form-context.ts'
import { ItemControl } from '../form/ItemControl.tsx'
import styles from './bulk.module.css'
import { type ChosenField, type How, waysFor } from './bulk-draft.ts'
import { BulkPrice } from './BulkPrice.tsx'

const WAYS: Record<How, string> = { set: 'Set to', clear: 'Clear', raise: 'Raise by', lower: 'Lower by' }

type BulkFieldRowProps = {
  chosen: ChosenField
  onChange: (chosen: ChosenField) => void
  onRemove: () => void
}

/** One field: how it is changed, and the control for its new value. */
export function BulkFieldRow({ chosen, onChange, onRemove }: BulkFieldRowProps) {
  const { name, how, price } = chosen
  const field = itemField(name)
  const ways = waysFor(field)
  const error = useFormPart(({ issues }) => issues[name])
  return (
    <li className={styles.row} aria-label={field.label}>
      <Select
        label={field.label}
        options={ways.map((way) => ({ id: way, label: WAYS[way] }))}
        value={how}
        onChange={(way) => onChange({ ...chosen, how: way as How })}
      />
      <div className={styles.control}>
        {how === 'set' &&
          (field.kind === 'flag' || name === 'ctoType' ? <YesNo name={name} /> : <ItemControl name={name} />)}
        {how === 'clear' && <p className={styles.note}>Cleared on every item.</p>}
        {(how === 'raise' || how === 'lower') && (
          <BulkPrice
            {...{ price, error }}
            field={name as PriceField}
            label={field.label}
            onChange={(next) => onChange({ ...chosen, price: next })}
          />
        )}
      </div>
      <IconButton label={`Remove ${field.label}`} icon={<X />} onPress={onRemove} />
    </li>
  )
}

/** A select, because an unticked checkbox doesn't show whether No was chosen. */
function YesNo({ name }: Pick<ChosenField, 'name'>) {
  const { dispatch } = useItemFormScope()
  const value = useFormPart(({ form }) => form[name])
  const [yes, no] = name === 'ctoType' ? [BUILD_TO_ORDER, ''] : [true, false]
  return (
    <Select
      label={itemField(name).label}
      options={[
        { id: 'yes', label: 'Yes' },
        { id: 'no', label: 'No' },
      ]}
      value={value === yes ? 'yes' : 'no'}
      onChange={(id) => dispatch({ do: 'change', values: { [name]: id === 'yes' ? yes : no } })}
    />
  )
}
