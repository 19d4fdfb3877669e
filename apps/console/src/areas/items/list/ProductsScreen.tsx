import { Screen, Skeleton } from '@greenroom/ui'
import { useStore } from 'jotai'
import { lazy, Suspense } from 'react'
import { Navigate } from 'react-router-dom'
import { ScreenBoundary } from '#screens/ScreenBoundary.tsx'
import { ProductActions } from '../form/ProductActions.tsx'
import { ProductList } from './ProductList.tsx'
import { type ProductAddress, useProductAddress } from '../form/use-product-address.ts'
import { useOpeningView } from '../views/use-opening-view.ts'
import { useProducts } from './product-pages.ts'
import { productSettingsAtom } from './products.atoms.ts'

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
        <ScreenBoundary fallback={<Waiting />}>
          <Opening address={address} />
        </ScreenBoundary>
      )}
    </Screen>
  )
}

/** An address that says nothing is that of the view which the list opens with, so no item is loaded until that is known. */
function Opening({ address }: { address: ProductAddress }) {
  // The lists load beside the views, not after them.
  useStore().get(productSettingsAtom)
  const opening = useOpeningView(address.params)
  return opening ? <Navigate to={opening} replace /> : <Products address={address} />
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
