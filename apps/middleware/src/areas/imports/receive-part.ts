import { sql } from 'kysely'
import { accessTo, allows, explainDenied } from '@greenroom/permissions'
import {
  draftOf,
  type ItemDraft,
  itemField,
  type ItemFieldName,
  type KeyValue,
  PACKAGE,
  readItem,
} from '@greenroom/catalog'
import type { components } from '@greenroom/openapi'
import type { Change } from '#database/columns.ts'
import type { CompanyQueries } from '#database/company-store.ts'
import { jsonArrays } from '#database/statement-size.ts'
import type { WriteTransaction } from '#calls/write.ts'
import { refused } from '#failures/failures.ts'
import { findReferences, referenceErrors, type References } from '#areas/items/item-references.ts'
import type { ItemRules } from '#areas/items/item-rules.ts'
import { type ImportRecord, mappedFields, mappingOf } from './import-record.ts'
import { type NewEntry, withNewEntries } from './new-entries.ts'
import { holdSize } from './part-size.ts'
import { asWritten, replacedCodeFaults } from './replaced-codes.ts'
import { type Fault, insertRejections, keptCells, type Rejection, rejectionsOf } from './rejections.ts'

type ImportPart = components['schemas']['ImportPart']

/** A draft while it is put together. */
type Said = { -readonly [Name in keyof ItemDraft]: ItemDraft[Name] }

interface StagedRow {
  part: number
  line: number
  fields: ItemDraft
  attributes: KeyValue[]
  pictures: string[]
}

/** Keeps a part of the file, in place of what was sent under its number before. Each item is checked again. */
export async function receivePart(
  tx: WriteTransaction,
  record: ImportRecord,
  part: number,
  { items, rejections }: ImportPart,
  rules: ItemRules,
) {
  refuseRepeatedLines(items.map(({ line }) => line))
  const { judged, references } = await judgeItems(
    tx.db,
    record,
    items.map((sent) => ({ ...sent, part })),
    rules,
  )
  const accepted = judged.filter(({ faults }) => faults.length === 0).map(({ row }) => row)
  const writtenAt = new Map(items.map(({ line, replaced = [] }) => [line, replaced]))
  const own = judged.flatMap(({ row, faults }) =>
    rejectionsOf({ ...row, fields: asWritten(row.fields, writtenAt.get(row.line)!) }, faults, record, references),
  )
  const readers = rejections.map(({ column, cells, ...rejection }): Rejection => ({
    ...rejection,
    part,
    header: column,
    cells: keptCells(cells),
  }))

  const { import_id } = record
  const size = JSON.stringify({ items, rejections }).length
  await holdSize(tx.db, import_id, part, { size, items: accepted.length })
  for (const table of ['import_row', 'import_rejection'] as const) {
    await tx.db.deleteFrom(table).where('import_id', '=', import_id).where('part', '=', part).execute()
  }
  await insertRows(tx, import_id, accepted)
  await insertRejections(tx.db, import_id, [...readers, ...own])
}

/** An item as it is sent, or read from a corrected row. */
type SentItem = ImportPart['items'][number] & { part: number }

/**
 * Each item as it is staged, with what is wrong with it, and what exists of the entries that they refer to. `others` are
 * made besides those that came with the import.
 */
export async function judgeItems(
  db: CompanyQueries,
  record: ImportRecord,
  items: readonly SentItem[],
  rules: ItemRules,
  others: readonly NewEntry[] = [],
): Promise<{ judged: { row: StagedRow; faults: Fault[] }[]; references: References }> {
  const mapped = new Set(mappedFields(record))
  const rows = items.map(({ part, line, item, pictures = [] }) => ({
    attributes: item.attributes ?? [],
    pictures,
    ...stagedRow(part, line, mappedOnly(draftOf(item), mapped), rules),
  }))
  const sent = items.map(({ line, item, replaced = [] }) => ({ line, itemID: item.itemID ?? '', replaced }))
  const clashes = await replacedCodeFaults(db, record, sent)
  const references = await withNewEntries(db, record.import_id, await findReferences(db, rows), others)
  const judged = rows.map((row) => ({
    row,
    faults: [
      ...row.faults,
      ...(clashes.get(row.line) ?? []),
      ...deniedAttributes(row, rules),
      ...missingReferences(row, references),
    ],
  }))
  return { judged, references }
}

function refuseRepeatedLines(lines: number[]) {
  if (new Set(lines).size === lines.length) return
  const index = lines.findIndex((line, at) => lines.indexOf(line) !== at)
  const message = `Line ${lines[index]} is sent twice`
  throw refused(message, [{ field: `items.${index}.line`, message }])
}

function mappedOnly(draft: ItemDraft, mapped: ReadonlySet<ItemFieldName>): ItemDraft {
  const said: Said = {}
  for (const name of mapped) if (name in draft) said[name] = draft[name]
  return said
}

/**
 * Judges what a row says, and that it names its item. What a new item needs besides, how many decimals a changed price
 * may have and which product ID an item may be given, is judged when it is known what the row changes (`judge-rows.ts`).
 */
function stagedRow(part: number, line: number, given: ItemDraft, rules: ItemRules) {
  const stored = { productID: given.productID }
  const { item, issues } = readItem(given, { mode: 'create', restricted: rules.restricted, stored })
  const read = draftOf(item)
  const names = Object.keys(given) as ItemFieldName[]
  const fields: Said = {}
  for (const name of names) if (read[name] !== undefined) fields[name] = withPlainLineEnds(name, read[name])
  const faults = [
    ...issues.filter(({ field }) => given[field] !== undefined || field === 'itemID'),
    ...deniedFields(given, rules),
  ]
  return { part, line, fields: faults.length > 0 ? given : fields, faults }
}

/** However a file writes its line breaks, a text is the same. */
function withPlainLineEnds<Value>(name: ItemFieldName, value: Value): Value | string {
  return typeof value === 'string' && itemField(name).kind === 'lines' ? value.replaceAll(/\r\n?/g, '\n') : value
}

function deniedAttributes({ attributes }: StagedRow, { grants }: ItemRules) {
  if (attributes.length === 0 || accessTo(grants, 'CATALOG_CUSTOM_ATTRIBUTES').read) return []
  return [{ field: 'attributes', code: 'denied', message: explainDenied('CATALOG_CUSTOM_ATTRIBUTES', 'READ') }]
}

/** Fields that the user may not even see are refused whatever they say, else an import could be used to guess them. */
function deniedFields(given: ItemDraft, { hidden, grants }: ItemRules) {
  const denied = (field: ItemFieldName, message: string) => ({ field, code: 'denied', message })
  const names = Object.keys(given) as ItemFieldName[]
  const unseen = names.filter((name) => hidden.has(name) && given[name] !== undefined)
  return [
    ...unseen.map((name) => denied(name, explainDenied(itemField(name).feature!, 'READ'))),
    ...(Number(given.type) === PACKAGE && !allows(grants, 'CATALOG_PACKAGING', 'READ')
      ? [denied('type', explainDenied('CATALOG_PACKAGING', 'READ'))]
      : []),
  ]
}

/** The problems of an additional attribute are named by its key, as its column is. */
function missingReferences(row: StagedRow, references: References) {
  return referenceErrors(row, references).map(({ field, message, code = 'unknown' }) => {
    const [, index] = /^attributes\.(\d+)\./.exec(field) ?? []
    return { field: index ? mappingOf(row.attributes[Number(index)]!.key) : field, message, code }
  })
}

/** Stages the rows; a row that is staged already gets the new values and keeps its pictures. */
export async function insertRows(tx: WriteTransaction, importID: number, rows: StagedRow[]) {
  const staged = rows.map(({ part, line, fields, attributes, pictures }) => {
    const said = attributes.length > 0 ? { ...fields, attributes } : fields
    return { part, line, item_id: fields.itemID, fields: said, changes: changesOfNew(said), pictures }
  })
  for (const json of jsonArrays(staged)) await insertJson(tx.db, importID, json)
}

function insertJson(db: CompanyQueries, importID: number, json: string) {
  return db
    .insertInto('import_row')
    .columns(['import_id', 'part', 'line', 'item_id', 'fields', 'changes', 'pictures'])
    .expression((select) =>
      select
        .selectFrom(
          sql<{
            part: number
            line: number
            item_id: string
          }>`jsonb_to_recordset(${json}::jsonb)`.as<'r'>(
            sql`r(part int, line int, item_id text, fields jsonb, changes jsonb, pictures jsonb)`,
          ),
        )
        .select([sql<number>`${importID}::bigint`.as('import_id'), 'r.part', 'r.line', 'r.item_id'])
        .select([sql<string>`r.fields`.as('fields'), sql<string>`r.changes`.as('changes')])
        .select(sql<string>`r.pictures`.as('pictures')),
    )
    .onConflict((conflict) =>
      conflict.columns(['company_code', 'import_id', 'part', 'line']).doUpdateSet({
        item_id: sql`excluded.item_id`,
        fields: sql`excluded.fields`,
        changes: sql`excluded.changes`,
        action: 'create',
      }),
    )
    .execute()
}

/** What a row says, as changes of nothing: those of a new item, until an old one is found (`compare.ts`). */
function changesOfNew(fields: object): Change[] {
  return Object.entries(fields).flatMap(([field, to]) =>
    field === 'itemID' || to === null ? [] : [{ field, from: null, to }],
  )
}
