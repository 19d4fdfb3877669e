import {
  ADJUSTMENT,
  ADJUSTMENT_LINES_MAX,
  checkAdjustment,
  placeText,
  quantityOf,
  readPlace,
  STOCKED_LOCATIONS,
} from '@greenroom/inventory'
import { toNumber } from '@greenroom/money'
import type { AnswerBody, Call, HandlersOf } from '#calls/call.ts'
import { write } from '#calls/write.ts'
import type { CompanyQueries } from '#database/company-store.ts'
import { unknownItems } from '#documents/line-items.ts'
import { createDocument } from '#documents/save-document.ts'
import { refuseRows } from '#failures/refuse-rows.ts'
import { onHandAt } from '#ledger/on-hand-at.ts'
import { explainInactive, explainNoPlace } from '#ledger/places.ts'
import { lockCompany } from '#query/locks.ts'
import { ADJUSTMENTS } from './adjustment-kind.ts'
import type { AdjustmentShape } from './adjustment-shape.ts'

type Row = Call<'checkOpeningBalances'>['body']['rows'][number]
type Plan = AnswerBody<'checkOpeningBalances'>[number]
type Issue = Plan['issues'][number]
/** A row with the location that it names, if it names one. */
type Placed = Row & { place: string; issues: Issue[] }
type Changed = { place: string; itemID: string; quantity: string }

const OPENING = 'OPENING'
const FINAL = 'FINAL'

/** Imports what is on hand at the beginning, as adjustments: a preview row by row, then all of it or nothing. */
export const openingBalanceHandlers: HandlersOf<'checkOpeningBalances' | 'importOpeningBalances'> = {
  checkOpeningBalances: async ({ company, body }) => ({ body: (await planBalances(company.db, body.rows)).plans }),

  importOpeningBalances: (call) =>
    write(call, async (tx) => {
      await lockCompany(tx)
      const { plans, changed } = await planBalances(tx.db, call.body.rows)
      refuseRows(plans)
      const actor = { user: call.user.userName, grants: call.user.grants }
      for (const draft of draftsOf(changed)) await createDocument(tx, ADJUSTMENTS, draft, actor)
      return { body: plans }
    }),
}

async function planBalances(db: CompanyQueries, rows: readonly Row[]) {
  const placed = await judge(db, rows)
  const onHand = await onHandOf(db, placed)
  const changed: Changed[] = []
  const plans = placed.map(({ line, itemID, place, quantity, issues }): Plan => {
    if (issues.length > 0) return { line, id: itemID, action: 'refuse', changes: [], issues }
    const [from, to] = [onHand.get(place)!(itemID), toNumber(quantityOf(quantity)!)]
    if (from === to) return { line, id: itemID, action: 'none', changes: [], issues }
    changed.push({ place, itemID, quantity })
    return {
      line,
      id: itemID,
      action: from === 0 ? 'create' : 'update',
      changes: [{ field: 'quantity', from, to }],
      issues,
    }
  })
  return { plans, changed }
}

/** The rows with what speaks against them. */
async function judge(db: CompanyQueries, given: readonly Row[]): Promise<Placed[]> {
  const rows = given.map((row) => ({ ...row, itemID: row.itemID.trim() }))
  const findPlace = await placeFinder(db, rows)
  const unknown = new Map((await unknownItems(db, ADJUSTMENT, rows)).map((issue) => [issue.field, issue]))
  const waiting = await waitingBalances(db, rows)
  const seen = new Set<string>()
  return rows.map((row, index) => {
    const { place = '', fault } = findPlace(row.location)
    const key = keyOf(place, row.itemID)
    const isRepeated = place !== '' && seen.size === seen.add(key).size
    const [unknownItem, number] = [unknown.get(`lines.${index}.itemID`), waiting.get(key)]
    const issues = ruleIssues(row)
    const refuse = (field: string, code: string, message: string) => issues.push({ field, code, message })
    if (fault) refuse('location', 'unknown', fault)
    if (unknownItem) refuse('itemID', unknownItem.code, unknownItem.message)
    if (isRepeated) refuse('itemID', 'duplicate', `${row.itemID} is on a line before already.`)
    if (number) refuse('itemID', 'waiting', explainWaiting(row.itemID, number))
    return { ...row, place, issues }
  })
}

/** By the rules of adjustments. The location has been judged. */
function ruleIssues({ itemID, quantity }: Row): Issue[] {
  const line = { itemID, option: FINAL, quantity }
  return checkAdjustment({ place: 'STORE/ANY', reason: OPENING, lines: [line] }).map(({ field, ...issue }) => ({
    ...issue,
    field: field.split('.').at(-1)!,
  }))
}

/** Finds the store or warehouse that a file names by its ID, or as documents name it, or says why it can't be used. */
async function placeFinder(db: CompanyQueries, rows: readonly Row[]) {
  const named = rows.map(({ location }) => location.trim())
  const ids = named.flatMap((text) => [text, readPlace(text)?.locationID ?? text])
  const stocked = await db
    .selectFrom('location')
    .select(['type', 'location_id as locationID', 'name', 'status'])
    .where('type', 'in', STOCKED_LOCATIONS)
    .where(({ eb, fn, val }) => eb('location_id', '=', fn.any(val([...new Set(ids)]))))
    .execute()
  return (typed: string): { place?: string; fault?: string } => {
    const text = typed.trim()
    if (text === '') return { fault: 'Location ID is required.' }
    const [found, other] = stocked.filter((one) => one.locationID === text || placeText(one) === text)
    if (!found) return { fault: explainNoPlace(text) }
    if (other) {
      return { fault: `${text} is both a store and a warehouse. Write ${placeText(found)} or ${placeText(other)}.` }
    }
    return found.status === 'Active' ? { place: placeText(found) } : { fault: explainInactive(found.name) }
  }
}

/** The numbers of adjustments with an opening balance of these items that wait to be committed, by location and item. */
async function waitingBalances(db: CompanyQueries, rows: readonly Row[]): Promise<ReadonlyMap<string, string>> {
  const lines = await db
    .selectFrom('document')
    .innerJoin('document_line', (join) =>
      join.onRef('document_line.kind', '=', 'document.kind').onRef('document_line.number', '=', 'document.number'),
    )
    .select(['document.number', 'document.header', 'document_line.item_id as itemID'])
    .where('document.kind', '=', ADJUSTMENT.name)
    .where('document.state', '=', ADJUSTMENT.start)
    .where(({ eb, fn, val }) => eb('document_line.item_id', '=', fn.any(val(rows.map(({ itemID }) => itemID)))))
    .execute()
  return new Map(
    lines.flatMap(({ number, header, itemID }): [string, string][] => {
      const { place, reason } = header as AdjustmentShape['header']
      return reason === OPENING ? [[keyOf(place ?? '', itemID ?? ''), number]] : []
    }),
  )
}

const keyOf = (place: string, itemID: string) => JSON.stringify([place, itemID])

function explainWaiting(itemID: string, number: string): string {
  return `${number} has an opening balance of ${itemID} already. Commit or reject it first.`
}

/** What is on hand of items, by the locations of rows that can be imported. */
async function onHandOf(db: CompanyQueries, rows: readonly Placed[]) {
  const byPlace = Map.groupBy(
    rows.filter(({ issues }) => issues.length === 0),
    ({ place }) => place,
  )
  const found = new Map<string, (itemID: string) => number>()
  for (const [place, there] of byPlace) {
    const itemIDs = there.map(({ itemID }) => itemID)
    found.set(place, (await onHandAt(db, readPlace(place), itemIDs))!)
  }
  return found
}

/** An adjustment for each location, more if one of them would have too many lines. */
function draftsOf(changed: readonly Changed[]) {
  return [...Map.groupBy(changed, ({ place }) => place)].flatMap(([place, there]) =>
    Array.from({ length: Math.ceil(there.length / ADJUSTMENT_LINES_MAX) }, (_, index) => {
      const part = there.slice(index * ADJUSTMENT_LINES_MAX, (index + 1) * ADJUSTMENT_LINES_MAX)
      const lines = part.map(({ itemID, quantity }) => ({ itemID, option: FINAL, quantity }))
      return { place, reason: OPENING, lines }
    }),
  )
}
