import { nextDocument } from '@greenroom/documents'
import { grantsOf, type NeededLevel } from '@greenroom/permissions'
import {
  PRICE_CHANGE,
  type PriceChange,
  type PriceChangeContext,
  type PriceChangeLine,
  type PriceChangeState,
} from '../index.ts'

export const NOW = 1_795_000_000_000
export const KEYS = ['CATALOG_PRODUCT', 'CATALOG_PRODUCT_COST', 'CATALOG_PRODUCT_PRICE'].concat([
  'CATALOG_PRICE_CHANGE',
  'CATALOG_PRICE_CHANGE_APPROVAL',
])
export const grants = (levels: Record<string, NeededLevel> = {}) =>
  grantsOf(KEYS.map((key) => ({ key, access: [levels[key] ?? 'DELETE'] })))
export const as = (user: string, more: Partial<PriceChangeContext> = {}): PriceChangeContext => ({
  user,
  grants: grants(),
  now: NOW,
  approvalPercent: 20,
  ...more,
})
export const job = as('job', { isSystem: true, grants: grantsOf([]) })

export const LINE: PriceChangeLine = { itemID: 'TS-1', field: 'sellingPrice', was: 30, price: 33 }
export const DRAFT: PriceChange = { state: 'DRAFT', authors: ['ada'], lines: [LINE] }
export const at = (state: PriceChangeState, more: Partial<PriceChange> = {}): PriceChange => ({
  ...DRAFT,
  state,
  ...more,
})
export const next = (document: PriceChange, action: string, who = as('ada'), remark = 'Because') =>
  nextDocument(PRICE_CHANGE, document, { action, remark }, who)
