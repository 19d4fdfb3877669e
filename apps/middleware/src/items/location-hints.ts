import { sql } from 'kysely'
import type { components } from '@greenroom/openapi'
import { checkHints } from '@greenroom/validation'
import type { HandlersOf } from '../call.ts'
import { auditAll, write, type AuditEntry, type WriteTransaction } from '../database/write.ts'
import { requireLocations } from '../entitlements/entitlement-store.ts'
import { type FieldError, notFound, refused } from '../failures.ts'

interface Hint {
  itemID: string
  locationID: string
  type: components['schemas']['LocationType']
  hint: string
  /** Where the hint stands in the body. */
  index: number
}

export const locationHintHandlers: HandlersOf<'replaceLocationHints' | 'createLocationHints' | 'removeLocationHints'> =
  {
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

    removeLocationHints: (call) =>
      write(call, async (tx) => {
        const { itemID, locationID } = call.query
        const ids = [...new Set(locationID.split(','))]
        const removed = await tx.db
          .deleteFrom('location_hint')
          .where('item_id', '=', itemID)
          .where(sql<boolean>`location_id = any(${ids})`)
          .returning(['location_id', 'hint'])
          .execute()
        if (removed.length < ids.length) throw notFound('Some of the location hints do not exist')
        await auditAll(
          tx,
          removed.map(({ location_id, hint }) => entry('delete', { itemID, locationID: location_id }, hint, null)),
        )
        return {}
      }),
  }

/** An item has one hint at each location: written over, or refused where there is one already. */
async function saveHints(tx: WriteTransaction, hints: Hint[], mayReplace: boolean) {
  refuseAll(issuesOf(hints))
  await requireItems(tx, hints)
  await requireLocations(tx, hints)
  const before = await hintsNow(tx, hints)
  for (const hint of hints) {
    const { itemID, locationID, hint: text } = hint
    const { numInsertedOrUpdatedRows: saved } = await tx.db
      .insertInto('location_hint')
      .values({ item_id: itemID, location_id: locationID, hint: text })
      .onConflict((conflict) =>
        mayReplace
          ? conflict.columns(['company_code', 'item_id', 'location_id']).doUpdateSet({ hint: text })
          : conflict.doNothing(),
      )
      .executeTakeFirstOrThrow()
    if (saved === 0n) refuseAll([issueAt(hint, 'location', `${itemID} has a hint there already`)])
  }
  const entries = hints.map((hint) => {
    const was = before.get(keyOf(hint))
    return entry(was === undefined ? 'create' : 'update', hint, was ?? null, hint.hint)
  })
  await auditAll(tx, entries)
}

/** What the rules of the form find, item by item, with the place in the body. */
function issuesOf(hints: Hint[]): FieldError[] {
  return [...Map.groupBy(hints, ({ itemID }) => itemID).values()].flatMap((own) =>
    checkHints(own.map(({ hint, locationID }) => ({ hint, location: { id: locationID } }))).map(
      ({ field, message }) => {
        const [, nth, name] = field.split('.')
        return issueAt(own[Number(nth)]!, name!, message)
      },
    ),
  )
}

function issueAt({ index, hint }: Hint, name: string, message: string): FieldError {
  return { field: `${index}.${name}`, message, value: hint }
}

function refuseAll(errors: FieldError[]) {
  if (errors.length > 0) throw refused(errors[0]!.message, errors)
}

function entry(
  action: string,
  { itemID, locationID }: Pick<Hint, 'itemID' | 'locationID'>,
  from: string | null,
  to: string | null,
): AuditEntry {
  const changes = [{ field: 'hint', from, to }]
  return { entity: 'locationHint', entityID: `${itemID} ${locationID}`, itemID, action, changes }
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
