import { isSystemItem } from '@greenroom/permissions'
import { LookupField } from '@greenroom/ui'
import { useState } from 'react'
import { useItemLookup } from '#data/item-lookup.ts'
import { exactItemID } from '#data/item-search.ts'
import type { Item } from '../list/product-row.ts'
import { useFormPart } from '../form/item-form-context.ts'
import type { ComponentRow } from '../form/item-parts.ts'

type ComponentLookupProps = {
  packageID: string | undefined
  rows: readonly ComponentRow[]
  onPick: (itemID: string) => void
}

/**
 * Finds an item by any code or by name. Items that can't be components are shown with the reason, and so are all others
 * once as many were chosen since the last save as the account allows.
 */
export function ComponentLookup({ packageID, rows, onPick }: ComponentLookupProps) {
  const [text, setText] = useState('')
  const { items, pending, selections } = useItemLookup(text)
  const saved = useFormPart(({ base }) => base.components) ?? []
  const held = new Set(rows.map(({ itemID }) => itemID))
  const chosen = rows.filter(({ itemID }) => !saved.some((row) => row.itemID === itemID)).length
  const full = chosen >= selections ? `At most ${selections} at a time. Save first.` : undefined
  return (
    <LookupField
      label="Add a component"
      placeholder="Item ID, UPC or name"
      text={text}
      onType={setText}
      pending={pending}
      exact={exactItemID(items, text)}
      options={items.map((item) => {
        const reason = reasonToRefuse(item, packageID, held) ?? full
        return { id: item.itemID, label: item.name, hint: reason ?? item.itemID, disabled: reason !== undefined }
      })}
      onPick={(itemID) => {
        setText('')
        onPick(itemID)
      }}
    />
  )
}

function reasonToRefuse({ itemID, itemStatus }: Item, packageID: string | undefined, held: ReadonlySet<string>) {
  if (itemID === packageID) return 'This package'
  if (held.has(itemID)) return 'Already in the package'
  if (isSystemItem(itemID)) return 'System item'
  return itemStatus === 'Discontinued' ? 'Discontinued' : undefined
}
