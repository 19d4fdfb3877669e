import { isStillHeld, PRICE_CHANGE, type PriceChangeEffect } from '@greenroom/catalog'
import * as Schema from 'effect/Schema'
import { applyWithin } from '#areas/changesets/apply-change-set.ts'
import { findChangeSet } from '#areas/changesets/change-set-record.ts'
import { insertRows } from '#areas/changesets/prepared-rows.ts'
import { prepareUndo } from '#areas/changesets/undo.ts'
import { itemRules } from '#areas/items/item-rules.ts'
import { changesBetween, type WriteTransaction } from '#calls/write.ts'
import { keepHeader } from '#documents/document-store.ts'
import type { Stored, StoredKind } from '#documents/stored-kind.ts'
import { cancelJob, enqueueAt } from '#jobs/enqueue.ts'
import type { JobKind } from '#jobs/job-kind.ts'
import { currentPrices } from './current-prices.ts'
import type { PriceChangeShape } from './price-change-shape.ts'

type Effect = StoredKind<PriceChangeShape>['effects'][string]

/** Applies an approved price change, or ends one that runs. */
export const APPLY_PRICE_CHANGE: JobKind<{ number: string }> = {
  name: 'pricechanges.apply',
  payload: Schema.Struct({ number: Schema.String }),
}

const schedulePrices: Effect = async (tx, { number, header: { effectiveAt }, references }) => ({
  ...references,
  jobID: await enqueueAt(tx, APPLY_PRICE_CHANGE, { number }, effectiveAt ? new Date(effectiveAt) : tx.at),
})

const unschedulePrices: Effect = async (tx, { references: { jobID, ...references } }) => {
  if (jobID) await cancelJob(tx, jobID)
  return references
}

/** Gives items the prices of a document, as a change set that names it. Returns its ID. */
export async function changePrices(tx: WriteTransaction, of: PricesOfDocument): Promise<number> {
  const changeSetID = await preparePrices(tx, of)
  // Whoever posted or submitted it could, and it was approved where it had to be: it needs no permission of its own.
  const rules = { ...(await itemRules(tx.db, new Map())), locked: new Set<never>() }
  await applyWithin(tx, changeSetID, 'DOCUMENT', rules, async () => {})
  return changeSetID
}

type PricesOfDocument = Pick<Stored<PriceChangeShape>, 'number'> & {
  lines: readonly (Pick<PriceChangeShape['line'], 'itemID' | 'field'> & { price: number | null })[]
}

const applyPrices: Effect = async (tx, stored) => {
  const changeSetID = await changePrices(tx, stored)
  const { effectiveAt, endsAt } = stored.header
  if (!effectiveAt) await keepTime(tx, stored, 'effectiveAt')
  if (!endsAt) return { changeSetID }
  return { changeSetID, jobID: await enqueueAt(tx, APPLY_PRICE_CHANGE, { number: stored.number }, new Date(endsAt)) }
}

/** Gives items back the prices of before, as far as they still have those of the document. */
const endPrices: Effect = async (tx, stored, context) => {
  const held = stored.lines.filter((line) => isStillHeld(line, context))
  const lines = held.map(({ itemID, field, was }) => ({ itemID, field, price: was }))
  if (lines.length > 0) await changePrices(tx, { number: stored.number, lines })
  if (context.isSystem) return stored.references
  await keepTime(tx, stored, 'endsAt')
  return unschedulePrices(tx, stored, context)
}

/** Its header says since when its prices are there, and until when they were, where that is not the time chosen before. */
function keepTime(tx: WriteTransaction, stored: Stored<PriceChangeShape>, name: 'effectiveAt' | 'endsAt') {
  return keepHeader<PriceChangeShape>(tx, { kind: PRICE_CHANGE.name, ...stored }, { [name]: tx.at.toISOString() })
}

const undoPrices: Effect = async (tx, { number, references }, { grants }) => {
  const applied = await findChangeSet(tx.db, String(references.changeSetID))
  const { changeSetID } = await prepareUndo(tx, applied, { leaveChanged: true })
  await nameDocument(tx, changeSetID, number)
  await applyWithin(tx, changeSetID, 'UNDO', await itemRules(tx.db, grants), async () => {})
  return references
}

export const priceEffects: Readonly<Record<PriceChangeEffect, Effect>> = {
  schedulePrices,
  unschedulePrices,
  applyPrices,
  endPrices,
  undoPrices,
}

/** The change set of a document: one row for each item, with all of its new prices. */
async function preparePrices(tx: WriteTransaction, { number, lines }: PricesOfDocument): Promise<number> {
  const byItem = Map.groupBy(lines, ({ itemID }) => itemID)
  const current = await currentPrices(tx.db, [...byItem.keys()], 'forUpdate')
  const rows = [...byItem].map(([itemID, of]) => {
    const item = current.get(itemID)!
    const prices = Object.fromEntries(of.map(({ field, price }) => [field, price]))
    return { itemID, version: item.version, changes: changesBetween(item, prices, Object.keys(prices)) }
  })
  const change = rows.filter(({ changes }) => changes.length > 0).length
  const { change_set_id: changeSetID } = await tx.db
    .insertInto('change_set')
    .values({
      kind: 'DOCUMENT',
      state: 'APPLYING',
      counts: JSON.stringify({ items: rows.length, change, unchanged: rows.length - change, problems: 0, system: 0 }),
      total: change,
      created_at: tx.at,
      created_by: tx.writer.user.userName,
    })
    .returning('change_set_id')
    .executeTakeFirstOrThrow()
  await nameDocument(tx, changeSetID, number)
  await insertRows(tx.db, changeSetID, rows)
  return changeSetID
}

/** So that the history of the items says which document it was. */
async function nameDocument({ db }: WriteTransaction, changeSetID: number, number: string) {
  await db.updateTable('change_set').set({ document_number: number }).where('change_set_id', '=', changeSetID).execute()
}
