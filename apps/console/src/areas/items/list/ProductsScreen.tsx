import { Screen, Skeleton } from '@greenroom/ui'
import { lazy, Suspense } from 'react'
import { ScreenBoundary } from '#shell/ScreenBoundary.tsx'
import { ProductActions } from '../form/ProductActions.tsx'
import { ProductList } from './ProductList.tsx'
import { type ProductAddress, useProductAddress } from '../form/use-product-address.ts'
import { useProducts } from './product-pages.ts'

const ProductGroups = lazy(async () => ({ default: (await import('../grouped/ProductGroups.tsx')).ProductGroups }))

/** Products, item by item or grouped. */
export function ProductsScreen() {
  const address = useProductAddress()
  return (
    <Screen title="Products" actions={<ProductActions />}>
      {address.isGrouped ? (
        <Suspense fallback={<Waiting />}>
          <ProductGroups address={address} />
        </Suspense>
      ) : (
        <Products address={address} />
      )}
    </Screen>
  )
}

/** The items load beside the lists that their names come from, not after them. */
function Products({ address }: { address: ProductAddress }) {
  const products = useProducts(address.query)
  return (
    <ScreenBoundary fallback={<Waiting />}>
      <ProductList address={address} products={products} />
    </ScreenBoundary>
  )
}

function Waiting() {
  return <Skeleton shape="grid" rows={16} columns={7} />
}
