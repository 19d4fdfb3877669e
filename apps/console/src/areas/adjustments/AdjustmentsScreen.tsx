import { ADJUSTMENT_STATES } from '@greenroom/inventory'
import { Button, Screen, Skeleton } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { Plus } from 'lucide-react'
import { useDeferredValue, useMemo } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { formatsAtom } from '#data/formats.ts'
import { PagedList } from '#records/PagedList.tsx'
import { useMay } from '#session/may.ts'
import { ScreenBoundary } from '#screens/ScreenBoundary.tsx'
import { NEW_ADJUSTMENT, adjustmentPath } from './paths.ts'
import { ADJUSTMENT_ATOMS } from './adjustments.atoms.ts'
import { adjustmentColumns } from './adjustments.columns.ts'

const STATES = Object.entries(ADJUSTMENT_STATES).map(([id, { label }]) => ({ id, label }))

/** Adjustments, the newest first. */
export function AdjustmentsScreen() {
  const navigate = useNavigate()
  const { may } = useMay('createAdjustment')
  const add = may && (
    <Button variant="primary" icon={<Plus />} onPress={() => navigate(NEW_ADJUSTMENT)}>
      New adjustment
    </Button>
  )
  return (
    <Screen title="Adjustments" actions={add}>
      <ScreenBoundary fallback={<Skeleton shape="grid" rows={16} columns={7} />}>
        <AdjustmentList />
      </ScreenBoundary>
    </Screen>
  )
}

function AdjustmentList() {
  const navigate = useNavigate()
  const formats = useAtomValue(formatsAtom)
  const [params] = useSearchParams()
  const { search, state, sort } = Object.fromEntries(params) as Record<string, string | undefined>
  const list = ADJUSTMENT_ATOMS.pages({ search: useDeferredValue(search), state, sort })
  const columns = useMemo(() => adjustmentColumns(formats), [formats])

  return (
    <PagedList
      one="adjustment"
      many="adjustments"
      {...{ list, columns }}
      rowId={({ number }) => number}
      placeholder="Number, location or remarks"
      filters={[{ name: 'state', label: 'Status', options: STATES }]}
      hint="Correct what is on hand: damage, loss, found stock, or an error in receiving."
      onOpen={({ number }) => navigate(adjustmentPath(number))}
    />
  )
}
