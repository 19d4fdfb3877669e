import type { OperationID } from '#calls/call.ts'
import { bareItem } from './catalog.ts'
import { type GoodCall, madeBy, next, type Place } from './good-call.ts'

const STORE = { type: 'STORE', locationID: 'HB-BAR' }
const DATES = { from: '2026-03-06T18:00', to: '2026-03-06T23:00' }

async function cell({ store }: Place) {
  const itemID = next()
  await store.db.insertInto('item').values(bareItem(itemID)).execute()
  return { itemID, ...STORE }
}

async function change(place: Place): Promise<string> {
  return (await madeBy(place.call('POST', '/entitlements/changes', { cells: [await cell(place)] }))).changeID
}

/** A call of each operation on entitlements that writes, which is accepted. */
export const ENTITLEMENT_CALLS: { [Operation in OperationID]?: (place: Place) => Promise<GoodCall> } = {
  changeEntitlements: async (place) => ({ body: { cells: [await cell(place)], dates: DATES, existingOnly: false } }),
  removeEntitlementCells: async (place) => ({
    body: { filter: { itemIDs: [(await cell(place)).itemID] }, locations: [STORE] },
  }),
  copyEntitlements: async () => ({ body: { source: STORE, targets: [{ type: 'STORE', locationID: 'HB-MAIN' }] } }),
  undoEntitlementChange: async (place) => ({ params: { changeID: await change(place) }, body: { leaveChanged: true } }),
}
