import { toasts } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { apiAtom } from '#api/api.ts'
import { NewDocumentButton } from '#documents/NewDocumentButton.tsx'
import { readTarget } from '../bulk/bulk-target.ts'
import { type ProductQuery, queryText } from './products-url.ts'

type PriceChangeButtonProps = {
  query: ProductQuery
  isNarrowed: boolean
  selection: ReadonlySet<string>
  nameOf: (itemID: string) => string
}

/**
 * Begins a price change of the selected items, or else of all that the filtered list has, shown or not: it then keeps
 * the filter, which may find more by the time that it is submitted.
 */
export function PriceChangeButton({ query, isNarrowed, selection, nameOf }: PriceChangeButtonProps) {
  const api = useAtomValue(apiAtom)

  async function itemsOf() {
    if (selection.size > 0) return [...selection].map((itemID) => ({ itemID, name: nameOf(itemID) }))
    const { itemsOfQuery } = await import('./items-of-query.ts')
    const items = await itemsOfQuery(api, query)
    if (typeof items !== 'string') return items
    toasts.show({ tone: 'warning', title: items })
    return undefined
  }

  if (selection.size === 0 && !isNarrowed) return null
  const target = selection.size === 0 ? readTarget(new URLSearchParams(queryText(query)), undefined) : undefined
  return (
    <NewDocumentButton
      prefix="PC"
      operation="createPriceChange"
      count={selection.size}
      itemsOf={itemsOf}
      header={target && { itemFilter: JSON.stringify(target.filter) }}
    />
  )
}
