import type { Answers } from '#data/answering-fixture.ts'
import { grant } from '#shell/screen-story.tsx'
import type { PriceChange } from './price-changes.atoms.ts'

const KEYS = ['CATALOG_PRICE_CHANGE', 'CATALOG_PRODUCT', 'CATALOG_PRODUCT_PRICE']
export const READ = grant(['READ'], ...KEYS)
export const WRITE = grant(['READ', 'WRITE', 'DELETE'], ...KEYS)
export const list = '/app/catalog/pricechanges'
export const at = `${list}/PC-000007`
export const madeBy = { createdAt: '2026-01-02T03:04:05Z', createdBy: 'ada' }
export const PHONE = { globals: { viewport: { value: 'mobile2', isRotated: false } } }
export const by = {
  createdAt: '2026-01-02T03:04:05Z',
  createdBy: 'ada',
  updatedAt: '2026-01-02T03:04:05Z',
  updatedBy: 'ada',
}

export const draft: PriceChange = {
  ...by,
  number: 'PC-000007',
  version: 1,
  state: 'DRAFT',
  reason: 'Summer prices for headwear',
  effectiveAt: null,
  lines: [
    {
      lineID: 'b4f1a9de-0000-4000-8000-000000000001',
      itemID: 'CAP',
      itemName: 'Meridian Snapback',
      field: 'sellingPrice',
      price: 36,
      was: 32,
    },
    {
      lineID: 'b4f1a9de-0000-4000-8000-000000000002',
      itemID: 'HAT',
      itemName: 'Sunday Dad Cap',
      field: 'msrp',
      price: 30,
      was: null,
    },
  ],
  hiddenLines: 0,
  totals: [
    { name: 'lines', label: 'Lines', kind: 'count', value: 2 },
    { name: 'raised', label: 'Raised', kind: 'count', value: 2 },
    { name: 'largest', label: 'Largest change', kind: 'percent', value: 12.5 },
  ],
  related: [],
  attachments: [],
  actions: [
    { name: 'submit', label: 'Submit', isPrimary: true, needsRemark: false },
    { name: 'cancel', label: 'Cancel', isPrimary: false, needsRemark: false },
  ],
}

const events = [
  { eventID: '1', action: 'create', to: 'DRAFT', at: by.createdAt, by: 'ada' },
  { eventID: '2', action: 'attach', from: 'DRAFT', to: 'DRAFT', at: by.createdAt, by: 'ada', remark: 'Offer.pdf' },
  { eventID: '3', action: 'submit', from: 'DRAFT', to: 'SUBMITTED', at: by.createdAt, by: 'ada', remark: 'As agreed' },
]

export const showing = (one: PriceChange, more: Answers = {}): Answers => ({
  'GET /pricechanges/PC-000007': () => one,
  'GET /pricechanges/PC-000007/events': () => events,
  ...more,
})
