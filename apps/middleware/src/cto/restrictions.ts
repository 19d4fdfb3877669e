import { checkRestriction, type RestrictionKind } from '@greenroom/cto'
import { sql } from 'kysely'
import type { components } from '@greenroom/openapi'
import type { HandlersOf } from '../call.ts'
import type { CompanyQueries } from '../database/company-store.ts'
import { audit, changesBetween, checkVersion, write } from '../database/write.ts'
import { notFound, refused } from '../failures.ts'
import { activeFirst, holdCto, refuseIssues, stamp } from './cto-store.ts'

type StoredRestriction = components['schemas']['StoredRestriction']

const FIELDS = ['alsoReversed', 'reason', 'status']

type RestrictionOperation = 'listRestrictions' | 'createRestriction' | 'updateRestriction' | 'deleteRestriction'

export const restrictionHandlers: HandlersOf<RestrictionOperation> = {
  listRestrictions: async ({ company: { db } }) => ({ body: await readRestrictions(db) }),

  createRestriction: (call) =>
    write(call, async (tx) => {
      await holdCto(tx)
      const restriction = { alsoReversed: false, reason: '', status: 'Active' as const, ...call.body }
      const { kind, text } = restriction
      refuseIssues(checkRestriction(restriction))
      const message = `${text} is on the list already.`
      const known = await findRestriction(tx.db, kind, text)
      if (known) throw refused(message, [{ field: 'text', message, code: 'duplicate', value: text }])
      await tx.db
        .insertInto('cto_restriction')
        .values({ kind, text, ...columnsOf(restriction), ...stamp(tx) })
        .execute()
      await audit(tx, 'ctoRestriction', idOf(restriction), 'create', changesBetween({}, restriction, FIELDS))
      return { body: (await findRestriction(tx.db, kind, text))! }
    }),

  updateRestriction: (call) =>
    write(call, async (tx) => {
      await holdCto(tx)
      const { version, ...said } = call.body
      const before = await findRestriction(tx.db, said.kind, said.text)
      checkVersion(
        before && { version: before.version, updated_by: before.updatedBy, updated_at: new Date(before.updatedAt) },
        version,
        () => before,
      )
      const after = { ...before!, ...said }
      const changes = changesBetween(before!, after, FIELDS)
      if (changes.length > 0) {
        await tx.db
          .updateTable('cto_restriction')
          .set({ ...columnsOf(after), ...stamp(tx), version: sql`version + 1` })
          .where('kind', '=', said.kind)
          .where('text', '=', said.text)
          .execute()
        await audit(tx, 'ctoRestriction', idOf(after), 'update', changes)
      }
      return { body: (await findRestriction(tx.db, said.kind, said.text))! }
    }),

  deleteRestriction: (call) =>
    write(call, async (tx) => {
      await holdCto(tx)
      const { kind, text } = call.query
      const restriction = await findRestriction(tx.db, kind, text)
      if (!restriction) throw notFound()
      if (restriction.items > 0) throw refused(`Items allow ${text}, so that it can be deactivated but not deleted`)
      await tx.db.deleteFrom('cto_restriction').where('kind', '=', kind).where('text', '=', text).execute()
      await audit(tx, 'ctoRestriction', idOf(restriction), 'delete', changesBetween(restriction, {}, FIELDS))
      return {}
    }),
}

/** The whole list, active first, then inactive, alphabetical, with how many items allow each. */
export async function readRestrictions(db: CompanyQueries): Promise<StoredRestriction[]> {
  const rows = await db
    .selectFrom('cto_restriction')
    .selectAll()
    .orderBy(activeFirst('status'))
    .orderBy(sql`lower(text)`)
    .orderBy('kind')
    .execute()
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
