import { Screen, Skeleton } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { locationsAtom } from '#data/company.atoms.ts'
import { ScreenBoundary } from '#screens/ScreenBoundary.tsx'
import { EntitlementMatrix } from './EntitlementMatrix.tsx'
import { MatrixActions } from './MatrixActions.tsx'
import { placesFor } from './matrix-columns.ts'
import { MatrixFilters } from './MatrixFilters.tsx'
import { useMatrixFilter } from './use-matrix-filter.ts'

/** Items by places: what each place sells, its own and inherited. */
export function MatrixScreen() {
  return (
    <ScreenBoundary
      frame={(content) => <Screen title="Entitlements">{content}</Screen>}
      fallback={<Skeleton shape="grid" rows={12} columns={6} />}
    >
      <Places />
    </ScreenBoundary>
  )
}

function Places() {
  const [params] = useSearchParams()
  const locations = useAtomValue(locationsAtom)
  const [venue, type] = [params.get('venue'), params.get('type')]
  const places = useMemo(() => placesFor(locations, { venue, type }), [locations, venue, type])
  const filter = useMatrixFilter()
  return (
    <Screen
      title="Entitlements"
      context="What each place sells. Stores and warehouses inherit from their venue what they have no entitlement of their own to."
      actions={<MatrixActions />}
    >
      <MatrixFilters />
      {/* Another filter is another selection. */}
      <EntitlementMatrix key={JSON.stringify([filter, venue, type])} {...{ places, filter }} />
    </Screen>
  )
}
