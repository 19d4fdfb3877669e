import { GridStatus } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import type { ProductAddress } from '../form/use-product-address.ts'
import { countText } from './count-text.ts'
import type { useProducts } from './product-pages.ts'
import { rowMaker } from './product-row.ts'
import { ProductTable } from './ProductTable.tsx'
import { productSettingsAtom } from './products.atoms.ts'
import { useSelection } from './use-selection.ts'

type ProductListProps = { address: ProductAddress; products: ReturnType<typeof useProducts> }

/** The items, one by one. */
export function ProductList({ address, products }: ProductListProps) {
  const { lists } = useAtomValue(productSettingsAtom)
  const { rows: items, first, total: _, ...pages } = products
  const rows = useMemo(() => items.map(rowMaker(lists)), [items, lists])
  const [itemIDs, select] = useSelection(address.text)
  const count = countText(first?.total)
  return (
    <ProductTable
      {...{ address, rows, count, itemIDs }}
      {...pages}
      query={address.query}
      itemCount={count}
      status={
        count !== undefined && <GridStatus shown={items.length} total={count} noun={count === 1 ? 'item' : 'items'} />
      }
      onSelect={(ids) => select(() => ids)}
    />
  )
}
