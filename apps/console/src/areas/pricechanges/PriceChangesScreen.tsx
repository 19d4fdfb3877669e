import { PRICE_CHANGE_APPROVAL, PRICE_CHANGE_STATES } from '@greenroom/catalog'
import { Button, Screen, Skeleton, TabLinks } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { Plus } from 'lucide-react'
import { useDeferredValue, useMemo } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { ScreenBoundary } from '#screens/ScreenBoundary.tsx'
import { formatsAtom } from '#data/formats.ts'
import { lazyCalendar } from '#documents/calendar/lazy-calendar.ts'
import { PagedList } from '#records/PagedList.tsx'
import { useMay } from '#session/may.ts'
import { NEW_PRICE_CHANGE, PRICE_CALENDAR, PRICE_CHANGES, priceChangePath } from './paths.ts'
import { PRICE_CHANGE_ATOMS } from './price-changes.atoms.ts'
import { priceChangeColumns } from './price-changes.columns.ts'

const STATES = Object.entries(PRICE_CHANGE_STATES).map(([id, { label }]) => ({ id, label }))
const WAITING = { name: 'waiting', label: 'Waiting for me' }
const SENT_BACK = { name: 'sentBack', label: 'Sent back to me' }

const VIEWS = [
  { href: PRICE_CHANGES, label: 'List' },
  { href: PRICE_CALENDAR, label: 'Calendar' },
]

const PriceCalendar = lazyCalendar(async () => (await import('./PriceCalendar.tsx')).PriceCalendar)

/** Price changes, the newest first or in a calendar. */
export function PriceChangesScreen() {
  const navigate = useNavigate()
  const { may } = useMay('createPriceChange')
  const [params] = useSearchParams()
  const isCalendar = params.get('view') === 'calendar'
  const add = may && (
    <Button variant="primary" icon={<Plus />} onPress={() => navigate(NEW_PRICE_CHANGE)}>
      New price change
    </Button>
  )
  return (
    <Screen title="Price changes" actions={add}>
      <TabLinks label="View" groups={[{ links: VIEWS }]} current={isCalendar ? PRICE_CALENDAR : PRICE_CHANGES} />
      <ScreenBoundary key={String(isCalendar)} fallback={<Skeleton shape="grid" rows={16} columns={7} />}>
        {isCalendar ? <PriceCalendar /> : <PriceChangeList />}
      </ScreenBoundary>
    </Screen>
  )
}

function PriceChangeList() {
  const navigate = useNavigate()
  const { may: mayApprove } = useMay([PRICE_CHANGE_APPROVAL])
  const { may: mayCreate } = useMay('createPriceChange')
  const formats = useAtomValue(formatsAtom)
  const [params] = useSearchParams()
  const { search, state, waiting, sentBack, sort } = Object.fromEntries(params) as Record<string, string | undefined>
  const list = PRICE_CHANGE_ATOMS.pages({
    search: useDeferredValue(search),
    state,
    waiting: waiting === 'true' || undefined,
    sentBack: sentBack === 'true' || undefined,
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
      switches={[...(mayApprove ? [WAITING] : []), ...(mayCreate ? [SENT_BACK] : [])]}
      hint="Change prices of several items together, with approval, at a chosen time."
      onOpen={({ number }) => navigate(priceChangePath(number))}
    />
  )
}
