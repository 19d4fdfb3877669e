import { numbers, toasts } from '@greenroom/ui'
import { ListChecks } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { MayButton } from '#session/MayButton.tsx'
import { useMay } from '#session/may.ts'
import { useVerbs } from '#screens/verbs.atoms.ts'
import type { ProductQuery } from '../list/products-url.ts'
import { type BulkState, bulkPath } from './bulk-target.ts'

type BulkButtonProps = { query: ProductQuery; isNarrowed: boolean; selection: ReadonlySet<string> }

/**
 * Opens bulk edit for the selection, or else for the filtered list. It needs one of them, because editing all items is
 * rarely intended.
 */
export function BulkButton({ query, isNarrowed, selection }: BulkButtonProps) {
  const navigate = useNavigate()
  const { may } = useMay('updateItems')
  function open() {
    if (selection.size > 0) {
      const state: BulkState = { itemIDs: [...selection] }
      return void navigate(bulkPath({}), { state })
    }
    if (isNarrowed) return void navigate(bulkPath(query))
    toasts.show({ title: 'Choose items first', text: 'Set a filter or select items, then choose Bulk edit.' })
  }
  useVerbs(may ? [{ label: 'Bulk edit', also: 'items products change many', perform: open }] : [])
  return (
    <MayButton operation="updateItems" size="small" variant="quiet" icon={<ListChecks />} onPress={open}>
      {selection.size > 0 ? `Bulk edit (${numbers.text(selection.size)})` : 'Bulk edit'}
    </MayButton>
  )
}
