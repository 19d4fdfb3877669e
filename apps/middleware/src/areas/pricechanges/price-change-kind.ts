import {
  approvalPercent,
  PRICE_CHANGE,
  type PriceChangeContext,
  type PriceChangeState,
  type PriceField,
  readPriceChangeLine,
} from '@greenroom/catalog'
import { seesLine, sinceEditable } from '@greenroom/documents'
import type { Grants } from '@greenroom/permissions'
import { sql } from 'kysely'
import { accountSettings } from '#companies/configuration.ts'
import type { CompanyQueries } from '#database/company-store.ts'
import { readLog } from '#documents/document-events.ts'
import type { Stored, StoredKind } from '#documents/stored-kind.ts'
import type { PriceChangeShape } from './price-change-shape.ts'
import { priceEffects } from './price-effects.ts'
import { currentPrices } from './current-prices.ts'
import { undoOutlook } from './undo-outlook.ts'

export const PRICE_CHANGES: StoredKind<PriceChangeShape> = {
  kind: PRICE_CHANGE,
  entity: 'priceChange',
  headerFields: ['reason', 'effectiveAt'],
  timeFields: ['effectiveAt'],
  documentOf: ({ header: { reason, effectiveAt }, ...core }) => ({
    ...core,
    reason,
    effectiveAt: effectiveAt == null ? null : Date.parse(effectiveAt),
  }),
  contextOf: async ({ db, now }, actor, stored, hold) => ({
    ...actor,
    now: now().getTime(),
    approvalPercent: approvalPercent(await accountSettings(db)),
    // Before what has changed since: with `hold`, nothing else changes then.
    priceNow: await pricesNow(db, stored, hold),
    approvedAt: stored?.state === 'FAILED' ? await approvedAt(db, stored.number) : undefined,
    undo: stored?.state === 'APPLIED' ? await undoOutlook(db, stored.references.changeSetID!) : undefined,
  }),
  completeLines: async (db, lines, _of, hold) => {
    const read = lines.map((line) => readPriceChangeLine(line).values)
    const prices = await currentPrices(
      db,
      read.map(({ itemID }) => itemID!),
      hold,
    )
    return read.map(({ itemID, field, price }) => ({
      itemID: itemID!,
      field: field!,
      price: price!,
      was: prices.get(itemID!)?.[field!] ?? null,
    }))
  },
  hiddenLines: (grants) => sql`line.fields ->> 'field' = any(${hiddenPrices(grants)})`,
  effects: priceEffects,
  factsOf: ({ reason, effectiveAt }, { time }) => ({
    facts: [{ label: 'Effective', value: effectiveAt ? time(effectiveAt) : 'As soon as approved' }],
    remarks: reason ?? undefined,
  }),
}

/** When a price change was last approved, by somebody or by submitting it within the limit. Trying again approves nothing. */
async function approvedAt(db: CompanyQueries, number: string): Promise<number | undefined> {
  const log = sinceEditable(PRICE_CHANGE, await readLog(db, PRICE_CHANGE.name, number))
  const approval = log.findLast(({ action, to }) => to === 'APPROVED' && (action === 'submit' || action === 'approve'))
  return approval && Date.parse(approval.at)
}

/** The prices of now, where it may still change them. With `hold`, nobody changes the items before the transaction ends. */
async function pricesNow(
  db: CompanyQueries,
  stored: Stored<PriceChangeShape> | undefined,
  hold?: 'forUpdate',
): Promise<PriceChangeContext['priceNow']> {
  if (!stored || !(hold || MAY_CHANGE_PRICES.has(stored.state))) return undefined
  const itemIDs = stored.lines.map(({ itemID }) => itemID)
  const prices = await currentPrices(db, itemIDs, hold)
  return ({ itemID, field }) => prices.get(String(itemID))?.[field as PriceField] ?? null
}

const MAY_CHANGE_PRICES: ReadonlySet<PriceChangeState> = new Set(['DRAFT', 'SUBMITTED', 'APPROVED', 'FAILED'])

const PRICES = PRICE_CHANGE.lineFields.flatMap(({ name, choices = [] }) =>
  name === 'field' ? choices.map(({ value }) => value) : [],
)

function hiddenPrices(grants: Grants): string[] {
  return PRICES.filter((field) => !seesLine(PRICE_CHANGE, { itemID: null, field, price: null }, grants))
}
