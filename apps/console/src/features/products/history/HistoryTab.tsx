import { useFormPart } from '../item-form-context.ts'
import type { Item } from '../product-row.ts'
import { HistoryList } from './HistoryList.tsx'

/**
 * Who changed what of an item, when and how, the newest day first; an earlier value can be brought back. Read anew with
 * each version of the item.
 */
export function HistoryTab({ item: { itemID } }: { item: Item }) {
  const version = useFormPart(({ loaded }) => loaded.version)
  return <HistoryList key={version} itemID={itemID} />
}
