import { Status } from '@greenroom/ui'
import type { SoldItem } from './entitlements.atoms.ts'

/** Whether an item is sold at the time that the list is judged at. */
export function SoldState({ item }: { item: SoldItem }) {
  return <Status tone={item.sold ? 'success' : 'neutral'}>{soldText(item)}</Status>
}

export function soldText({ sold, itemStatus }: SoldItem): string {
  return sold ? 'Sold' : itemStatus === 'Discontinued' ? 'Discontinued' : 'Not sold'
}
