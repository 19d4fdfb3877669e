import { sql, type RawBuilder } from 'kysely'
import type { CompanyQueries } from '#database/company-store.ts'
import { Failure } from '#failures/failures.ts'
import type { ImportRecord } from './import-record.ts'
import { tooMuch } from './part-size.ts'

/** Of an import: as many as it may have problems. */
const MOST_CORRECTIONS = 100_000

/** A row is kept up to 100,000 characters. One that is longer was cut, so that it can't be read again. */
const LONGEST_ROW = 99_000

/** The corrections that the last check did not read. */
export const isUnchecked = sql<boolean>`(import_correction.value is distinct from import_correction.checked)`

const inFile = sql<string>`coalesce(import_correction.cells ->> import_correction.column_index, '')`

/** What a cell with a correction says now: what the file says if it was taken back. */
const nowOf = sql<string>`coalesce(import_correction.value, ${inFile})`

export async function countCorrections(db: CompanyQueries, importID: number) {
  const { corrected, toCheck } = await db
    .selectFrom('import_correction')
    .select(sql<number>`count(value)`.as('corrected'))
    .select(sql<number>`count(distinct line) filter (where ${isUnchecked})`.as('toCheck'))
    .where('import_id', '=', importID)
    .executeTakeFirstOrThrow()
  return { corrected, toCheck }
}

/** What was corrected and not checked would be left out without a word. */
export async function refuseUnchecked(db: CompanyQueries, importID: number) {
  const { toCheck } = await countCorrections(db, importID)
  if (toCheck > 0) throw new Failure(409, 'ER_000', 'Rows were corrected since the last check. Check them again first.')
}

/** The cells of rejected rows that break a rule, each with its column and what it says now. */
export function rejectedCells(db: CompanyQueries, { import_id, mapping }: ImportRecord) {
  const columns = sql<{
    field: string
    at: number
  }>`jsonb_to_recordset(${JSON.stringify(mapping)}::jsonb)`.as<'mapped'>(sql`mapped(field text, "column" integer)`)
  const place = sql<number | null>`mapped.column`
  return db
    .selectFrom('import_rejection')
    .leftJoin(columns, 'mapped.field', 'import_rejection.field')
    .leftJoin('import_correction', (join) =>
      join
        .on('import_correction.import_id', '=', import_id)
        .onRef('import_correction.line', '=', 'import_rejection.line')
        .on('import_correction.column_index', '=', place),
    )
    .select(['import_rejection.rejection_id', 'import_rejection.part', 'import_rejection.line'])
    .select(['import_rejection.header', 'import_rejection.field', 'import_rejection.code', 'import_rejection.message'])
    .select(['import_rejection.cells', 'import_rejection.by_check'])
    .select(place.as('place'))
    .select(
      sql<string>`case when import_correction.line is null then import_rejection.value else ${nowOf} end`.as('value'),
    )
    .select(sql<string | null>`case when import_correction.value is not null then ${inFile} end`.as('original'))
    .select(sql<boolean>`(import_correction.line is not null and ${isUnchecked})`.as('to_check'))
    .select(
      sql<boolean>`(mapped.column is not null and length(import_rejection.cells::text) <= ${LONGEST_ROW})`.as(
        'correctable',
      ),
    )
    .where('import_rejection.import_id', '=', import_id)
}

/** How many rows break a rule with the same value at the same field: of each that these cells have. */
export async function alikeRejected(
  db: CompanyQueries,
  record: ImportRecord,
  cells: readonly { field: string; value: string }[],
) {
  const values = [...new Set(cells.map(({ value }) => value))]
  const near = rejectedCells(db, record).where(
    sql<boolean>`(import_rejection.value = any(${values}) or import_correction.line is not null)`,
  )
  const counts = await db
    .selectFrom(near.as('near'))
    .select(['near.field', 'near.value'])
    .select(sql<number>`count(distinct near.line)`.as('alike'))
    .where(sql<boolean>`near.value = any(${values})`)
    .groupBy(['near.field', 'near.value'])
    .execute()
  const byCell = new Map(counts.map(({ field, value, alike }) => [JSON.stringify([field, value]), alike]))
  return ({ field, value }: { field: string; value: string }) => byCell.get(JSON.stringify([field, value])) ?? 0
}

/** The cells that are corrected. */
export function correctedCells(db: CompanyQueries, importID: number) {
  return db
    .selectFrom('import_correction')
    .select(['import_correction.line', 'import_correction.column_index', 'import_correction.cells'])
    .select(sql<string>`import_correction.value`.as('value'))
    .select([inFile.as('original'), isUnchecked.as('to_check')])
    .where('import_correction.import_id', '=', importID)
    .where('import_correction.value', 'is not', null)
}

/** How many cells were corrected in the same way: of each that these are. */
export async function alikeCorrected(
  db: CompanyQueries,
  importID: number,
  cells: readonly { column_index: number; value: string; original: string }[],
) {
  const keyOf = ({ column_index, value, original }: (typeof cells)[number]) =>
    JSON.stringify([column_index, value, original])
  const counts = await db
    .selectFrom(correctedCells(db, importID).as('each'))
    .select(['each.column_index', 'each.value', 'each.original'])
    .select(({ fn }) => fn.countAll<number>().as('alike'))
    .where(sql<boolean>`each.value = any(${[...new Set(cells.map(({ value }) => value))]})`)
    .groupBy(['each.column_index', 'each.value', 'each.original'])
    .execute()
  const byCell = new Map(counts.map(({ alike, ...cell }) => [keyOf(cell), alike]))
  return (cell: (typeof cells)[number]) => byCell.get(keyOf(cell)) ?? 0
}

/** Since the last check, what the cells of a row say now, by column; null for a row without such. */
export function uncheckedOf(db: CompanyQueries, importID: number, line: RawBuilder<number>) {
  return db
    .selectFrom('import_correction')
    .select(sql<Record<string, string> | null>`jsonb_object_agg(column_index, ${nowOf})`.as('cells'))
    .where('import_id', '=', importID)
    .where('line', '=', line)
    .where(isUnchecked)
}

/** A cell that can be corrected. */
export interface OpenCell {
  part: number
  line: number
  /** The row in the file, and what its other cells are corrected to. */
  cells: string[]
  corrections: Map<number, string>
  value: string
  original: string
  isRejected: boolean
}

/** The cell of a row in this column if it is rejected or corrected. */
export async function openCell(
  db: CompanyQueries,
  record: ImportRecord,
  line: number,
  column: number,
): Promise<OpenCell | undefined> {
  const rejected = await rejectedCells(db, record)
    .where('import_rejection.line', '=', line)
    .where(sql<boolean>`mapped.column = ${column}`)
    .limit(1)
    .executeTakeFirst()
  if (rejected && !rejected.correctable)
    throw new Failure(409, 'ER_000', `Line ${line} is too long to be corrected here. Correct it in the file.`)
  const own = await db
    .selectFrom('import_correction')
    .select(['part', 'cells', 'column_index', 'value'])
    .where('import_id', '=', record.import_id)
    .where('line', '=', line)
    .execute()
  const known = own.find(({ column_index }) => column_index === column)
  if (!rejected && !known) return undefined
  const { part, cells } = own[0] ?? rejected!
  const original = cells[column] ?? ''
  return {
    part,
    line,
    cells,
    original,
    corrections: new Map(own.flatMap(({ column_index, value }) => (value === null ? [] : [[column_index, value]]))),
    value: known ? (known.value ?? original) : rejected!.value,
    isRejected: rejected !== undefined,
  }
}

/** What cells of a column say, and what they say instead: null for what the file says. */
export interface CellChange {
  column: number
  from: string
  to: string | null
  /** Only this cell; else all that are rejected or, to take back, that were corrected in the same way. */
  only: number | undefined
  original: string
}

/** Corrects cells, or takes corrections back. Answers how many. */
export async function changeCells(db: CompanyQueries, record: ImportRecord, change: CellChange): Promise<number> {
  const changed = (await changeCorrections(db, record, change)) + (await addCorrections(db, record, change))
  // What was never read needs no check.
  await db
    .deleteFrom('import_correction')
    .where('import_id', '=', record.import_id)
    .where('value', 'is', null)
    .where('checked', 'is', null)
    .execute()
  const { corrected } = await countCorrections(db, record.import_id)
  if (corrected > MOST_CORRECTIONS)
    throw tooMuch('At most 100,000 cells of an import can be corrected here. Correct the file and choose it again.')
  return changed
}

function fieldsAt({ mapping }: ImportRecord, at: number): string[] {
  return mapping.filter(({ column }) => column === at).map(({ field }) => field)
}

async function changeCorrections(db: CompanyQueries, record: ImportRecord, change: CellChange): Promise<number> {
  const { column, from, to, only, original } = change
  let rows = db
    .updateTable('import_correction')
    .set({ value: sql<string | null>`nullif(${to}::text, ${inFile})` })
    .where('import_id', '=', record.import_id)
    .where('column_index', '=', column)
    .where(nowOf, '=', from)
  if (only !== undefined) rows = rows.where('line', '=', only)
  else if (to === null) rows = rows.where('value', 'is not', null).where(inFile, '=', original)
  else
    rows = rows.where(({ exists, selectFrom }) =>
      exists(
        selectFrom('import_rejection')
          .select('import_rejection.line')
          .where('import_rejection.import_id', '=', record.import_id)
          .whereRef('import_rejection.line', '=', 'import_correction.line')
          .where(sql<boolean>`import_rejection.field = any(${fieldsAt(record, column)})`),
      ),
    )
  const { numUpdatedRows } = await rows.executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}

async function addCorrections(db: CompanyQueries, record: ImportRecord, change: CellChange): Promise<number> {
  const { column, from, to, only } = change
  if (to === null) return 0
  const { import_id } = record
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('import_correction')
    .columns(['import_id', 'line', 'column_index', 'part', 'cells', 'value'])
    .expression((eb) => {
      // A row that has corrections was read with them: what the file says is kept with those.
      const ofFile = eb
        .selectFrom('import_correction as own')
        .select('own.cells')
        .where('own.import_id', '=', import_id)
        .where('own.line', '=', sql.ref<number>('import_rejection.line'))
        .limit(1)
      const rows = eb
        .selectFrom('import_rejection')
        .select(sql<number>`${import_id}::bigint`.as('import_id'))
        .select('import_rejection.line')
        .select(sql<number>`${column}::integer`.as('column_index'))
        .select('import_rejection.part')
        .select(sql<string>`coalesce(${ofFile}, import_rejection.cells)`.as('cells'))
        .select(sql<string>`${to}::text`.as('value'))
        .where('import_rejection.import_id', '=', import_id)
        .where(sql<boolean>`import_rejection.field = any(${fieldsAt(record, column)})`)
        .where('import_rejection.value', '=', from)
        .where(sql<boolean>`length(import_rejection.cells::text) <= ${LONGEST_ROW}`)
      return only === undefined ? rows : rows.where('import_rejection.line', '=', only)
    })
    // A cell may break several rules.
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return Number(numInsertedOrUpdatedRows)
}

/** After a check, which read them all. */
export async function markChecked(db: CompanyQueries, importID: number) {
  const own = () => db.deleteFrom('import_correction').where('import_id', '=', importID)
  await own().where('value', 'is', null).execute()
  await db
    .updateTable('import_correction')
    .set({ checked: sql`value` })
    .where('import_id', '=', importID)
    .where(isUnchecked)
    .execute()
}
