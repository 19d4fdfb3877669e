import { sql } from 'kysely'
import type { ListKind } from '@greenroom/catalog'
import { PURCHASE_ORDER } from '@greenroom/inventory'
import { noteChanged } from '#database/change-log.ts'
import { nextVersion } from '#calls/stamp.ts'
import { auditAll, type WriteTransaction } from '#calls/write.ts'
import { refused } from '#failures/failures.ts'
import type { Entry } from './entry-row.ts'
import { ORDER_VENDOR, SET_COLUMNS } from './entry-uses.ts'

/** For a merge: the sets of components and purchase orders of an entry. Receipts keep the name that the vendor had. */
export async function moveOthers(tx: WriteTransaction, kind: ListKind, from: Entry, into: Entry) {
  await moveSets(tx, kind, from, into)
  if (kind === 'vendor') await moveOrders(tx, from, into)
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
