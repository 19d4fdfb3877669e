import { sql } from 'kysely'
import type { HandlersOf } from '../call.ts'
import type { KeyValue } from '@greenroom/validation'
import type { Change } from '../database/platform-tables.ts'
import { hiddenFields } from '../items/item-columns.ts'
import { pageOf, readCursor } from '../paging/cursor.ts'
import { findImport, importAnswer, selectImports } from './import-record.ts'

/** What can be read of imports. Each list is in an order that later rows do not disturb. */
export const importListHandlers: HandlersOf<'listImports' | 'getImport' | 'listImportRows' | 'listImportRejections'> = {
  listImports: async ({ company, query: { cursor, limit = 100 } }) => {
    const after = readCursor(cursor, 'newest')
    const rows = await selectImports(company.db)
      .where(after ? sql<boolean>`import_id < ${after.value}` : sql<boolean>`true`)
      .orderBy('import_id', 'desc')
      .limit(limit + 1)
      .execute()
    return { body: pageOf(rows, limit, 'newest', ({ import_id }) => [import_id, ''], importAnswer) }
  },

  getImport: async ({ company, params }) => ({ body: importAnswer(await findImport(company.db, params.importID)) }),

  listImportRows: async ({ company, user, params, query: { cursor, limit = 100, action } }) => {
    const { import_id } = await findImport(company.db, params.importID)
    const hidden = hiddenFields(user.grants) as ReadonlySet<string>
    const after = readCursor(cursor, 'line')
    const rows = await company.db
      .selectFrom('import_row')
      .leftJoin('item', 'item.item_id', 'import_row.item_id')
      .select(['import_row.line', 'import_row.item_id', 'import_row.action', 'import_row.changes'])
      .select(sql<string>`coalesce(import_row.fields ->> 'name', item.name, '')`.as('name'))
      .where('import_id', '=', import_id)
      .where('action', 'is not', null)
      .where(action ? sql<boolean>`action = ${action}` : sql<boolean>`true`)
      .where(after ? sql<boolean>`line > ${after.value}` : sql<boolean>`true`)
      .orderBy('line')
      .limit(limit + 1)
      .execute()
    const answerOf = (row: (typeof rows)[number]) => ({
      line: row.line,
      itemID: row.item_id,
      name: row.name,
      action: row.action!,
      changes: (row.changes ?? []).filter(({ field }) => !hidden.has(field)).map(inWords),
    })
    return { body: pageOf(rows, limit, 'line', ({ line }) => [line, ''], answerOf) }
  },

  listImportRejections: async ({ company, params, query: { cursor, limit = 100 } }) => {
    const { import_id } = await findImport(company.db, params.importID)
    const after = readCursor(cursor, 'rejection')
    const rows = await company.db
      .selectFrom('import_rejection')
      .select(['rejection_id', 'line', 'header', 'field', 'value', 'code', 'message', 'cells'])
      .where('import_id', '=', import_id)
      .where(
        after ? sql<boolean>`(line, rejection_id) > (${after.value}::int, ${after.id}::bigint)` : sql<boolean>`true`,
      )
      .orderBy('line')
      .orderBy('rejection_id')
      .limit(limit + 1)
      .execute()
    const keyOf = ({ line, rejection_id }: (typeof rows)[number]): [number, string] => [line, String(rejection_id)]
    return {
      body: pageOf(rows, limit, 'rejection', keyOf, ({ header, rejection_id: _, ...row }) => ({
        ...row,
        column: header,
      })),
    }
  },
}

function inWords({ field, from, to }: Change) {
  const words = (value: unknown) => {
    if (value === null || value === undefined) return null
    if (typeof value === 'boolean') return value ? 'yes' : 'no'
    return Array.isArray(value) ? value.map(inWord).join(', ') || null : String(value)
  }
  return { field, from: words(from), to: words(to) }
}

/** An entry of a list: a text, or an additional attribute. */
function inWord(entry: unknown): string {
  const pair = entry as KeyValue
  return typeof entry === 'object' ? `${pair.key} ${pair.value}` : String(entry)
}
