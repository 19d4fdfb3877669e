import { Screen, Skeleton } from '@greenroom/ui'
import { ScreenBoundary } from '#app/ScreenBoundary.tsx'
import { ProductActions } from './ProductActions.tsx'
import { ProductList } from './ProductList.tsx'
import { useProductAddress } from './use-product-address.ts'
import { useProductLoad } from './use-product-load.ts'

/** Products. The items load beside the lists that their names come from, not after them. */
export function ProductsScreen() {
  const address = useProductAddress()
  const reload = useProductLoad(address.query)
  return (
    <Screen title="Products" actions={<ProductActions />}>
      <ScreenBoundary fallback={<Skeleton shape="grid" rows={16} columns={7} />}>
        <ProductList address={address} onReload={reload} />
      </ScreenBoundary>
    </Screen>
  )
}
