import { sql } from 'kysely'
import type { HandlersOf } from '#http/call.ts'
import { explainDenied } from '@greenroom/permissions'
import type { KeyValue } from '@greenroom/catalog'
import type { Change } from '#database/columns.ts'
import type { CompanyQueries } from '#database/company-store.ts'
import { changesOfRow } from './field-sql.ts'
import { guardOf, hasVisible, hiddenFields, type StoredField } from '#areas/items/item-columns.ts'
import { equals } from '#query/filters.ts'
import { listQuery } from '#query/list-query.ts'
import { byNumber, descending } from '#query/sort-keys.ts'
import {
  findImport,
  importAnswer,
  type ImportRecord,
  mappedAttribute,
  mappedFields,
  selectImports,
} from './import-record.ts'

const importID = byNumber('import_id')

const allImports = listQuery({ from: selectImports, key: importID, byDefault: [descending(importID)] })

const importRows = listQuery({
  from: ({ db, record, hidden }: OfRecord) =>
    db
      .selectFrom('import_row')
      .leftJoin('item', 'item.item_id', 'import_row.item_id')
      .select(['import_row.line', 'import_row.item_id', 'import_row.action'])
      .select(sql<Change[] | null>`${changesOfRow(mappedFields(record))}`.as('changes'))
      .select(sql<string>`coalesce(import_row.fields ->> 'name', item.name, '')`.as('name'))
      .where('import_id', '=', record.import_id)
      .where('import_row.action', '<>', 'rejected')
      .where(sql<boolean>`(import_row.action <> ${'update'} or ${hasVisible(sql.ref('import_row.changes'), hidden)})`)
      .$narrowType<{ action: 'create' | 'update' | 'unchanged' }>()
      // Until they are compared, nothing is known of what they would do.
      .where(sql<boolean>`${record.state !== 'RECEIVING'}`),
  key: byNumber('line'),
  byDefault: [],
  filters: { action: equals('action') },
})

const rejections = listQuery({
  from: ({ db, import_id }: OfImport) =>
    db
      .selectFrom('import_rejection')
      .select(['line', 'header', 'field', 'value', 'code', 'message', 'cells'])
      .where('import_id', '=', import_id),
  key: byNumber('rejection_id'),
  byDefault: [byNumber('line')],
})

/** What can be read of imports. Each list is in an order that later rows do not disturb. */
export const importListHandlers: HandlersOf<'listImports' | 'getImport' | 'listImportRows' | 'listImportRejections'> = {
  listImports: async ({ company, query }) => ({ body: await allImports.page(company.db, query, importAnswer) }),

  getImport: async ({ company, params }) => ({ body: importAnswer(await findImport(company.db, params.importID)) }),

  listImportRows: async ({ company: { db }, user, params, query }) => {
    const record = await findImport(db, params.importID)
    const hidden = hiddenFields(user.grants) as ReadonlySet<string>
    return {
      body: await importRows.page({ db, record, hidden }, query, (row) => ({
        line: row.line,
        itemID: row.item_id,
        name: row.name,
        action: row.action,
        changes: (row.changes ?? []).filter(({ field }) => !hidden.has(field)).map(inWords),
      })),
    }
  },

  listImportRejections: async ({ company: { db }, user, params, query }) => {
    const { import_id, mapping } = await findImport(db, params.importID)
    const hidden = hiddenFields(user.grants)
    const isHidden = (field: string) => hidden.has(inChanges(field))
    const hiddenCells = new Set(mapping.filter(({ field }) => isHidden(field)).map(({ column }) => column))
    return {
      body: await rejections.page({ db, import_id }, query, ({ line, header, field, value, code, message, cells }) => ({
        line,
        column: header,
        field,
        value: isHidden(field) ? '' : value,
        code,
        message: isHidden(field) ? explainDenied(guardOf(inChanges(field))!, 'READ') : message,
        cells: cells.map((cell, index) => (hiddenCells.has(index) ? '' : cell)),
      })),
    }
  },
}

/** Changes name all additional attributes together, mappings and rejections each of them. */
function inChanges(field: string): StoredField {
  return mappedAttribute(field) === undefined ? (field as StoredField) : 'attributes'
}

interface OfRecord {
  db: CompanyQueries
  record: ImportRecord
  hidden: ReadonlySet<string>
}

interface OfImport {
  db: CompanyQueries
  import_id: number
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
