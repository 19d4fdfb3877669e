import { isSystemItem } from '@greenroom/permissions'
import { Badge } from '@greenroom/ui'
import type { ProductRow } from '../list/product-row.ts'

/** Marks system items and discontinued items. Active items have no badge. */
export function ProductState({ item }: { item: ProductRow['item'] }) {
  if (isSystemItem(item.itemID)) return <Badge tone="info">System</Badge>
  if (item.itemStatus === 'Discontinued') return <Badge tone="warning">Discontinued</Badge>
  return item.itemStatus
}
