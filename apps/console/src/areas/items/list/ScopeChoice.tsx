import { Select } from '@greenroom/ui'
import type { Item } from './product-row.ts'
import { useAddressWord } from './use-address-word.ts'
import { scopeOf } from './item-scope.ts'

type ScopeChoiceProps = {
  item: Item
  /** What the choice is for, for screen readers: "Figures of". */
  label: string
}

/** Chooses between the item and all variants of its product. */
export function ScopeChoice({ item, label }: ScopeChoiceProps) {
  const [scope, choose] = useAddressWord('scope')
  if (!item.productID) return null
  return (
    <Select
      label={label}
      labelHidden
      options={[
        { id: 'item', label: 'This item alone' },
        { id: 'product', label: `All variants of ${item.productName ?? item.productID}` },
      ]}
      value={scopeOf(item, scope)}
      onChange={choose}
    />
  )
}
