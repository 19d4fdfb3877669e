import { checkRestriction, type RestrictionKind } from '@greenroom/cto'
import type { components } from '@greenroom/openapi'
import type { HandlersOf } from '#calls/call.ts'
import type { CompanyQueries } from '#database/company-store.ts'
import { changesBetween, write, type WriteTransaction } from '#calls/write.ts'
import { createRecord, deleteRecord, requireVersion, updateRecord } from '#calls/write-record.ts'
import { notFound, refused } from '#failures/failures.ts'
import { nextVersion, stamp } from '#calls/stamp.ts'
import { listQuery } from '#query/list-query.ts'
import { lockCompany } from '#query/locks.ts'
import { byActive, byCode, byName } from '#query/sort-keys.ts'
import { refuseIssues } from './cto-store.ts'

type StoredRestriction = components['schemas']['StoredRestriction']

const FIELDS = ['alsoReversed', 'reason', 'status']

type RestrictionOperation = 'listRestrictions' | 'createRestriction' | 'updateRestriction' | 'deleteRestriction'

export const restrictionHandlers: HandlersOf<RestrictionOperation> = {
  listRestrictions: async ({ company: { db } }) => ({ body: await readRestrictions(db) }),

  createRestriction: (call) =>
    write(call, async (tx) => {
      await lockCompany(tx)
      const restriction = { alsoReversed: false, reason: '', status: 'Active' as const, ...call.body }
      const { kind, text } = restriction
      refuseIssues(checkRestriction(restriction))
      const message = `${text} is on the list already.`
      const known = await findRestriction(tx.db, kind, text)
      if (known) throw refused(message, [{ field: 'text', message, code: 'duplicate', value: text }])
      const columns = { kind, text, ...columnsOf(restriction), ...stamp(tx) }
      const insert = () => tx.db.insertInto('cto_restriction').values(columns).execute()
      return { body: await createRecord(tx, recordOf(tx, restriction), insert) }
    }),

  updateRestriction: (call) =>
    write(call, async (tx) => {
      await lockCompany(tx)
      const { version, ...input } = call.body
      requireVersion(await findRestriction(tx.db, input.kind, input.text), version)
      const saved = await updateRecord(tx, recordOf(tx, input), async (before) => {
        const after = { ...before, ...input }
        if (changesBetween(before, after, FIELDS).length === 0) return
        await tx.db
          .updateTable('cto_restriction')
          .set({ ...columnsOf(after), ...nextVersion(tx) })
          .where('kind', '=', input.kind)
          .where('text', '=', input.text)
          .execute()
      })
      return { body: saved }
    }),

  deleteRestriction: (call) =>
    write(call, async (tx) => {
      await lockCompany(tx)
      const { kind, text } = call.query
      await deleteRecord(tx, recordOf(tx, { kind, text }), async (restriction) => {
        if (restriction.items > 0) throw refused(`Items allow ${text}. You can deactivate it but not delete it`)
        await tx.db.deleteFrom('cto_restriction').where('kind', '=', kind).where('text', '=', text).execute()
      })
      return {}
    }),
}

/** One of the list, which is held. Reading it throws the 404. */
function recordOf(tx: WriteTransaction, of: Pick<StoredRestriction, 'kind' | 'text'>) {
  async function read() {
    const found = await findRestriction(tx.db, of.kind, of.text)
    if (!found) throw notFound()
    return found
  }
  return { entity: 'ctoRestriction', id: idOf(of), fields: FIELDS, read } as const
}

const allRestrictions = listQuery({
  from: (db: CompanyQueries) => db.selectFrom('cto_restriction').selectAll(),
  key: byCode('kind'),
  byDefault: [byActive('status'), byName('text'), byCode('text')],
})

/** The whole list, active first, then inactive, alphabetical, with how many items allow each. */
export async function readRestrictions(db: CompanyQueries): Promise<StoredRestriction[]> {
  const rows = await allRestrictions.all(db)
  const configurations = await db.selectFrom('cto_configuration').select('allowances').execute()
  const uses = Map.groupBy(
    configurations.flatMap(({ allowances }) => allowances),
    idOf,
  )
  return rows.map((row) => ({
    kind: row.kind,
    text: row.text,
    alsoReversed: row.also_reversed,
    reason: row.reason,
    status: row.status,
    version: row.version,
    updatedBy: row.updated_by,
    updatedAt: row.updated_at.toISOString(),
    items: uses.get(idOf(row))?.length ?? 0,
  }))
}

async function findRestriction(db: CompanyQueries, kind: RestrictionKind, text: string) {
  const restrictions = await readRestrictions(db)
  return restrictions.find((restriction) => restriction.kind === kind && restriction.text === text)
}

function columnsOf({ alsoReversed, reason, status }: Pick<StoredRestriction, 'alsoReversed' | 'reason' | 'status'>) {
  return { also_reversed: alsoReversed, reason, status }
}

function idOf({ kind, text }: { kind: RestrictionKind; text: string }) {
  return `${kind} ${text}`
}
