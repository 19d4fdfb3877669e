import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { Refusal } from '#session/session-fixture.ts'
import { openTab, variant } from '../form/tab-fixture.tsx'
import { AnalyticsTab } from './AnalyticsTab.tsx'
import { SalesScreen } from './SalesScreen.tsx'

/** Missing in jsdom. */
class NoObserver {
  observe() {}
  disconnect() {}
}

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', NoObserver)
})

const figures = { units: 3, returnedUnits: 0, grossSales: 90, discounts: 0, returns: 0, netSales: 90 }
const sales = {
  timeZone: 'America/New_York',
  interval: 'day',
  totals: figures,
  periods: [{ date: '2026-03-09', ...figures }],
  locations: [{ locationID: 'S1', type: 'STORE', name: 'Main stand', ...figures }],
  items: [{ itemID: 'TEE-M', name: 'Tour tee M', ...figures }],
}
const stock = {
  paceDays: 28,
  total: { onHand: 7 },
  locations: [{ locationID: 'S1', type: 'STORE', name: 'Main stand', venueName: 'Arena', onHand: 7 }],
}
const answers = { 'GET /analytics/items/sales': () => sales, 'GET /analytics/items/stock': () => stock }
const SELLER = { CATALOG_PRODUCT: ['READ'], REPORTS_SALES: ['READ'] }

const open = (access = SELLER, more = {}, search = '') =>
  openTab(<AnalyticsTab item={variant} />, access, { ...answers, ...more }, search)

test("compares the sales of the account's default range with the previous period", async () => {
  const { sent } = await open(SELLER, {
    'GET /account/configuration': () => ({
      accountConfigurations: [{ key: 'analytics.default.interval', value: 'LAST_MONTH' }],
    }),
  })
  expect(await screen.findByRole('button', { name: 'Range: Last month' })).toBeTruthy()
  expect(await screen.findByRole('row', { name: /Mon 2026-03-09 3 \$90\.00/ })).toBeTruthy()
  expect(screen.queryByText('COGS')).toBeNull()
  const asked = await sent('/analytics/items/sales')
  expect(asked).toHaveLength(2)
  expect(Number(asked[1]!.query['to'])).toBe(Number(asked[0]!.query['from']) - 1)
})

test('reads the range from the URL, includes all variants, and flags a long range', async () => {
  const { sent } = await open(SELLER, {}, '?from=2026-03-01&to=2026-03-31&compare=none&scope=product')
  expect(await screen.findByText('Longer than 30 days')).toBeTruthy()
  expect(screen.getByText(/Sun, Mar 1, 2026, 00:00 – Tue, Mar 31, 2026, 23:59 \(America\/New_York/)).toBeTruthy()
  const query = { itemID: 'TEE-M', scope: 'product', from: '1772341200', to: '1775015999', interval: 'day' }
  expect(await sent('/analytics/items/sales')).toEqual([{ method: 'GET', query }])
  expect((await sent('/analytics/items/stock'))[0]!.query).toEqual({ itemID: 'TEE-M', scope: 'product' })
})

test('without access to sales reports, shows the reason and the stock', async () => {
  const { sent } = await open({ CATALOG_PRODUCT: ['READ'], REPORTS_SALES: [] })
  expect(await screen.findByText(/REPORTS_SALES/)).toBeTruthy()
  expect(await screen.findByRole('row', { name: 'Main stand, Arena 7' })).toBeTruthy()
  expect(await sent('/analytics/items/sales')).toEqual([])
})

test('shows an empty state for no sales, and keeps the range selectable after a failure', async () => {
  const nothing = { ...sales, totals: { units: 0, returnedUnits: 0 }, periods: [], locations: [], items: [] }
  await open(SELLER, { 'GET /analytics/items/sales': () => nothing })
  expect(await screen.findByText('No sales in this range')).toBeTruthy()
  cleanup()

  await open(SELLER, { 'GET /analytics/items/sales': () => new Refusal(500, { code: 'ER_000', message: 'No luck' }) })
  expect(await screen.findByText('No luck')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Range: Last week' })).toBeTruthy()
  await waitFor(() => expect(within(screen.getByRole('region', { name: 'Sales' })).getByText('Retry')).toBeTruthy())
})

test('the report of all sales asks for no item, and lists those that sold', async () => {
  const items = [...sales.items, { itemID: 'TEE-L', name: 'Tour tee L', ...figures }]
  const all = { 'GET /analytics/sales': () => ({ ...sales, items }) }
  const { sent } = await openTab(
    <SalesScreen />,
    SELLER,
    all,
    '?from=2026-03-09&to=2026-03-10&compare=none&table=items',
  )
  expect(await screen.findByRole('tab', { name: 'By item' })).toBeTruthy()
  expect(await screen.findByRole('row', { name: /^Tour tee L 3 \$90\.00/ })).toBeTruthy()
  const [asked] = await sent('/analytics/sales')
  expect(Object.keys(asked!.query).toSorted()).toEqual(['from', 'interval', 'to'])
})
