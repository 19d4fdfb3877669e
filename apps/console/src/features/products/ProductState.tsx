import { isSystemItem } from '@greenroom/permissions'
import { Badge } from '@greenroom/ui'
import type { Item } from './product-row.ts'

/** What is out of the ordinary about an item: made by the system, or discontinued. Active items stay quiet. */
export function ProductState({ item }: { item: Item }) {
  if (isSystemItem(item.itemID)) return <Badge tone="info">System</Badge>
  if (item.itemStatus === 'Discontinued') return <Badge tone="warning">Discontinued</Badge>
  return item.itemStatus
}
