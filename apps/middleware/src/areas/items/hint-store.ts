import type { Grants } from '@greenroom/permissions'
import { checkHints } from '@greenroom/catalog'
import type { components } from '@greenroom/openapi'
import { sql } from 'kysely'
import { requireLocations } from '#areas/entitlements/entitlement-store.ts'
import { auditAll, type AuditEntry, type WriteTransaction } from '#database/write.ts'
import { type FieldError, notFound, refused } from '#http/failures.ts'
import { refuseSystemItems, requireAccess } from './item-rules.ts'
import { touchItems } from './item-store.ts'

type ItemHint = components['schemas']['ItemHint']

interface Hint {
  itemID: string
  locationID: string
  type: components['schemas']['LocationType']
  hint: string
  /** Where the hint stands in the body. */
  index: number
}

/** An item has one hint at each location: written over, or refused where there is one already. */
export async function saveHints(tx: WriteTransaction, hints: Hint[], mayReplace: boolean) {
  refuseSystemItems(hints.map(({ itemID }) => itemID))
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
  await touchItems(
    tx,
    hints.map(({ itemID }) => itemID),
  )
}

/** Takes the hints of an item at these locations away. Answers how many there were. */
export async function removeHints(tx: WriteTransaction, itemID: string, locationIDs: string[]): Promise<number> {
  refuseSystemItems([itemID])
  const removed = await tx.db
    .deleteFrom('location_hint')
    .where('item_id', '=', itemID)
    .where(sql<boolean>`location_id = any(${locationIDs})`)
    .returning(['location_id', 'hint'])
    .execute()
  await auditAll(
    tx,
    removed.map(({ location_id, hint }) => entry('delete', { itemID, locationID: location_id }, hint, null)),
  )
  await touchItems(tx, [itemID])
  return removed.length
}

/** Makes these the hints of an item: writes what differs, and takes away what is left out. */
export async function replaceHints(tx: WriteTransaction, itemID: string, wanted: ItemHint[], grants: Grants) {
  const before = await hintsNow(tx, [{ itemID }])
  const hints = wanted.map(({ hint, location: { id, type } }, index) => ({ itemID, locationID: id, type, hint, index }))
  const kept = new Set(hints.map(keyOf))
  const gone = [...before.keys()].filter((key) => !kept.has(key)).map((key) => key.split('\n')[1]!)
  const changed = hints.filter((hint) => before.get(keyOf(hint)) !== hint.hint)
  if (gone.length > 0) {
    requireAccess(grants, 'CATALOG_LOCATION_HINT', 'DELETE')
    await removeHints(tx, itemID, gone)
  }
  if (changed.length > 0) await saveHints(tx, changed, true)
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

async function hintsNow(tx: WriteTransaction, hints: readonly Pick<Hint, 'itemID'>[]): Promise<Map<string, string>> {
  const rows = await tx.db
    .selectFrom('location_hint')
    .select(['item_id', 'location_id', 'hint'])
    .where(sql<boolean>`item_id = any(${hints.map(({ itemID }) => itemID)})`)
    .forUpdate()
    .execute()
  return new Map(rows.map((row) => [`${row.item_id}\n${row.location_id}`, row.hint]))
}
