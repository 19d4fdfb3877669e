import { isSystemItem } from '@greenroom/permissions'
import { LookupField } from '@greenroom/ui'
import { useState } from 'react'
import { useFoundItems } from '#data/item-search.ts'
import type { Item } from '../list/product-row.ts'
import type { ComponentRow } from '../form/item-parts.ts'

type ComponentLookupProps = { packageID: string; rows: readonly ComponentRow[]; onPick: (itemID: string) => void }

/** Finds an item by any code or by name. Items that can't be components are shown with the reason. */
export function ComponentLookup({ packageID, rows, onPick }: ComponentLookupProps) {
  const [text, setText] = useState('')
  const { items, pending } = useFoundItems(text)
  const held = new Set(rows.map(({ itemID }) => itemID))
  return (
    <LookupField
      label="Add a component"
      placeholder="Item ID, UPC or name"
      text={text}
      onType={setText}
      pending={pending}
      options={items.map((item) => {
        const reason = reasonToRefuse(item, packageID, held)
        return { id: item.itemID, label: item.name, hint: reason ?? item.itemID, disabled: reason !== undefined }
      })}
      onPick={(itemID) => {
        setText('')
        onPick(itemID)
      }}
    />
  )
}

function reasonToRefuse({ itemID, itemStatus }: Item, packageID: string, held: ReadonlySet<string>) {
  if (itemID === packageID) return 'This package'
  if (held.has(itemID)) return 'Already in the package'
  if (isSystemItem(itemID)) return 'System item'
  return itemStatus === 'Discontinued' ? 'Discontinued' : undefined
}
