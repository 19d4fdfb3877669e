import { PURCHASE_ORDER_APPROVAL, PURCHASE_ORDER_STATES } from '@greenroom/inventory'
import { wallClock } from '@greenroom/quick-dates'
import { Button, Screen, Skeleton, TabLinks } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { Plus } from 'lucide-react'
import { useDeferredValue, useMemo } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { formatsAtom } from '#data/formats.ts'
import { withParam } from '#data/list-address.ts'
import { lazyCalendar } from '#documents/calendar/lazy-calendar.ts'
import { PagedList } from '#records/PagedList.tsx'
import { useMay, useSees } from '#session/may.ts'
import { ScreenBoundary } from '#screens/ScreenBoundary.tsx'
import { NEW_PURCHASE_ORDER, ORDER_CALENDAR, PURCHASE_ORDERS, purchaseOrderPath } from './paths.ts'
import { purchaseOrderColumns } from './purchase-orders.columns.ts'
import { PURCHASE_ORDER_ATOMS } from './purchasing.atoms.ts'

const TABS = [
  { id: '', label: 'All' },
  ...Object.entries(PURCHASE_ORDER_STATES).map(([id, { label }]) => ({ id, label })),
]
const OVERDUE = { name: 'overdue', label: 'Overdue' }
const WAITING = { name: 'waiting', label: 'Waiting for me' }
const SENT_BACK = { name: 'sentBack', label: 'Sent back to me' }

const OrderCalendar = lazyCalendar(async () => (await import('./OrderCalendar.tsx')).OrderCalendar)

/** Purchase orders, the newest first or in a calendar of when they are expected. */
export function PurchaseOrdersScreen() {
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const isCalendar = params.get('view') === 'calendar'
  const { may } = useMay('createPurchaseOrder')
  const add = may && (
    <Button variant="primary" icon={<Plus />} onPress={() => navigate(NEW_PURCHASE_ORDER)}>
      New purchase order
    </Button>
  )
  return (
    <Screen title="Purchase orders" actions={add}>
      <TabLinks
        label="View"
        groups={[
          { links: TABS.map(({ id, label }) => ({ href: tabPath(params, id), label })) },
          { links: [{ href: ORDER_CALENDAR, label: 'Calendar' }] },
        ]}
        current={isCalendar ? ORDER_CALENDAR : tabPath(params, params.get('state') ?? '')}
      />
      <ScreenBoundary key={String(isCalendar)} fallback={<Skeleton shape="grid" rows={16} columns={7} />}>
        {isCalendar ? <OrderCalendar /> : <PurchaseOrderList />}
      </ScreenBoundary>
    </Screen>
  )
}

/** The list of one status, narrowed as it is now. */
function tabPath(params: URLSearchParams, state: string): string {
  const query = withParam(params, 'state', state)
  for (const name of ['view', 'month']) query.delete(name)
  return query.size > 0 ? `${PURCHASE_ORDERS}?${query}` : PURCHASE_ORDERS
}

function PurchaseOrderList() {
  const navigate = useNavigate()
  const { may: mayApprove } = useMay([PURCHASE_ORDER_APPROVAL])
  const { may: mayCreate } = useMay('createPurchaseOrder')
  const seesCosts = useSees('costPrice')
  const formats = useAtomValue(formatsAtom)
  const [params] = useSearchParams()
  const { search, state, overdue, waiting, sentBack, sort } = Object.fromEntries(params) as Record<
    string,
    string | undefined
  >
  const list = PURCHASE_ORDER_ATOMS.pages({
    search: useDeferredValue(search),
    state,
    ...(overdue === 'true' && { overdue: true }),
    ...(waiting === 'true' && { waiting: true }),
    ...(sentBack === 'true' && { sentBack: true }),
    sort,
  })
  const columns = useMemo(() => purchaseOrderColumns(formats, today(formats.timeZone), seesCosts), [formats, seesCosts])
  return (
    <PagedList
      one="purchase order"
      many="purchase orders"
      {...{ list, columns }}
      rowId={({ number }) => number}
      placeholder="Number, name, vendor or location"
      filters={[]}
      switches={[OVERDUE, ...(mayApprove ? [WAITING] : []), ...(mayCreate ? [SENT_BACK] : [])]}
      hint="Order goods from a vendor, have the order approved, send it, and receive what arrives."
      onOpen={({ number }) => navigate(purchaseOrderPath(number))}
    />
  )
}

/** The day on the clock of the company, as YYYY-MM-DD. */
function today(timeZone: string): string {
  return wallClock(timeZone)(Date.now()).slice(0, 'YYYY-MM-DD'.length)
}
