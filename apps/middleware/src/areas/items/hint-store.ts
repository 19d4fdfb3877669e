import type { Grants, Location as At, LocationType } from '@greenroom/permissions'
import { checkHints } from '@greenroom/catalog'
import type { components } from '@greenroom/openapi'
import { sql } from 'kysely'
import { isAtOneOf, unknownLocations } from '#areas/entitlements/entitlement-store.ts'
import { auditAll, type AuditEntry, type WriteTransaction } from '#calls/write.ts'
import { Failure, type FieldError, notFound, refused } from '#failures/failures.ts'
import { refuseSystemItems, requireAccess } from './item-rules.ts'
import { touchItems } from './item-store.ts'

type ItemHint = components['schemas']['ItemHint']

interface Hint {
  itemID: string
  locationID: string
  type: LocationType
  hint: string
  /** Where the hint stands in the body: "0", or "hints.0" in an item. */
  place: string
}

/** An item has one hint at each location: written over, or refused where there is one already. */
export async function saveHints(tx: WriteTransaction, hints: Hint[], mayReplace: boolean) {
  refuseSystemItems(hints.map(({ itemID }) => itemID))
  refuseAll(issuesOf(hints))
  await requireItems(tx, hints)
  await requireLocations(tx, hints)
  const before = await hintsNow(tx, hints)
  for (const hint of hints) {
    const { itemID, type, locationID, hint: text } = hint
    const { numInsertedOrUpdatedRows: saved } = await tx.db
      .insertInto('location_hint')
      .values({ item_id: itemID, location_type: type, location_id: locationID, hint: text })
      .onConflict((conflict) =>
        mayReplace
          ? conflict.columns(['company_code', 'item_id', 'location_type', 'location_id']).doUpdateSet({ hint: text })
          : conflict.doNothing(),
      )
      .executeTakeFirstOrThrow()
    if (saved === 0n) refuseAll([issueAt(hint, 'location', `${itemID} has a hint there already`)])
  }
  const entries = hints.map((hint) => {
    const was = before.get(keyOf(hint))?.hint
    return entry(was === undefined ? 'create' : 'update', hint, was ?? null, hint.hint)
  })
  await auditAll(tx, entries)
  await touchItems(
    tx,
    hints.map(({ itemID }) => itemID),
  )
}

/** Takes the hints of an item at these locations away. Answers how many there were. */
export async function removeHints(tx: WriteTransaction, itemID: string, locations: At[]): Promise<number> {
  refuseSystemItems([itemID])
  const removed = await tx.db
    .deleteFrom('location_hint')
    .where('item_id', '=', itemID)
    .where(isAtOneOf(locations))
    .returning(['location_type', 'location_id', 'hint'])
    .execute()
  await auditAll(
    tx,
    removed.map(({ location_type, location_id, hint }) =>
      entry('delete', { itemID, type: location_type, locationID: location_id }, hint, null),
    ),
  )
  await touchItems(tx, [itemID])
  return removed.length
}

/** Makes these the hints of an item: writes what differs, and takes away what is left out. */
export async function replaceHints(tx: WriteTransaction, itemID: string, wanted: ItemHint[], grants: Grants) {
  const before = await hintsNow(tx, [{ itemID }])
  const hints = wanted.map(({ hint, location: { id, type } }, at): Hint => ({
    itemID,
    locationID: id,
    type,
    hint,
    place: `hints.${at}`,
  }))
  const kept = new Set(hints.map(keyOf))
  const gone = [...before].filter(([key]) => !kept.has(key)).map(([, { type, locationID }]) => ({ type, locationID }))
  const changed = hints.filter((hint) => before.get(keyOf(hint))?.hint !== hint.hint)
  if (gone.length > 0) {
    requireAccess(grants, 'CATALOG_LOCATION_HINT', 'DELETE')
    await removeHints(tx, itemID, gone)
  }
  if (changed.length > 0) await saveHints(tx, changed, true)
}

/** What the rules of the form find, item by item, with the place in the body. */
function issuesOf(hints: Hint[]): FieldError[] {
  return [...Map.groupBy(hints, ({ itemID }) => itemID).values()].flatMap((own) =>
    checkHints(own.map(({ hint, type, locationID }) => ({ hint, location: { id: locationID, type } }))).map(
      ({ field, message }) => {
        const [, nth, name] = field.split('.')
        return issueAt(own[Number(nth)]!, name!, message)
      },
    ),
  )
}

function issueAt({ place, hint }: Hint, name: string, message: string): FieldError {
  return { field: `${place}.${name}`, message, value: hint }
}

function refuseAll(errors: FieldError[]) {
  if (errors.length > 0) throw refused(errors[0]!.message, errors)
}

function entry(
  action: string,
  { itemID, type, locationID }: Pick<Hint, 'itemID' | 'type' | 'locationID'>,
  from: string | null,
  to: string | null,
): AuditEntry {
  const changes = [{ field: 'hint', from, to }]
  const entityID = `${itemID} ${type} ${locationID}`
  return { entity: 'locationHint', entityID, itemID, location: { type, locationID }, action, changes }
}

function keyOf({ itemID, type, locationID }: Pick<Hint, 'itemID' | 'type' | 'locationID'>): string {
  return `${itemID}\n${type}\n${locationID}`
}

async function requireLocations(tx: WriteTransaction, hints: Hint[]) {
  const errors = (await unknownLocations(tx, hints)).map(({ place, type, locationID }) => ({
    field: `${place}.location.id`,
    message: `There is no location ${type} ${locationID}`,
    value: locationID,
  }))
  if (errors.length > 0) throw new Failure(404, 'ER_006', errors[0]!.message, { errors })
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

async function hintsNow(tx: WriteTransaction, hints: readonly Pick<Hint, 'itemID'>[]) {
  const rows = await tx.db
    .selectFrom('location_hint')
    .select(['item_id as itemID', 'location_type as type', 'location_id as locationID', 'hint'])
    .where(sql<boolean>`item_id = any(${hints.map(({ itemID }) => itemID)})`)
    .forUpdate()
    .execute()
  return new Map(rows.map((row) => [keyOf(row), row]))
}
