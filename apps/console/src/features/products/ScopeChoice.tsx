import { Select } from '@greenroom/ui'
import { useSearchParams } from 'react-router-dom'
import type { Item } from './product-row.ts'
import { scopeIn } from './item-scope.ts'

type ScopeChoiceProps = {
  item: Item
  /** What is chosen for, for screen readers: "Figures of". */
  label: string
}

/** Whether something is about the item alone or about all variants, for an item of a product. */
export function ScopeChoice({ item, label }: ScopeChoiceProps) {
  const [params, setParams] = useSearchParams()
  if (!item.productID) return null

  function choose(scope: string) {
    setParams(
      (before) => new URLSearchParams([...before].filter(([name]) => name !== 'scope').concat([['scope', scope]])),
      {
        replace: true,
      },
    )
  }

  return (
    <Select
      label={label}
      labelHidden
      options={[
        { id: 'item', label: 'This item alone' },
        { id: 'product', label: `All variants of ${item.productName ?? item.productID}` },
      ]}
      value={scopeIn(params, item)}
      onChange={choose}
    />
  )
}
