import { useFormPart } from '../form/item-form-context.ts'
import type { Item } from '../list/product-row.ts'
import { HistoryList } from './HistoryList.tsx'

/**
 * Who changed which fields of an item, newest day first. Old values can be restored. Loaded again with each version of
 * the item.
 */
export function HistoryTab({ item: { itemID } }: { item: Item }) {
  const version = useFormPart(({ stored }) => stored?.item.version)
  return <HistoryList key={version} itemID={itemID} />
}
