import { countOf, GridStatus } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import type { ProductAddress } from '../form/use-product-address.ts'
import { countText } from '../list/count-text.ts'
import { groupedRows } from './grouped-rows.ts'
import type { useProductGroups } from './groups.atoms.ts'
import { namesBy, type ProductRow } from '../list/product-row.ts'
import { ProductTable } from '../list/ProductTable.tsx'
import { productSettingsAtom } from '../list/products.atoms.ts'
import type { GroupedQuery } from '../list/products-url.ts'
import { useGroupedSelection } from './use-grouped-selection.ts'
import { useVariants } from './use-variants.ts'

type GroupedListProps = { address: ProductAddress; query: GroupedQuery; groups: ReturnType<typeof useProductGroups> }

/** Products, and items of none; a product opens to show its variants under it. */
export function GroupedList({ address, query, groups }: GroupedListProps) {
  const { lists } = useAtomValue(productSettingsAtom)
  const { rows: found, first, total: _, ...pages } = groups
  const labelOf = useMemo(() => namesBy(lists), [lists])
  const { variants, fold, loadMore } = useVariants(query, labelOf)
  const total = first?.total
  const size = !total || total.capped ? -1 : total.count
  const rows = useMemo(() => groupedRows(found, size, variants, lists), [found, size, variants, lists])
  const { itemIDs, selection, select } = useGroupedSelection({ rows, variants, query, labelOf, text: address.text })
  const count = countText(total)
  const itemCount = countText(first?.items)
  const selectedText = `${itemsText(itemIDs.size)} selected`
  const words = [
    count === 1 ? 'product' : 'products',
    itemCount && itemsText(itemCount),
    itemIDs.size > 0 && selectedText,
  ]
  return (
    <ProductTable
      {...{ address, query, rows, itemCount, itemIDs, selection, selectedText }}
      {...pages}
      count={size === -1 ? count : size + rows.length - found.length}
      status={
        count !== undefined && <GridStatus shown={found.length} total={count} noun={words.filter(Boolean).join(', ')} />
      }
      onSelect={select}
      tree={{ nodeOf, onFold: ({ grouped }) => fold(grouped!.product!.productID) }}
      onOpen={({ grouped }) => grouped?.more && loadMore(grouped.more)}
    />
  )
}

const nodeOf = ({ grouped }: ProductRow) => grouped!.node

function itemsText(count: number | string): string {
  return countOf(count, 'item')
}
