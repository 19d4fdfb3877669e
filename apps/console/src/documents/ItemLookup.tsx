import { LookupField } from '@greenroom/ui'
import { useItemLookup } from '#data/item-lookup.ts'
import type { ChosenItem } from './document-form.ts'

type ItemLookupProps = {
  label: string
  text: string
  onType: (text: string) => void
  onEnter: (code: string) => void
  onPick: (item: ChosenItem) => void
  refusalOf: (itemID: string) => string | undefined
  error: string | undefined
}

/**
 * Finds items by ID, code or name while somebody types. Those that lines can't have are shown with the reason. The
 * screen takes scans here as everywhere else.
 */
export function ItemLookup({ text, onPick, refusalOf, ...field }: ItemLookupProps) {
  const { items, pending } = useItemLookup(text)
  return (
    <LookupField
      {...field}
      takesScans={false}
      placeholder="Type, scan or paste item IDs, UPCs or names"
      text={text}
      pending={pending}
      options={items.map(({ itemID, name }) => {
        const refusal = refusalOf(itemID)
        return { id: itemID, label: name, hint: refusal ?? itemID, disabled: refusal !== undefined }
      })}
      onPick={(itemID) => onPick(items.find((item) => item.itemID === itemID)!)}
    />
  )
}
