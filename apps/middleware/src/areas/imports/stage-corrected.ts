import { sql } from 'kysely'
import { type ItemDraft, itemField, type ItemFieldName, itemOf, LIST_KINDS, type ListKind } from '@greenroom/catalog'
import {
  type ColumnMapping,
  correctCells,
  CREATABLE_LISTS,
  type EntryList,
  type ImportPlan,
  type KnownEntries,
  type ListedEntry,
  type MissingChoices,
  MOST_ITEMS,
  planImport,
  readCorrected,
  readEntries,
  TOO_MANY_ITEMS,
} from '@greenroom/imports'
import { allows, type Feature, type Grants } from '@greenroom/permissions'
import type { CompanyQueries } from '#database/company-store.ts'
import type { WriteTransaction } from '#calls/write.ts'
import type { ItemRules } from '#areas/items/item-rules.ts'
import { type Choice, entriesOf } from '#areas/reference/read-lists.ts'
import { markChecked } from './corrections.ts'
import { columnOf, type ImportRecord, mappedAttribute, mappedFields } from './import-record.ts'
import {
  forgetEntriesOfCorrections,
  keepNewEntries,
  type NewEntry,
  newEntriesOf,
  newEntryErrors,
} from './new-entries.ts'
import { tooMuch } from './part-size.ts'
import { insertRows, judgeItems } from './receive-part.ts'
import { type Fault, insertRejections, keptCells, rejectionsAt } from './rejections.ts'

/** Rows that are read again at a time: each may have 100,000 characters. */
const ROWS_AT_ONCE = 200

/** As many as may come with an import. */
const MOST_ENTRIES = 5_000
const TOO_MANY_ENTRIES = 'An import can create at most 5,000 list entries. Correct the file and choose it again.'

/** How the file was read, and why records that it would create can't be, by field and ID. */
interface ReadingPlan extends ImportPlan {
  refused: Map<string, string>
}

interface CorrectedRow {
  part: number
  line: number
  /** With the corrections. */
  cells: string[]
}

/** Reads the corrected rows again, and stages or rejects each in place of what it was. */
export async function stageCorrected(tx: WriteTransaction, record: ImportRecord, rules: ItemRules) {
  const { db } = tx
  const { import_id } = record
  await forgetEntriesOfCorrections(db, import_id)
  let rows = await correctedRows(db, import_id, 0)
  if (rows.length === 0) return
  const plan = await readingPlan(db, record, rules)
  for (; rows.length > 0; rows = await correctedRows(db, import_id, rows.at(-1)!.line)) {
    const lines = rows.map(({ line }) => line)
    const { accepted, rejected, made } = await judgeCorrected(db, record, plan, rows, rules)
    await keepNewEntries(tx, import_id, made, { by_correction: true })
    const isOfRows = sql<boolean>`line = any(${lines})`
    await db.deleteFrom('import_rejection').where('import_id', '=', import_id).where(isOfRows).execute()
    await db
      .updateTable('import_row')
      .set({ action: 'rejected' })
      .where('import_id', '=', import_id)
      .where(isOfRows)
      .execute()
    await insertRows(tx, import_id, accepted)
    await insertRejections(db, import_id, rejected)
  }
  await markChecked(db, import_id)
  await refuseTooManyItems(db, import_id)
  if ((await newEntriesOf(db, import_id)).length > MOST_ENTRIES) throw tooMuch(TOO_MANY_ENTRIES)
}

/** What the rules of the form have against a cell of a corrected row, whatever the catalog says. */
export async function faultAt(
  db: CompanyQueries,
  record: ImportRecord,
  row: CorrectedRow,
  column: number,
  rules: ItemRules,
): Promise<Fault | undefined> {
  const plan = await readingPlan(db, record, rules)
  const isHere = ({ field }: Fault) => columnOf(record, field) === column
  const { rejected } = await judgeCorrected(db, record, plan, [row], rules)
  const fault = rejected.find(isHere)
  if (fault || rejected.length === 0) return fault
  // What else is wrong with the row keeps its references from being looked up.
  const alone = {
    ...plan,
    columns: plan.columns.filter(({ index }) => index === column),
    attributes: plan.attributes.filter(({ index }) => index === column),
  }
  return (await judgeCorrected(db, record, alone, [row], rules)).rejected.find(isHere)
}

async function judgeCorrected(
  db: CompanyQueries,
  record: ImportRecord,
  plan: ReadingPlan,
  rows: readonly CorrectedRow[],
  rules: ItemRules,
) {
  const readings = rows.map((row) => ({ row, reading: readCorrected(row.cells, plan) }))
  const items = readings.flatMap(({ row: { part, line }, reading }) => {
    if (reading.outcome === 'rejected') return []
    const { values, attributes, replaced } = reading
    return [{ part, line, item: attributes.length > 0 ? { ...itemOf(values), attributes } : itemOf(values), replaced }]
  })
  const made = await creatable(db, plan, rules)
  const found = await judgeItems(db, record, items, rules, made)
  const judged = found.judged.map(({ row, faults }) => ({ row, faults: withReasons(faults, row.fields, plan) }))
  const faultsByLine = new Map<number, readonly Fault[]>(judged.map(({ row, faults }) => [row.line, faults]))
  const rejected = readings.flatMap(({ row, reading }) => {
    const faults = reading.outcome === 'rejected' ? reading.issues : faultsByLine.get(row.line)!
    return rejectionsAt(row, keptCells(row.cells), faults, record)
  })
  return { accepted: judged.filter(({ faults }) => faults.length === 0).map(({ row }) => row), rejected, made }
}

/** The records that the rows just read would create, without those that can't be created. */
async function creatable(db: CompanyQueries, { entries, refused }: ReadingPlan, rules: ItemRules) {
  const read = (entries?.created.splice(0) ?? []).map(({ list, id, name }): NewEntry => ({
    kind: list as ListKind,
    id,
    name,
  }))
  for (const { field, message } of await newEntryErrors(db, read, rules)) {
    const { kind, id } = read[Number(field.replace('newEntries.', ''))]!
    refused.set(`${listOf(kind)} ${id}`, message)
  }
  return read.filter(({ kind, id }) => !refused.has(`${listOf(kind)} ${id}`))
}

/** A record that can't be created does not exist, because of a reason. */
function withReasons(faults: readonly Fault[], fields: ItemDraft, { refused }: ReadingPlan): readonly Fault[] {
  return faults.map((fault) => {
    const message = refused.get(`${fault.field} ${String(fields[fault.field as ItemFieldName])}`)
    return message === undefined ? fault : { ...fault, message }
  })
}

async function correctedRows(db: CompanyQueries, importID: number, after: number): Promise<CorrectedRow[]> {
  const rows = await db
    .selectFrom('import_correction')
    .select(['part', 'line', 'cells', 'column_index', 'value'])
    .where('import_id', '=', importID)
    .where('line', 'in', ({ selectFrom }) =>
      selectFrom('import_correction as next')
        .select('next.line')
        .distinct()
        .where('next.import_id', '=', importID)
        .where('next.line', '>', after)
        .orderBy('next.line')
        .limit(ROWS_AT_ONCE),
    )
    .orderBy('line')
    .execute()
  return [...Map.groupBy(rows, ({ line }) => line)].map(([line, own]) => {
    const { part, cells } = own[0]!
    const corrections = own.flatMap(({ column_index, value }) =>
      value === null ? [] : [[column_index, value] as const],
    )
    return { part, line, cells: correctCells(cells, new Map(corrections)) }
  })
}

/** How the file was read, with the lists as they are now. */
async function readingPlan(
  db: CompanyQueries,
  record: ImportRecord,
  { restricted, hidden, grants }: ItemRules,
): Promise<ReadingPlan> {
  const { mapping, reading } = record
  const { leaveUnknown = [], createUnknown = [], ...options } = reading
  const columns = mapping.filter(({ field }) => mappedAttribute(field) === undefined)
  const attributes = mapping.flatMap(({ field, column }) => {
    const label = mappedAttribute(field)
    return label === undefined ? [] : [{ label, index: column }]
  })
  const toCreate = CREATABLE_LISTS.filter(
    (list) =>
      list !== 'attributes' && createUnknown.includes(list) && allows(grants, LIST_KINDS[list].feature, 'WRITE'),
  )
  const missing: MissingChoices = Object.fromEntries([
    ...leaveUnknown.map((list) => [list, 'leave']),
    ...toCreate.map((list) => [list, 'create']),
  ])
  const entries = readEntries(await knownEntries(db, record, grants), missing)
  const fields: ColumnMapping = Object.fromEntries(columns.map(({ field, column }) => [field, column]))
  const context = { restricted, hidden: hidden as ReadonlySet<ItemFieldName> }
  return { ...planImport(fields, options, context, { attributes, entries }), refused: new Map() }
}

/** The lists that anybody with access to a list of their own may read; the others come with the products. */
const OF_THEIR_OWN = new Set<ListKind>(['additionalAttribute', 'discount', 'fee', 'tax', 'unit'])

/** The records that the names in the file may mean, also those that come with it. */
async function knownEntries(db: CompanyQueries, record: ImportRecord, grants: Grants): Promise<KnownEntries> {
  const fields = new Set<string>(mappedFields(record).filter((name) => itemField(name).kind === 'ref'))
  if (record.mapping.some(({ field }) => mappedAttribute(field) !== undefined)) fields.add('attributes')
  const kinds = (Object.keys(LIST_KINDS) as ListKind[]).filter((kind) => {
    const feature: Feature = OF_THEIR_OWN.has(kind) ? LIST_KINDS[kind].feature : 'CATALOG_PRODUCT'
    return fields.has(listOf(kind)) && allows(grants, feature, 'READ')
  })
  if (kinds.length === 0) return {}
  const stored = await entriesOf(db, kinds)
  const made = (await newEntriesOf(db, record.import_id)).filter(({ kind }) => kinds.includes(kind))
  const known: Partial<Record<EntryList, ListedEntry[]>> = {}
  for (const kind of kinds) {
    known[listOf(kind)] = [
      ...stored.filter((entry) => entry.kind === kind).map(listedEntry),
      ...made.filter((entry) => entry.kind === kind).map(({ id, name }) => ({ id, name })),
    ]
  }
  return known
}

function listOf(kind: ListKind): EntryList {
  return kind === 'additionalAttribute' ? 'attributes' : (LIST_KINDS[kind].itemField as ItemFieldName)
}

/** An item has an additional attribute by its key. */
function listedEntry({ kind, id, key, name, type, choices }: Choice): ListedEntry {
  if (kind !== 'additionalAttribute') return { id, name }
  return { id: String(key), name, rule: { label: name, type: type as 'TEXT', choices } }
}

async function refuseTooManyItems(db: CompanyQueries, importID: number) {
  const { count } = await db
    .selectFrom('import_row')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('import_id', '=', importID)
    .executeTakeFirstOrThrow()
  if (count > MOST_ITEMS) throw tooMuch(TOO_MANY_ITEMS)
}
