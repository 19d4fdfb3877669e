import { sql } from 'kysely'
import type { ListKind } from '@greenroom/catalog'
import { PURCHASE_ORDER } from '@greenroom/inventory'
import { noteChanged } from '#database/change-log.ts'
import { nextVersion } from '#calls/stamp.ts'
import { auditAll, type WriteTransaction } from '#calls/write.ts'
import { TYPE_OF } from '#areas/locations/location-uses.ts'
import { refused } from '#failures/failures.ts'
import type { Entry } from './entry-row.ts'
import { ORDER_VENDOR, SET_COLUMNS } from './entry-uses.ts'

/** For a merge: what else refers to an entry. Receipts keep the name that the vendor had. */
export async function moveOthers(tx: WriteTransaction, kind: ListKind, from: Entry, into: Entry) {
  await moveSets(tx, kind, from, into)
  if (kind === 'vendor') await moveOrders(tx, from, into)
  if (kind === 'tax') await moveLocations(tx, from, into)
}

/** Throws the 400 if two sets would then be made of the same. */
async function moveSets({ db }: WriteTransaction, kind: ListKind, from: Entry, into: Entry) {
  const column = SET_COLUMNS[kind]
  if (!column) return
  const others = (['kind', ...Object.values(SET_COLUMNS)] as const).filter((other) => other !== column)
  const alike = await db
    .selectFrom('component_set as one')
    .innerJoin('component_set as other', (join) =>
      others.reduce((pair, name) => pair.onRef(`one.${name}`, '=', `other.${name}`), join.onTrue()),
    )
    .select(['one.name', 'other.name as otherName'])
    .where(`one.${column}`, '=', from.id)
    .where(`other.${column}`, '=', into.id)
    .executeTakeFirst()
  if (alike) throw refused(`The component sets ${alike.name} and ${alike.otherName} would be made of the same.`)
  await db
    .updateTable('component_set')
    .set({ [column]: into.id })
    .where(column, '=', from.id)
    .execute()
}

async function moveOrders(tx: WriteTransaction, from: Entry, into: Entry) {
  const vendor = { vendorID: into.id, vendorName: into.name ?? into.id }
  const renamed = await tx.everywhere
    .updateTable('document')
    .set({ header: sql<string>`document.header || ${JSON.stringify(vendor)}::jsonb`, ...nextVersion(tx) })
    .where('kind', '=', PURCHASE_ORDER.name)
    .where(ORDER_VENDOR, '=', from.id)
    .returning('number')
    .execute()
  const numbers = renamed.map(({ number }) => number)
  const changes = [{ field: 'vendorID', from: from.id, to: into.id }]
  await auditAll(
    tx,
    numbers.map((entityID) => ({ entity: 'purchaseOrder', entityID, action: 'update', changes })),
  )
  noteChanged(tx.changed, 'purchaseOrder', numbers)
}

async function moveLocations(tx: WriteTransaction, from: Entry, into: Entry) {
  const changes = [{ field: 'taxID', from: from.id, to: into.id }]
  for (const [entity, type] of Object.entries(TYPE_OF) as [
    keyof typeof TYPE_OF,
    (typeof TYPE_OF)[keyof typeof TYPE_OF],
  ][]) {
    const moved = await tx.everywhere
      .updateTable('location')
      .set({ tax_id: into.id, ...nextVersion(tx) })
      .where('type', '=', type)
      .where('tax_id', '=', from.id)
      .returning('location_id as locationID')
      .execute()
    await auditAll(
      tx,
      moved.map(({ locationID }) => ({
        entity,
        entityID: locationID,
        location: { type, locationID },
        action: 'update',
        changes,
      })),
    )
  }
}
