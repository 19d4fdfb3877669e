import { type RawBuilder, sql } from 'kysely'
import type { HandlersOf } from '#calls/call.ts'
import { allows, explainDenied } from '@greenroom/permissions'
import { correctCells } from '@greenroom/imports'
import { farPrice, type KeyValue, usedUPC } from '@greenroom/catalog'
import type { Change } from '#database/columns.ts'
import type { CompanyQueries } from '#database/company-store.ts'
import { guardOf, hasVisible, hiddenFields } from '#areas/items/item-columns.ts'
import { equals } from '#query/filters.ts'
import { listQuery } from '#query/list-query.ts'
import { byNumber, descending } from '#query/sort-keys.ts'
import { plannedChanges } from './changed-here.ts'
import {
  findImport,
  importAnswer,
  type ImportRecord,
  inChanges,
  seesAllMapped,
  selectImports,
} from './import-record.ts'
import { alikeRejected, rejectedCells, uncheckedOf } from './corrections.ts'
import { itemNamedIn, rowNames } from './row-names.ts'
import { keptCells } from './rejections.ts'
import type { RowWarning } from './tables.ts'

const importID = byNumber('import_id')

const allImports = listQuery({
  from: selectImports,
  key: importID,
  byDefault: [descending(importID)],
  filters: {
    waitingFor: (userName: string) => sql<boolean>`import.state = 'CHECKED' and import.created_by = ${userName}`,
  },
})

const importRows = listQuery({
  from: ({ db, record, hidden, seesAll }: OfRecord) =>
    db
      .selectFrom('import_row')
      .leftJoin('item', 'item.item_id', 'import_row.item_id')
      .select(['import_row.line', 'import_row.item_id', 'import_row.action'])
      .select('import_row.warnings')
      .select(changesOf(db, record).as('changes'))
      .select(sql<string>`coalesce(import_row.fields ->> 'name', item.name, '')`.as('name'))
      .where('import_id', '=', record.import_id)
      .where('import_row.action', '<>', 'rejected')
      .where(sql<boolean>`(import_row.action <> ${'update'} or ${hasVisible(changesOf(db, record), hidden)})`)
      .where(sql<boolean>`(${seesAll} or import_row.action <> ${'unchanged'})`)
      .$narrowType<{ action: 'create' | 'update' | 'unchanged' }>()
      // Until they are compared, nothing is known of what they would do, and of what was canceled nothing more.
      .where(sql<boolean>`${record.state !== 'RECEIVING' && record.state !== 'CANCELED'}`),
  key: byNumber('line'),
  byDefault: [],
  size: sql<number>`octet_length(import_row.changes::text)`,
  filters: {
    action: equals('action'),
    warning: (code: RowWarning['code']) =>
      sql<boolean>`(import_row.warnings @> ${JSON.stringify([{ code }])}::jsonb and import_row.action in (${'create'}, ${'update'}))`,
  },
})

/** Until it is applied, a row still has the changes that it will not make, because what was changed here stays. */
function changesOf(db: CompanyQueries, record: ImportRecord): RawBuilder<Change[]> {
  return record.counts?.changedHere ? plannedChanges(db, record.import_id) : sql`import_row.changes`
}

const rejections = listQuery({
  from: ({ db, record, seesAll }: OfRecord) =>
    db
      .selectFrom(rejectedCells(db, record).as('cell'))
      .select(['cell.line', 'cell.header', 'cell.field', 'cell.value', 'cell.original', 'cell.to_check'])
      .select(['cell.code', 'cell.message', 'cell.cells', 'cell.correctable'])
      .select(itemNamedIn(db, record).as('item_name'))
      .select(sql<Record<string, string> | null>`${uncheckedOf(db, record.import_id, sql`cell.line`)}`.as('unchecked'))
      // The check compares with what the items have.
      .where(sql<boolean>`(${seesAll} or not cell.by_check)`)
      // Without the mapping of its columns, nobody knows which cells are hidden.
      .where(sql<boolean>`${record.state !== 'CANCELED'}`),
  key: byNumber('rejection_id'),
  byDefault: [byNumber('line')],
  size: sql<number>`octet_length(cell.cells::text)`,
  filters: { code: equals('cell.code') },
})

/** What can be read of imports. Each list is in an order that later rows do not disturb. */
export const importListHandlers: HandlersOf<'listImports' | 'getImport' | 'listImportRows' | 'listImportRejections'> = {
  listImports: async ({ company, user, query }) => ({
    body: await allImports.page(
      company.db,
      { ...query, ...(query.waiting && { waitingFor: user.userName }) },
      (record) => importAnswer(record, user.grants),
    ),
  }),

  getImport: async ({ company, user, params }) => ({
    body: importAnswer(await findImport(company.db, params.importID), user.grants),
  }),

  listImportRows: async ({ company: { db }, user, params, query }) => {
    const record = await findImport(db, params.importID)
    const hidden = hiddenFields(user.grants) as ReadonlySet<string>
    const mayName = allows(user.grants, 'CATALOG_PRODUCT', 'READ')
    return {
      body: await importRows.page(
        { db, record, hidden, seesAll: seesAllMapped(record, user.grants) },
        query,
        (row) => ({
          line: row.line,
          itemID: row.item_id,
          name: row.name,
          action: row.action,
          changes: row.changes
            .filter(({ field }) => !hidden.has(field))
            .map(({ field, from, to }) => ({ field, from: inWords(from), to: inWords(to) })),
          warnings: row.warnings
            .filter(({ field }) => !hidden.has(field))
            .map((warning) => warningOf(warning, mayName)),
        }),
      ),
    }
  },

  listImportRejections: async ({ company: { db }, user, params, query }) => {
    const record = await findImport(db, params.importID)
    const hidden = hiddenFields(user.grants)
    const isHidden = (field: string) => hidden.has(inChanges(field))
    const namesIn = rowNames(record)
    const hiddenCells = new Set(record.mapping.filter(({ field }) => isHidden(field)).map(({ column }) => column))
    const { rows, nextCursor } = await rejections.read(
      { db, record, hidden, seesAll: seesAllMapped(record, user.grants) },
      query,
    )
    const alikeOf = await alikeRejected(db, record, rows)
    const data = rows.map(({ line, header, field, value, original, to_check, code, message, correctable, ...row }) => {
      const unchecked = Object.entries(row.unchecked ?? {})
      const cells = correctCells(row.cells, new Map(unchecked.map(([column, text]) => [Number(column), text])))
      const seen = isHidden(field)
        ? { value: '', original: null, alike: 0, correctable: false }
        : { value, original, alike: alikeOf({ field, value }), correctable }
      return {
        line,
        ...namesIn(cells, row.item_name),
        column: header,
        field,
        ...seen,
        toCheck: to_check,
        code,
        message: isHidden(field) ? explainDenied(guardOf(inChanges(field))!, 'READ') : message,
        cells: keptCells(cells).map((cell, index) => (hiddenCells.has(index) ? '' : cell)),
      }
    })
    return { body: { data, nextCursor } }
  },
}

interface OfRecord {
  db: CompanyQueries
  record: ImportRecord
  hidden: ReadonlySet<string>
  /** The user sees every field that the file fills. */
  seesAll: boolean
}

/** The other items are named to those who may see them. */
function warningOf(warning: RowWarning, mayName: boolean) {
  const { field, code, message } =
    warning.code === 'usedUPC'
      ? usedUPC(warning.field, warning.value, mayName ? warning.itemIDs : [])
      : farPrice(warning.field, warning.from, warning.to)
  return { field, code: code as RowWarning['code'], message }
}

/** A stored value as text. */
export function inWords(value: unknown): string | null {
  if (value === null || value === undefined) return null
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return Array.isArray(value) ? value.map(inWord).join(', ') || null : String(value)
}

/** An entry of a list: a text, or an additional attribute. */
function inWord(entry: unknown): string {
  const pair = entry as KeyValue
  return typeof entry === 'object' ? `${pair.key} ${pair.value}` : String(entry)
}
