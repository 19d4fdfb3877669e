import { Skeleton } from '@greenroom/ui'
import { useMemo } from 'react'
import { ScreenBoundary } from '#screens/ScreenBoundary.tsx'
import type { ProductAddress } from '../form/use-product-address.ts'
import { GroupedList } from './GroupedList.tsx'
import { useProductGroups } from './groups.atoms.ts'
import { groupedQuery } from '../list/products-url.ts'

/** Products with their variants folded in. They load beside the lists that their names come from. */
export function ProductGroups({ address }: { address: ProductAddress }) {
  const query = useMemo(() => groupedQuery(address.query), [address.query])
  const groups = useProductGroups(query)
  return (
    <ScreenBoundary fallback={<Skeleton shape="grid" rows={16} columns={7} />}>
      <GroupedList {...{ address, query, groups }} />
    </ScreenBoundary>
  )
}
