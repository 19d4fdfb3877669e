import { PRICE_CHANGE_APPROVAL, PRICE_CHANGE_STATES } from '@greenroom/catalog'
import { Button, Screen, Skeleton } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { Plus } from 'lucide-react'
import { useDeferredValue, useMemo } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { ScreenBoundary } from '#screens/ScreenBoundary.tsx'
import { formatsAtom } from '#data/formats.ts'
import { PagedList } from '#records/PagedList.tsx'
import { useMay } from '#session/may.ts'
import { NEW_PRICE_CHANGE, priceChangePath } from './paths.ts'
import { PRICE_CHANGE_ATOMS } from './price-changes.atoms.ts'
import { priceChangeColumns } from './price-changes.columns.ts'

const STATES = Object.entries(PRICE_CHANGE_STATES).map(([id, { label }]) => ({ id, label }))
const WAITING = [{ name: 'waiting', label: 'Waiting for me' }]

/** Price changes, the newest first. */
export function PriceChangesScreen() {
  const navigate = useNavigate()
  const { may } = useMay('createPriceChange')
  const add = may && (
    <Button variant="primary" icon={<Plus />} onPress={() => navigate(NEW_PRICE_CHANGE)}>
      New price change
    </Button>
  )
  return (
    <Screen title="Price changes" actions={add}>
      <ScreenBoundary fallback={<Skeleton shape="grid" rows={16} columns={7} />}>
        <PriceChangeList />
      </ScreenBoundary>
    </Screen>
  )
}

function PriceChangeList() {
  const navigate = useNavigate()
  const { may: mayApprove } = useMay([PRICE_CHANGE_APPROVAL])
  const formats = useAtomValue(formatsAtom)
  const [params] = useSearchParams()
  const { search, state, waiting, sort } = Object.fromEntries(params) as Record<string, string | undefined>
  const list = PRICE_CHANGE_ATOMS.pages({
    search: useDeferredValue(search),
    state,
    waiting: waiting === 'true' || undefined,
    sort,
  })
  const columns = useMemo(() => priceChangeColumns(formats), [formats])

  return (
    <PagedList
      one="price change"
      many="price changes"
      {...{ list, columns }}
      rowId={({ number }) => number}
      placeholder="Number or reason"
      filters={[{ name: 'state', label: 'Status', options: STATES }]}
      switches={mayApprove ? WAITING : []}
      hint="Change prices of several items together, with approval, at a chosen time."
      onOpen={({ number }) => navigate(priceChangePath(number))}
    />
  )
}
