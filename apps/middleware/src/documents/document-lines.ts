import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { CompanyStore } from '#database/company-store.ts'
import type { WriteTransaction } from '#calls/write.ts'
import { itemsNamedBy } from './line-items.ts'
import type { Completed, Shape, StoredKind } from './stored-kind.ts'

/** The lines in stored form, with the fields that the product fills in, each with the ID that it has or with a new one. */
export async function completeLines<Of extends Shape>(
  store: CompanyStore,
  of: StoredKind<Of>,
  lines: readonly (Of['draftLine'] | Of['line'])[],
  stored: Completed<Of>,
  hold?: 'forUpdate',
): Promise<Of['line'][]> {
  return withLineIDs<Of>(await of.completeLines(store, lines, stored, hold), lines)
}

/** Completed lines with the IDs of those that they come from, in the same order, and new ones for those that come after. */
export function withLineIDs<Of extends Shape>(
  completed: readonly Omit<Of['line'], 'lineID'>[],
  lines: readonly (Of['draftLine'] | Of['line'])[],
): Of['line'][] {
  return completed.map((line, index) => ({ ...line, lineID: lines[index]?.lineID ?? randomUUID() }))
}

/** Writes the lines that are new or have changed, and removes all others of the document. */
export async function writeLines<Of extends Shape>(
  { db }: WriteTransaction,
  { kind }: Pick<StoredKind<Of>, 'kind'>,
  number: string,
  lines: readonly Of['line'][],
) {
  const ids = lines.map(({ lineID }) => lineID)
  await db
    .deleteFrom('document_line')
    .where('kind', '=', kind.name)
    .where('number', '=', number)
    .where(sql<boolean>`line_id != all(${ids}::uuid[])`)
    .execute()
  if (lines.length === 0) return
  const items = lines.map((line) => itemsNamedBy(kind, line)[0]?.itemID ?? null)
  const fields = lines.map(({ lineID: _, ...others }) => JSON.stringify(others))
  const columns = [sql`${ids}::uuid[]`, sql`${items}::text[]`, sql`${fields}::jsonb[]`]
  await db
    .insertInto('document_line')
    .columns(['kind', 'number', 'line_id', 'line', 'item_id', 'fields'])
    .expression((select) =>
      select
        .selectFrom(
          sql<Given>`unnest(${sql.join(columns)}) with ordinality`.as<'given'>(
            sql`given(line_id, item_id, fields, position)`,
          ),
        )
        .select([
          sql<string>`${kind.name}::text`.as('kind'),
          sql<string>`${number}::text`.as('number'),
          'given.line_id',
        ])
        .select([sql<number>`(given.position - 1)::int`.as('line'), 'given.item_id', 'given.fields']),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['company_code', 'kind', 'number', 'line_id'])
        .doUpdateSet(({ ref }) => ({
          line: ref('excluded.line'),
          item_id: ref('excluded.item_id'),
          fields: ref('excluded.fields'),
        }))
        .where(
          sql<boolean>`(document_line.line, document_line.item_id, document_line.fields)
            is distinct from (excluded.line, excluded.item_id, excluded.fields)`,
        ),
    )
    .execute()
}

interface Given {
  line_id: string
  item_id: string | null
  fields: string
  position: number
}
