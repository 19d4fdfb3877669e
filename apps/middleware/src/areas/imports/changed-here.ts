import { sql, type RawBuilder } from 'kysely'
import { isShop } from '@greenroom/imports'
import type { Change } from '#database/columns.ts'
import type { CompanyQueries } from '#database/company-store.ts'
import { FIELD, FROM, TO } from '#database/change-object.ts'
import { type IDRange, within } from './compare.ts'
import type { ImportRecord } from './import-record.ts'

/** What kind of file it is: of a shop, or with this header row. Of the last import of the same, a user expects the rest. */
export function sourceOf(form: string, columns: string): RawBuilder<string> {
  return isShop(form) ? sql`${form}::text` : sql`md5(${columns}::jsonb::text)`
}

/**
 * Keeps of the compared rows, or of those in the range, which values they would replace although somebody changed them
 * here since the last import of the source. What was chosen for a value stays chosen while the value stays the same.
 */
export async function findChangedHere(db: CompanyQueries, record: ImportRecord, range?: IDRange) {
  const last = await lastOfSource(db, record)
  if (!last) return
  await db
    .insertInto('import_changed_here')
    .columns(['import_id', 'item_id', 'field', 'here', 'file', 'changed_by', 'changed_at'])
    .expression((select) =>
      select
        .selectFrom(lastChanges(db, record, last, range).as('found'))
        .select(sql<number>`${record.import_id}::bigint`.as('import_id'))
        .select(['found.item_id', 'found.field', 'found.here', 'found.file', 'found.user_name', 'found.at']),
    )
    .onConflict((conflict) =>
      conflict.columns(['company_code', 'import_id', 'item_id', 'field']).doUpdateSet({
        here: sql`excluded.here`,
        changed_by: sql`excluded.changed_by`,
        changed_at: sql`excluded.changed_at`,
        takes_file: sql`import_changed_here.takes_file and import_changed_here.changed_at = excluded.changed_at`,
      }),
    )
    .execute()
}

interface LastImport {
  at: Date
  /** Change sets since then of imports of the source that were undone, and those that undid them. */
  undone: number[]
}

/** The last import of the source that was applied and not undone; undefined if there is none. */
async function lastOfSource(db: CompanyQueries, { import_id, source }: ImportRecord): Promise<LastImport | undefined> {
  const applied = db
    .selectFrom('import')
    .innerJoin('change_set', 'change_set.import_id', 'import.import_id')
    .leftJoin('change_set as undo', (join) =>
      join.onRef('undo.undoes', '=', 'change_set.change_set_id').on('undo.state', '=', 'APPLIED'),
    )
    .where('import.source', '=', source)
    .where('import.state', '=', 'APPLIED')
    .where('import.import_id', '<>', import_id)
  const last = await applied
    .select('import.finished_at as at')
    .where('undo.change_set_id', 'is', null)
    .orderBy('import.finished_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!last?.at) return undefined
  const undone = await applied
    .select(['change_set.change_set_id as done', 'undo.change_set_id as undone'])
    .where('undo.finished_at', '>', last.at)
    .execute()
  return { at: last.at, undone: undone.flatMap((one) => [one.done, one.undone!]) }
}

/** Of each value that a row would replace, the last change since then that made it what it is. */
function lastChanges(db: CompanyQueries, record: ImportRecord, { at, undone }: LastImport, range?: IDRange) {
  const planned = db
    .selectFrom(['import_row', elements(sql`import_row.changes`, 'planned')])
    .select('import_row.item_id')
    .select(sql<string>`planned.change ->> ${FIELD}`.as('field'))
    .select([sql<string>`planned.change -> ${FROM}`.as('here'), sql<string>`planned.change -> ${TO}`.as('file')])
    .where('import_row.import_id', '=', record.import_id)
    .where('import_row.action', '=', 'update')
    .where(within(range))
  const made = db
    .selectFrom(['audit_entry', elements(sql`audit_entry.changes`, 'made')])
    .select(['audit_entry.audit_id', 'audit_entry.item_id', 'audit_entry.user_name', 'audit_entry.at'])
    .select([sql<string>`made.change ->> ${FIELD}`.as('field'), sql<string>`made.change -> ${TO}`.as('value')])
    .where('audit_entry.entity', '=', 'item')
    .where('audit_entry.at', '>', at)
    .where(
      range
        ? sql<boolean>`(audit_entry.item_id > ${range.after} and audit_entry.item_id <= ${range.upTo})`
        : sql<boolean>`true`,
    )
    .where(sql<boolean>`not coalesce(audit_entry.change_set_id = any(${undone}), false)`)
  return db
    .selectFrom(planned.as('row'))
    .innerJoin(made.as('change'), (join) =>
      join.onRef('change.item_id', '=', 'row.item_id').onRef('change.field', '=', 'row.field'),
    )
    .distinctOn(['row.item_id', 'row.field'])
    .select(['row.item_id', 'row.field', 'row.here', 'row.file', 'change.user_name', 'change.at'])
    .where(sql<boolean>`(row.here = change.value or row.here::text = ${withPlainBreaks(sql`change.value`)})`)
    .orderBy('row.item_id')
    .orderBy('row.field')
    .orderBy('change.audit_id', 'desc')
}

function elements<Name extends string>(changes: RawBuilder<unknown>, name: Name) {
  return sql<{ change: unknown }>`jsonb_array_elements(${changes})`.as<Name>(sql`${sql.ref(name)}(change)`)
}

/** However its line breaks are written, a text is the same. */
function withPlainBreaks(value: RawBuilder<unknown>) {
  return sql`replace(${value}::text, ${'\\r\\n'}, ${'\\n'})`
}

/** Begins anew: what an earlier check found may not hold any more. */
export async function forgetChangedHere(db: CompanyQueries, importID: number) {
  await db.deleteFrom('import_changed_here').where('import_id', '=', importID).execute()
}

export async function countChangedHere(db: CompanyQueries, importID: number) {
  const { found, taken } = await db
    .selectFrom('import_changed_here')
    .select(({ fn }) => [
      fn.countAll<number>().as('found'),
      fn.countAll<number>().filterWhere('takes_file', '=', true).as('taken'),
    ])
    .where('import_id', '=', importID)
    .executeTakeFirstOrThrow()
  return { found, taken }
}

/** For each item, the fields that stay as they are here. */
function keptFields(db: CompanyQueries, importID: number) {
  return db
    .selectFrom('import_changed_here')
    .select('item_id')
    .select(sql<string[]>`coalesce(array_agg(field) filter (where not takes_file), '{}')`.as('fields'))
    .where('import_id', '=', importID)
    .groupBy('item_id')
}

/** The changes of a row without those fields. */
function changesWithout<As = string>(fields: RawBuilder<unknown>): RawBuilder<As> {
  const kept = sql`jsonb_build_object('kept', ${fields})`
  return sql<As>`jsonb_path_query_array(import_row.changes, ${'$[*] ? (!(@.field == $kept[*]))'}::jsonpath, ${kept})`
}

/** What a row is to change while something of its item stays as it is here. */
export function plannedChanges(db: CompanyQueries, importID: number): RawBuilder<Change[]> {
  const kept = db
    .selectFrom('import_changed_here')
    .select(sql`coalesce(jsonb_agg(field), '[]')`.as('fields'))
    .where('import_id', '=', importID)
    .where('item_id', '=', sql.ref<string>('import_row.item_id'))
    .where('takes_file', '=', false)
  return changesWithout<Change[]>(sql`${kept}`)
}

/** Says of the rows concerned whether they still change their item. */
export async function followChoices(db: CompanyQueries, importID: number) {
  const changes = changesWithout(sql`to_jsonb(kept.fields)`)
  await db
    .updateTable('import_row')
    .from(keptFields(db, importID).as('kept'))
    .set({ action: actionOf(changes) })
    .where('import_row.import_id', '=', importID)
    .where('import_row.action', 'in', ['update', 'unchanged'])
    .whereRef('import_row.item_id', '=', 'kept.item_id')
    .execute()
}

/** Takes out of the rows what stays as it is here. Answers whether there was something. */
export async function leaveOutKept(db: CompanyQueries, importID: number, range?: IDRange): Promise<boolean> {
  const changes = changesWithout(sql`to_jsonb(kept.fields)`)
  const { numUpdatedRows } = await db
    .updateTable('import_row')
    .from(keptFields(db, importID).as('kept'))
    .set({ fields: sql`import_row.fields - kept.fields`, changes, action: actionOf(changes) })
    .where('import_row.import_id', '=', importID)
    .where('import_row.action', 'in', ['update', 'unchanged'])
    .where(within(range))
    .whereRef('import_row.item_id', '=', 'kept.item_id')
    .where(sql<boolean>`kept.fields <> '{}'`)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

function actionOf(changes: RawBuilder<unknown>) {
  return sql<'unchanged' | 'update'>`case when ${changes} = '[]' then ${'unchanged'} else ${'update'} end`
}
