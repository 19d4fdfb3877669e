import { inventorySettings, NOTHING_ARRIVED, quantityOf, readPlace, TRANSFER } from '@greenroom/inventory'
import { toNumber, toQuantity } from '@greenroom/money'
import { itemCosts } from '#ledger/item-costs.ts'
import { onHandAt } from '#ledger/on-hand-at.ts'
import { withPlaceNames } from '#documents/place-names.ts'
import { isOwnPlace } from '#ledger/places.ts'
import { accountSettings } from '#companies/configuration.ts'
import type { CompanyQueries } from '#database/company-store.ts'
import type { StoredKind } from '#documents/stored-kind.ts'
import { transferEffects } from './transfer-effects.ts'
import type { TransferShape } from './transfer-shape.ts'

type DraftLine = TransferShape['draftLine'] & Partial<TransferShape['line']>

export const TRANSFERS: StoredKind<TransferShape> = {
  kind: TRANSFER,
  entity: 'transfer',
  headerFields: ['fromName', 'toName', 'from', 'to', 'requestedBy', 'tracking', 'remarks'],
  completeHeader: (db, header) => withPlaceNames(db, header, { from: 'fromName', to: 'toName' }),
  placesOf: ({ from, to }) => [from, to].flatMap((text) => readPlace(text) ?? []),
  documentOf: ({ header, ...core }) => ({ ...core, ...header }),
  contextOf: async ({ db, now }, actor, stored) => ({
    ...actor,
    now: now().getTime(),
    isAtSource: await worksAt(db, stored?.header.from),
    isAtDestination: await worksAt(db, stored?.header.to),
    mayBeNegative: inventorySettings(await accountSettings(db)).mayBeNegative,
    arrived: (stored?.references.arrived ?? []).map((line) => ({
      ...NOTHING_ARRIVED,
      ...Object.fromEntries(Object.entries(line).map(([name, quantity]) => [name, toQuantity(quantity)])),
    })),
  }),
  completeLines: async ({ db }, lines, { state, header }) => {
    const drafts = lines as readonly DraftLine[]
    const isAtSource = state === 'DRAFT' || state === 'REQUESTED'
    const itemIDs = drafts.map(({ itemID }) => itemID!)
    const onHand = isAtSource ? await onHandAt(db, readPlace(header.from), itemIDs) : undefined
    const costs = isAtSource ? await itemCosts(db, itemIDs) : undefined
    return drafts.map((line) => ({
      itemID: line.itemID!,
      requested: numberOf(line.requested)!,
      shipped: numberOf(line.shipped),
      received: numberOf(line.received),
      lost: numberOf(line.lost),
      damaged: numberOf(line.damaged),
      returned: numberOf(line.returned),
      reason: line.reason?.trim() || null,
      available: isAtSource ? (onHand?.(line.itemID!) ?? null) : (line.available ?? null),
      unitCost: costs ? (costs.get(line.itemID!) ?? null) : (line.unitCost ?? null),
    }))
  },
  effects: transferEffects,
  factsOf: ({ fromName, toName, requestedBy, tracking, remarks }) => ({
    facts: [
      { label: 'From', value: fromName ?? '' },
      { label: 'To', value: toName ?? '' },
      ...(requestedBy ? [{ label: 'Requested by', value: requestedBy }] : []),
      ...(tracking ? [{ label: 'Tracking', value: tracking }] : []),
    ],
    remarks: remarks ?? undefined,
  }),
}

function numberOf(value: string | number | null | undefined): number | null {
  const quantity = quantityOf(value)
  return quantity === undefined ? null : toNumber(quantity)
}

async function worksAt(db: CompanyQueries, text: string | null | undefined): Promise<boolean> {
  const location = readPlace(text)
  return location !== undefined && isOwnPlace(db, location)
}
