import { dataOf } from '@greenroom/api-client'
import { isOverdue, PURCHASE_ORDER_STATES, type PurchaseOrderState } from '@greenroom/inventory'
import { countOf } from '@greenroom/ui'
import type { Formats } from '#data/formats.ts'
import { resource } from '#data/resource.ts'
import { type CalendarEntry, dayAt } from '#documents/calendar/calendar-days.ts'
import { DocumentCalendar } from '#documents/calendar/DocumentCalendar.tsx'
import { PURCHASE_ORDERS, purchaseOrderPath } from './paths.ts'
import type { PurchaseOrderRow } from './purchasing.atoms.ts'

/** The most that a calendar shows. */
const MOST = 200

const SHOWN = Object.keys(PURCHASE_ORDER_STATES).filter((state) => state !== 'CANCELED')

/** The orders that are expected on some days, those that are expected first. Throws ApiError. */
const orderCalendar = resource({
  name: 'orderCalendar',
  entities: ['purchaseOrder'],
  load: async (api, signal, days: { expectedFrom: string; expectedTo: string }) => {
    const query = { ...days, state: SHOWN.join(','), sort: 'expectedOn', limit: MOST }
    return dataOf(await api.GET('/purchaseorders', { params: { query }, signal })).body
  },
})

/** When the goods of orders are expected, in a month. */
export function OrderCalendar() {
  return (
    <DocumentCalendar
      one="purchase order"
      many="purchase orders"
      listPath={PURCHASE_ORDERS}
      rowsOn={(days) => orderCalendar({ expectedFrom: String(days[0]), expectedTo: String(days.at(-1)) })}
      entriesOf={(rows, _days, formats) => orderEntries(rows, formats)}
      hint="Orders appear here on the day on which their goods are expected."
      note="Orders without an expected day, and canceled ones, are only in the list."
    />
  )
}

function orderEntries(rows: readonly PurchaseOrderRow[], formats: Formats): readonly CalendarEntry[] {
  const today = dayAt(Date.now(), formats.timeZone).toString()
  return rows.map(({ number, state: name, vendorName, shipToName, expectedOn, lines }) => {
    const [state, day] = [name as PurchaseOrderState, Temporal.PlainDate.from(expectedOn!)]
    const isLate = isOverdue({ state, expectedOn: expectedOn! }, today)
    const shown = isLate
      ? { ...PURCHASE_ORDER_STATES[state], label: 'Overdue', tone: 'red' as const }
      : PURCHASE_ORDER_STATES[state]
    const about = vendorName ?? ''
    const goods = `${countOf(lines, 'line')} to ${shipToName}`
    return {
      number,
      href: purchaseOrderPath(number),
      state: shown,
      about,
      text: [`${number} ${shown.label}`, about, `expected ${formats.day(expectedOn!)}`, goods]
        .filter(Boolean)
        .join(', '),
      first: day,
      last: day,
      isStart: true,
      isEnd: true,
      words: () => goods,
    }
  })
}
