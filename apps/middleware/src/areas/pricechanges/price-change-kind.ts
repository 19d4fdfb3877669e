import {
  approvalPercent,
  filterGap,
  type FilterOutlook,
  PRICE_CHANGE,
  PRICE_CHANGE_LINES_MAX,
  type PriceChangeContext,
  type PriceChangeState,
  type PriceField,
  pricesBefore,
  readPriceChangeLine,
} from '@greenroom/catalog'
import { seesLine, sinceEditable } from '@greenroom/documents'
import type { Grants } from '@greenroom/permissions'
import { sql } from 'kysely'
import { accountSettings, priceDecimalsOf } from '#companies/configuration.ts'
import { foundItems } from '#areas/items/found-items.ts'
import { selectionOf } from '#areas/items/item-rules.ts'
import { pastPrices } from '#areas/items/past-prices.ts'
import type { CompanyQueries } from '#database/company-store.ts'
import type { WriteTransaction } from '#calls/write.ts'
import { Failure } from '#failures/failures.ts'
import { readLog } from '#documents/document-events.ts'
import type { Stored, StoredKind } from '#documents/stored-kind.ts'
import type { PriceChangeShape } from './price-change-shape.ts'
import { priceEffects } from './price-effects.ts'
import { currentPrices } from './current-prices.ts'
import { byLine, changesBeside, plannedLines } from './planned-prices.ts'
import { undoOutlook } from './undo-outlook.ts'

export const PRICE_CHANGES: StoredKind<PriceChangeShape> = {
  kind: PRICE_CHANGE,
  entity: 'priceChange',
  headerFields: ['reason', 'effectiveAt', 'endsAt', 'itemFilter', 'adjustment', 'leavesOut'],
  detailFields: ['adjustment', 'leavesOut'],
  timeFields: ['effectiveAt', 'endsAt'],
  // As `calendarSpan` has it. Times are texts in UTC.
  filters: {
    endsAfter: (time: string) => sql<boolean>`document."effectiveAt" is not null
      and case when document."endsAt" is null then document."effectiveAt" >= ${utc(time)}
        else document."endsAt" > ${utc(time)} end`,
    startsBefore: (time: string) => sql<boolean>`document."effectiveAt" < ${utc(time)}`,
  },
  documentOf: ({ header: { reason, effectiveAt, endsAt, adjustment, leavesOut }, ...core }) => ({
    ...core,
    reason,
    adjustment,
    leavesOut,
    effectiveAt: effectiveAt == null ? null : Date.parse(effectiveAt),
    endsAt: endsAt == null ? null : Date.parse(endsAt),
  }),
  contextOf: async ({ db, now }, actor, stored, hold) => ({
    ...actor,
    now: now().getTime(),
    approvalPercent: approvalPercent(await accountSettings(db)),
    priceDecimals: await priceDecimalsOf(db),
    // Before what has changed since: with `hold`, nothing else changes then.
    ...(await outlook({ db, at: now() }, stored, hold)),
    approvedAt: stored?.state === 'FAILED' ? await approvedAt(db, stored.number) : undefined,
    undo: stored?.state === 'APPLIED' ? await undoOutlook(db, stored.references.changeSetID!) : undefined,
    found: stored?.state === 'DRAFT' ? await foundBy(db, actor.grants, stored.header) : undefined,
  }),
  completeHeader: async (_, header, { before, grants }) => {
    if (header.itemFilter && !before.itemFilter) selectionOf(grants, header.itemFilter)
    return header
  },
  outlookOf: (document, context) => ({ filtered: filterGap(document, context) }),
  completeLines: async ({ db, now }, lines, { header: { effectiveAt } }, hold) => {
    const read = lines.map((line) => readPriceChangeLine(line).values)
    const items = read.map(({ itemID }) => itemID!)
    const prices = { now: now().getTime(), ...(await pricesOf(db, items, undefined, hold)) }
    const at = effectiveAt == null ? null : Date.parse(effectiveAt)
    return read.map(({ itemID, field, price }) => {
      const line = { itemID: itemID!, field: field!, price: price! }
      const before = (of: PriceField) => pricesBefore({ ...line, field: of, was: null }, at, prices)[0]
      return { ...line, was: before(line.field), costPrice: before('costPrice'), sellingPrice: before('sellingPrice') }
    })
  },
  neighborsOf: async (db, { number, state }, lines) =>
    MAY_CHANGE_PRICES.has(state) ? changesBeside(await plannedLines(db, itemsOf(lines), number), lines) : [],
  hiddenLines: (grants) => sql`line.fields ->> 'field' = any(${hiddenPrices(grants)})`,
  effects: priceEffects,
  factsOf: ({ reason, effectiveAt, endsAt }, { time }) => ({
    facts: [
      { label: 'Effective', value: effectiveAt ? time(effectiveAt) : 'As soon as approved' },
      ...(endsAt ? [{ label: 'Until', value: time(endsAt) }] : []),
    ],
    remarks: reason ?? undefined,
  }),
}

/** What its filter finds now for somebody. */
async function foundBy(
  db: CompanyQueries,
  grants: Grants,
  { itemFilter }: PriceChangeShape['header'],
): Promise<FilterOutlook | undefined> {
  if (!itemFilter) return undefined
  try {
    return { itemIDs: await foundItems(db, selectionOf(grants, itemFilter), PRICE_CHANGE_LINES_MAX + 1) }
  } catch (failure) {
    if (failure instanceof Failure) return { refusal: failure.message }
    throw failure
  }
}

const utc = (time: string) => new Date(time).toISOString()

/** When a price change was last approved, by somebody or by submitting it within the limit. Trying again approves nothing. */
async function approvedAt(db: CompanyQueries, number: string): Promise<number | undefined> {
  const log = sinceEditable(PRICE_CHANGE, await readLog(db, PRICE_CHANGE.name, number))
  const approval = log.findLast(({ action, to }) => to === 'APPROVED' && (action === 'submit' || action === 'approve'))
  return approval && Date.parse(approval.at)
}

/**
 * The prices of now and those planned by others, where it may still change them. With `hold`, nobody changes the items,
 * or plans other prices, before the transaction ends.
 */
async function outlook(
  { db, at }: Pick<WriteTransaction, 'db' | 'at'>,
  stored: Stored<PriceChangeShape> | undefined,
  hold?: 'forUpdate',
) {
  if (!stored || !(hold || MAY_CHANGE_PRICES.has(stored.state))) return undefined
  const prices = await pricesOf(db, itemsOf(stored.lines), stored.number, hold)
  const lately = await pastPrices({ db, at }, itemsOf(stored.lines))
  const priceLately: PriceChangeContext['priceLately'] = ({ itemID, field }) =>
    lately.get(String(itemID))?.[field as PriceField]
  return { ...prices, priceLately }
}

async function pricesOf(
  db: CompanyQueries,
  itemIDs: readonly string[],
  except: string | undefined,
  hold?: 'forUpdate',
): Promise<Pick<PriceChangeContext, 'priceNow' | 'plannedPrices'>> {
  // The items are locked first: who plans prices for them has them locked as well.
  const prices = await currentPrices(db, itemIDs, hold)
  return {
    priceNow: ({ itemID, field }) => prices.get(String(itemID))?.[field as PriceField] ?? null,
    plannedPrices: byLine(await plannedLines(db, itemIDs, except)),
  }
}

const itemsOf = (lines: readonly PriceChangeShape['line'][]) => lines.map(({ itemID }) => itemID)

const MAY_CHANGE_PRICES: ReadonlySet<PriceChangeState> = new Set([
  'DRAFT',
  'SUBMITTED',
  'APPROVED',
  'RUNNING',
  'NOT_ENDED',
  'FAILED',
])

const PRICES = PRICE_CHANGE.lineFields.flatMap(({ name, choices = [] }) =>
  name === 'field' ? choices.map(({ value }) => value) : [],
)

function hiddenPrices(grants: Grants): string[] {
  return PRICES.filter((field) => !seesLine(PRICE_CHANGE, { itemID: null, field, price: null }, grants))
}
