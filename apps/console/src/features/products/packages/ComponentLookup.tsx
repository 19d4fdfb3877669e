import { isSystemItem } from '@greenroom/permissions'
import { LookupField } from '@greenroom/ui'
import { useState } from 'react'
import { useItemSearch } from '#app/item-search.ts'
import type { Item } from '../product-row.ts'
import type { ComponentRow } from './components.ts'

type ComponentLookupProps = { packageID: string; rows: readonly ComponentRow[]; onPick: (itemID: string) => void }

/** Finds an item by any of its codes or its name. What cannot be a component is shown, and says why. */
export function ComponentLookup({ packageID, rows, onPick }: ComponentLookupProps) {
  const [text, setText] = useState('')
  const { items, pending } = useItemSearch(text)
  const held = new Set(rows.map(({ itemID }) => itemID))
  return (
    <LookupField
      label="Add a component"
      placeholder="Item ID, UPC or name"
      text={text}
      onType={setText}
      pending={pending}
      options={items.map((item) => {
        const reason = reasonAgainst(item, packageID, held)
        return { id: item.itemID, label: item.name, hint: reason ?? item.itemID, disabled: reason !== undefined }
      })}
      onPick={(itemID) => {
        setText('')
        onPick(itemID)
      }}
    />
  )
}

function reasonAgainst({ itemID, itemStatus }: Item, packageID: string, held: ReadonlySet<string>) {
  if (itemID === packageID) return 'This package'
  if (held.has(itemID)) return 'In the package'
  if (isSystemItem(itemID)) return 'System item'
  return itemStatus === 'Discontinued' ? 'Discontinued' : undefined
}
