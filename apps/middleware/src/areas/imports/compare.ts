import { sql } from 'kysely'
import type { CompanyQueries } from '#database/company-store.ts'
import { changesOfItem } from './field-sql.ts'
import { type ImportRecord, mappedFields } from './import-record.ts'

/** Items by ID: after the one, up to and with the other. */
export interface IDRange {
  after: string
  upTo: string
}

/**
 * Says of the rows of items that are there what they would do to them now: `action` and `changes`. All others stay what
 * they were staged as, new items: no item is ever removed. The rows are never joined with themselves: just written, they
 * have no statistics to plan that by.
 */
export async function compareRows(db: CompanyQueries, record: ImportRecord, range?: IDRange) {
  const names = mappedFields(record).filter((name) => name !== 'itemID')
  const changes = changesOfItem(names)
  await db
    .updateTable('import_row')
    .from('item')
    .set({
      changes,
      action: sql<'unchanged' | 'update'>`case when ${changes} = '[]' then ${'unchanged'} else ${'update'} end`,
    })
    .where('import_row.import_id', '=', record.import_id)
    .where('import_row.action', '<>', 'rejected')
    .where(within(range))
    .whereRef('item.item_id', '=', 'import_row.item_id')
    .execute()
}

/** Of the rows of an import, those in the range. */
export function within(range: IDRange | undefined) {
  if (!range) return sql<boolean>`true`
  return sql<boolean>`(import_row.item_id > ${range.after} and import_row.item_id <= ${range.upTo})`
}

/** What is read of an import at a time: as many rows as these, or so many characters of what they say. */
const AT_ONCE = { rows: 5_000, characters: 8_000_000 }

/** All rows of an import that are not rejected, in ranges of items that fit into memory. One row is always in a range. */
export async function* rangesOf(db: CompanyQueries, importID: number): AsyncGenerator<IDRange> {
  const size = sql<number>`length(fields::text)`
  for (let after = ''; ;) {
    const { up_to: upTo } = await db
      .selectFrom((inner) =>
        inner
          .selectFrom('import_row')
          .select(['item_id', sql<number>`sum(${size}) over (order by item_id) - ${size}`.as('before')])
          .where('import_id', '=', importID)
          .where('action', '<>', 'rejected')
          .where('item_id', '>', after)
          .orderBy('item_id')
          .limit(AT_ONCE.rows)
          .as('next'),
      )
      .select(({ fn }) => fn.max('next.item_id').as('up_to'))
      .where('next.before', '<', AT_ONCE.characters)
      .executeTakeFirstOrThrow()
    if (upTo === null) return
    yield { after, upTo }
    after = upTo
  }
}

/** Rows of the same item that are left out by one statement. */
const LEFT_OUT_AT_ONCE = 100_000

/**
 * Of several rows of one item the last one counts, in whichever part it came. The others stay, marked: they count again
 * if the last one is corrected and becomes that of another item.
 */
export async function leaveOutSuperseded(db: CompanyQueries, importID: number) {
  while ((await leaveOutSome(db, importID)) === LEFT_OUT_AT_ONCE);
}

async function leaveOutSome(db: CompanyQueries, importID: number): Promise<number> {
  const rows = await db
    .selectFrom((inner) =>
      inner
        .selectFrom('import_row')
        .select(['part', 'line'])
        .select(sql<number>`row_number() over (partition by item_id order by line desc, part desc)`.as('place'))
        .where('import_id', '=', importID)
        .where('action', '<>', 'rejected')
        .as('placed'),
    )
    .select(['placed.part', 'placed.line'])
    .where('placed.place', '>', 1)
    .limit(LEFT_OUT_AT_ONCE)
    .execute()
  if (rows.length === 0) return 0
  const [parts, lines] = [rows.map(({ part }) => part), rows.map(({ line }) => line)]
  await db
    .updateTable('import_row')
    .set({ action: 'rejected' })
    .from(
      sql<{ part: number; line: number }>`unnest(${parts}::int[], ${lines}::int[])`.as<'superseded'>(
        sql`superseded(part, line)`,
      ),
    )
    .where('import_row.import_id', '=', importID)
    .whereRef('import_row.part', '=', 'superseded.part')
    .whereRef('import_row.line', '=', 'superseded.line')
    .execute()
  return rows.length
}

/** The rows of an import that are not rejected, or those of them in the range. */
export function rowsOf(db: CompanyQueries, { import_id }: ImportRecord, range?: IDRange) {
  return db
    .selectFrom('import_row')
    .select(['import_row.part', 'import_row.line', 'import_row.item_id', 'import_row.fields'])
    .where('import_row.import_id', '=', import_id)
    .where('import_row.action', '<>', 'rejected')
    .where(within(range))
}
