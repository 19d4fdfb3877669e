import { Button, toasts } from '@greenroom/ui'
import { ListChecks } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import type { ProductQuery } from '../products-url.ts'
import { type BulkState, bulkPath } from './bulk-target.ts'

type BulkButtonProps = { query: ProductQuery; isNarrowed: boolean; selection: ReadonlySet<string> }

/** To the bulk edit of what is selected, else of what the filter finds. All items at once are too easily meant by mistake. */
export function BulkButton({ query, isNarrowed, selection }: BulkButtonProps) {
  const navigate = useNavigate()
  function open() {
    if (selection.size > 0) {
      const state: BulkState = { itemIDs: [...selection] }
      return void navigate(bulkPath({}), { state })
    }
    if (isNarrowed) return void navigate(bulkPath(query))
    toasts.show({ title: 'Which items?', text: 'Set a filter or select items, then choose Bulk edit.' })
  }
  return (
    <Button size="small" variant="quiet" icon={<ListChecks />} onPress={open}>
      {selection.size > 0 ? `Bulk edit (${selection.size.toLocaleString()})` : 'Bulk edit'}
    </Button>
  )
}
