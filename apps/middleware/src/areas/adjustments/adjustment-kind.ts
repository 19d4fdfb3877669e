import {
  ADJUSTMENT,
  ADJUSTMENT_REASONS,
  type AdjustmentEffect,
  type AdjustmentReason,
  changeOf,
  inventorySettings,
  quantityOf,
  readPlace,
} from '@greenroom/inventory'
import { toAmount, toNumber, ZERO } from '@greenroom/money'
import { itemCosts } from '#ledger/item-costs.ts'
import { onHandAt } from '#ledger/on-hand-at.ts'
import { withPlaceNames } from '#documents/place-names.ts'
import { postMovements } from '#ledger/post-movements.ts'
import { accountSettings } from '#companies/configuration.ts'
import type { StoredKind } from '#documents/stored-kind.ts'
import type { AdjustmentShape } from './adjustment-shape.ts'

type Effect = StoredKind<AdjustmentShape>['effects'][string]

const adjustStock: Effect = async (tx, { number, header, lines, references }) => {
  const location = readPlace(header.place)!
  await postMovements(tx, {
    kind: 'adjustment',
    number,
    step: 'commit',
    lines: lines.flatMap((line, index) => {
      const quantity = changeOf(line)!
      if (quantity === ZERO) return []
      const { itemID, unitCost } = line
      const cost = unitCost == null ? {} : { unitCost: toAmount(unitCost) }
      const reason = header.reason as AdjustmentReason
      return [{ line: index, itemID, location, bucket: 'ON_HAND' as const, quantity, reason, ...cost }]
    }),
  })
  return references
}

export const ADJUSTMENTS: StoredKind<AdjustmentShape> = {
  kind: ADJUSTMENT,
  entity: 'adjustment',
  headerFields: ['placeName', 'place', 'reason', 'remarks'],
  completeHeader: (db, header) => withPlaceNames(db, header, { place: 'placeName' }),
  placesOf: ({ place }) => [readPlace(place)].flatMap((location) => location ?? []),
  documentOf: ({ header, ...core }) => ({ ...core, ...header }),
  contextOf: async ({ db, now }, actor) => ({
    ...actor,
    now: now().getTime(),
    mayBeNegative: inventorySettings(await accountSettings(db)).mayBeNegative,
  }),
  completeLines: async ({ db }, lines, { header, lines: stored }) => {
    const itemIDs = lines.map(({ itemID }) => itemID!)
    const [onHand, costs] = [await onHandAt(db, readPlace(header.place), itemIDs), await itemCosts(db, itemIDs)]
    const before = new Map(stored.map((line) => [line.itemID, line]))
    return lines.map(({ itemID, option, quantity }) => {
      const line = { itemID: itemID!, option: option as 'FINAL', quantity: toNumber(quantityOf(quantity)!) }
      const onHandNow = onHand?.(line.itemID) ?? null
      const earlier = before.get(line.itemID)
      // What somebody counted was counted against what was on hand then.
      const isAsEntered = earlier?.option === line.option && earlier.quantity === line.quantity
      return {
        ...line,
        onHand: isAsEntered ? earlier.onHand : onHandNow,
        onHandNow,
        unitCost: costs.get(line.itemID) ?? null,
      }
    })
  },
  effects: { adjustStock } satisfies Record<AdjustmentEffect, Effect>,
  factsOf: ({ placeName, reason, remarks }) => ({
    facts: [
      { label: 'Location', value: placeName ?? '' },
      { label: 'Reason', value: ADJUSTMENT_REASONS.find(({ value }) => value === reason)?.label ?? '' },
    ],
    remarks: remarks ?? undefined,
  }),
}
