import { sql } from 'kysely'
import { HINTS_BLANK, isBlank } from '@greenroom/validation'
import type { HandlersOf } from '../call.ts'
import { auditAll, write, type AuditEntry, type WriteTransaction } from '../database/write.ts'
import { requireLocations } from '../entitlements/entitlement-store.ts'
import { type FieldError, notFound, refused } from '../failures.ts'

interface Hint {
  itemID: string
  locationID: string
  type: string
  hint: string
  /** Where the hint stands in the body. */
  index: number
}

export const locationHintHandlers: HandlersOf<'replaceLocationHints' | 'createLocationHints'> = {
  replaceLocationHints: (call) =>
    write(call, async (tx) => {
      const hints = call.body.map(({ item, hint, location: { id, type } }, index) => ({
        itemID: item.itemID,
        locationID: id,
        type,
        hint,
        index,
      }))
      await saveHints(tx, hints, true)
      return {}
    }),

  createLocationHints: (call) =>
    write(call, async (tx) => {
      const { itemID } = call.query
      const hints = call.body.map(({ hint, location: { id, type } }, index) => ({
        itemID,
        locationID: id,
        type,
        hint,
        index,
      }))
      await saveHints(tx, hints, false)
      return {}
    }),
}

/** An item has one hint at each location: written over, or refused where there is one already. */
async function saveHints(tx: WriteTransaction, hints: Hint[], mayReplace: boolean) {
  refuseAll(hints.filter(({ hint }) => isBlank(hint)).map(at(() => HINTS_BLANK)))
  await requireItems(tx, hints)
  await requireLocations(tx, hints as never)
  const before = await hintsNow(tx, hints)
  if (!mayReplace) {
    refuseAll(
      hints.filter((hint) => before.has(keyOf(hint))).map(at((hint) => `${hint.itemID} has a hint there already`)),
    )
  }
  for (const { itemID, locationID, hint } of hints) {
    await tx.db
      .insertInto('location_hint')
      .values({ item_id: itemID, location_id: locationID, hint })
      .onConflict((conflict) => conflict.columns(['company_code', 'item_id', 'location_id']).doUpdateSet({ hint }))
      .execute()
  }
  const entries = hints.map((hint): AuditEntry => ({
    entity: 'locationHint',
    entityID: `${hint.itemID} ${hint.locationID}`,
    action: before.has(keyOf(hint)) ? 'update' : 'create',
    changes: [{ field: 'hint', from: before.get(keyOf(hint)) ?? null, to: hint.hint }],
  }))
  await auditAll(tx, entries)
}

function at(message: (hint: Hint) => string) {
  return (hint: Hint): FieldError => ({ field: `${hint.index}.hint`, message: message(hint), value: hint.hint })
}

function refuseAll(errors: FieldError[]) {
  if (errors.length > 0) throw refused(errors[0]!.message, errors)
}

function keyOf({ itemID, locationID }: Hint): string {
  return `${itemID}\n${locationID}`
}

async function requireItems(tx: WriteTransaction, hints: Hint[]) {
  const ids = [...new Set(hints.map(({ itemID }) => itemID))]
  const rows = await tx.db
    .selectFrom('item')
    .select('item_id')
    .where(sql<boolean>`item_id = any(${ids})`)
    .execute()
  if (rows.length < ids.length) throw notFound()
}

async function hintsNow(tx: WriteTransaction, hints: Hint[]): Promise<Map<string, string>> {
  const rows = await tx.db
    .selectFrom('location_hint')
    .select(['item_id', 'location_id', 'hint'])
    .where(sql<boolean>`item_id = any(${hints.map(({ itemID }) => itemID)})`)
    .forUpdate()
    .execute()
  return new Map(rows.map((row) => [`${row.item_id}\n${row.location_id}`, row.hint]))
}
