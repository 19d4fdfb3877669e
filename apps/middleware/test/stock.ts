import { toAmount, toQuantity } from '@greenroom/money'
import type { LocationType } from '@greenroom/permissions'
import type { CompanyStore } from '#database/company-store.ts'
import { postRows } from '#ledger/post-rows.ts'
import { requestID } from './app.ts'

interface OnHand {
  item_id: string
  location_type: LocationType
  location_id: string
  qoh: number
}

/** Adds stock on hand, as an opening balance. */
export async function addStock(company: CompanyStore, rows: readonly OnHand[]) {
  const posting = { kind: 'opening', number: requestID(), step: 'opening', effectiveOn: '2026-01-01', by: 'test' }
  const lines = rows.map(({ item_id: itemID, location_type: type, location_id: locationID, qoh }, line) => ({
    line,
    itemID,
    location: { type, locationID },
    bucket: 'ON_HAND' as const,
    reason: 'OPENING' as const,
    quantity: toQuantity(qoh),
    unitCost: toAmount(0),
  }))
  return postRows(company, { ...posting, at: company.now() }, lines)
}
