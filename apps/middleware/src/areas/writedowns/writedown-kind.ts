import { directPercent } from '@greenroom/catalog'
import {
  keepsNewCost,
  readWritedownLine,
  WRITEDOWN,
  WRITEDOWN_REASONS,
  type WritedownEffect,
} from '@greenroom/inventory'
import { stockedItems } from '#areas/inventory/stocked-items.ts'
import { currentPrices } from '#areas/pricechanges/current-prices.ts'
import { accountSettings } from '#companies/configuration.ts'
import { changePrices } from '#areas/pricechanges/price-effects.ts'
import type { StoredKind } from '#documents/stored-kind.ts'
import type { WritedownShape } from './writedown-shape.ts'

type Effect = StoredKind<WritedownShape>['effects'][string]

const lowerCosts: Effect = async (tx, { number, lines }) => {
  const costs = lines.map(({ itemID, newCost }) => ({ itemID, field: 'costPrice' as const, price: newCost }))
  return { changeSetID: await changePrices(tx, { number, lines: costs }), appliedAt: tx.at.toISOString() }
}

/** Items whose cost has changed since keep it. */
const giveBackCosts: Effect = async (tx, { number, lines, references }, context) => {
  const costs = lines
    .filter((line) => keepsNewCost(line, context))
    .map(({ itemID, unitCost }) => ({ itemID, field: 'costPrice' as const, price: unitCost }))
  await changePrices(tx, { number, lines: costs })
  return references
}

export const WRITEDOWNS: StoredKind<WritedownShape> = {
  kind: WRITEDOWN,
  entity: 'writedown',
  headerFields: ['reason', 'remarks'],
  documentOf: ({ header, ...core }) => ({ ...core, ...header }),
  contextOf: async ({ db, now }, actor, stored, hold) => {
    const applied = stored?.state === 'APPLIED' ? stored.lines.map(({ itemID }) => itemID) : []
    const prices = await currentPrices(db, applied, hold)
    return {
      ...actor,
      now: now().getTime(),
      costNow: (itemID) => prices.get(itemID)?.costPrice ?? null,
      isLimited: directPercent(await accountSettings(db)) !== undefined,
    }
  },
  completeLines: async ({ db }, lines, _, hold) => {
    const read = lines.map((line) => readWritedownLine(line).values)
    const itemIDs = read.map(({ itemID }) => itemID!)
    await stockedItems(db, itemIDs)
    const prices = await currentPrices(db, itemIDs, hold)
    return read.map(({ itemID, newCost }) => {
      const { costPrice = null, sellingPrice = null } = prices.get(itemID!) ?? {}
      return { itemID: itemID!, newCost: newCost!, unitCost: costPrice, sellingPrice }
    })
  },
  effects: { lowerCosts, giveBackCosts } satisfies Record<WritedownEffect, Effect>,
  factsOf: ({ reason, remarks }) => ({
    facts: [{ label: 'Reason', value: WRITEDOWN_REASONS.find(({ value }) => value === reason)?.label ?? '' }],
    remarks: remarks ?? undefined,
  }),
}
