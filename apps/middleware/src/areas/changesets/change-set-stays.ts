import { type AliasableExpression, sql } from 'kysely'
import { LIST_KINDS, type ListKind, PRICE_CHANGE } from '@greenroom/catalog'
import { type EntryStay, explainStay, type ItemStay, UNSEEN_USE } from '@greenroom/imports'
import { ADJUSTMENT, PURCHASE_ORDER, RECEIPT, TRANSFER } from '@greenroom/inventory'
import { allows, type Feature, type Grants, missingFrom } from '@greenroom/permissions'
import type { HandlersOf } from '#calls/call.ts'
import type { CompanyQueries } from '#database/company-store.ts'
import { canSubscribe } from '#database/entities.ts'
import { hiddenFields, type StoredField } from '#areas/items/item-columns.ts'
import { entities } from '#areas/reference/entities.ts'
import { listQuery } from '#query/list-query.ts'
import { byCode, byFlag } from '#query/sort-keys.ts'
import { type ChangeSetRecord, findChangeSet, seesWhole } from './change-set-record.ts'
import { itemStays } from './item-use.ts'
import { type MadeEntry, madeEntries } from './remove-entries.ts'
import { itemsTakenBack, removalCounts } from './written-items.ts'

/** A change set, and who asks. */
interface Asked {
  everywhere: CompanyQueries
  record: ChangeSetRecord
  grants: Grants
}

/** What undoing an applied import would remove, and keep; undefined if it would remove nothing, as any other undo. */
export async function removalOf({ everywhere, record, grants }: Asked) {
  if (!isAppliedImport(record)) return undefined
  const { kept, ...counts } = await removalCounts(everywhere, record)
  const entries = await entriesAsked({ everywhere, record, grants })
  const going = entries.filter(({ stay }) => stay === undefined).length
  if (counts.items + going === 0) return undefined
  const isAllowed = allows(grants, 'CATALOG_PRODUCT', 'DELETE')
  return { ...counts, entries: going, stays: kept + entries.length - going, isAllowed }
}

/** What an undo removed of that which an import created; undefined if that was not asked of it. */
export async function removedBy({ everywhere: db, record, grants }: Asked) {
  if (record.kind !== 'UNDO' || record.state !== 'APPLIED') return undefined
  const removed = await db
    .selectFrom('audit_entry')
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('entity', '=', 'item').as('items'),
      fn.countAll<number>().filterWhere('entity', '<>', 'item').as('entries'),
    ])
    .where('change_set_id', '=', record.change_set_id)
    .where('action', '=', 'delete')
    .executeTakeFirstOrThrow()
  const { stays } = await db
    .selectFrom('change_set_stay')
    .select(({ fn }) => fn.countAll<number>().as('stays'))
    .where('change_set_id', '=', record.change_set_id)
    .where(isReadable(grants))
    .executeTakeFirstOrThrow()
  return removed.items + removed.entries + stays === 0 ? undefined : { ...removed, stays }
}

const isAppliedImport = ({ kind, state }: ChangeSetRecord) => kind === 'IMPORT' && state === 'APPLIED'

/** Those that the user may know of. */
async function entriesAsked({ everywhere, record, grants }: Asked) {
  const made = await madeEntries(everywhere, record.change_set_id, grants, itemsTakenBack(everywhere, record))
  const readable = readableKinds(grants)
  return made.filter(({ kind }) => readable.includes(kind))
}

function readableKinds(grants: Grants): string[] {
  return (Object.keys(LIST_KINDS) as ListKind[]).filter((kind) => canSubscribe(grants, entities[kind]))
}

function isReadable(grants: Grants) {
  return sql<boolean>`kind = any(${['item', ...readableKinds(grants)]})`
}

interface KeptRow {
  kind: 'item' | ListKind
  entity_id: string
  stay: ItemStay | EntryStay
  document_kind: string | null
  document_number: string | null
}

const columns = ['kept.kind', 'kept.entity_id', 'kept.stay', 'kept.document_kind', 'kept.document_number'] as const

interface KeptOf {
  db: CompanyQueries
  record: ChangeSetRecord
  grants: Grants
  /** Entries that would stay if the import was undone. */
  entries: readonly MadeEntry[]
}

const keptRows = listQuery({
  from: (of: KeptOf) =>
    of.db
      .selectFrom((isAppliedImport(of.record) ? wouldStay(of) : stayed(of)).as('kept'))
      .select(columns)
      .select(({ selectFrom }) => {
        const item = selectFrom('item').select('item.name').whereRef('item.item_id', '=', 'kept.entity_id')
        const entry = selectFrom('list_entry')
          .select(sql<string | null>`coalesce(list_entry.name, list_entry.description)`.as('name'))
          .where('list_entry.kind', '=', sql<ListKind>`kept.kind`)
          .whereRef('list_entry.entry_id', '=', 'kept.entity_id')
        return sql<string>`coalesce(case when kept.kind = 'item' then ${item} else ${entry} end, '')`.as('name')
      }),
  key: [byCode('kept.kind'), byCode('kept.entity_id')],
  byDefault: [byFlag(sql`kept.kind <> 'item'`)],
})

function stayed({ db, record, grants }: KeptOf): AliasableExpression<KeptRow> {
  return db
    .selectFrom('change_set_stay')
    .select(['kind', 'entity_id', 'stay', 'document_kind', 'document_number'])
    .where('change_set_id', '=', record.change_set_id)
    .where(isReadable(grants))
}

function wouldStay({ db, record, entries }: KeptOf): AliasableExpression<KeptRow> {
  const given = sql<Pick<KeptRow, 'kind' | 'entity_id' | 'stay'>>`unnest(${entries.map(({ kind }) => kind)}::text[],
    ${entries.map(({ id }) => id)}::text[], ${entries.map(({ stay }) => stay!)}::text[])`
  return db
    .selectFrom(itemStays(db, record).as('item_kept'))
    .select(sql<KeptRow['kind']>`${'item'}::text`.as('kind'))
    .select(['item_kept.item_id as entity_id', sql<KeptRow['stay']>`item_kept.stay`.as('stay')])
    .select(['item_kept.document_kind', 'item_kept.document_number'])
    .unionAll(
      db
        .selectFrom(given.as<'given'>(sql`given(kind, entity_id, stay)`))
        .select(['given.kind', 'given.entity_id', 'given.stay'])
        .select([sql<null>`null::text`.as('document_kind'), sql<null>`null::text`.as('document_number')]),
    )
}

export const changeSetStayHandlers: HandlersOf<'listChangeSetStays'> = {
  listChangeSetStays: async ({ company, user: { grants }, params, query }) => {
    const { everywhere } = company
    const record = await findChangeSet(company.db, params.changeSetID)
    if (!seesWhole(record, grants)) return { body: { data: [], nextCursor: null } }
    const entries = isAppliedImport(record) ? await entriesAsked({ everywhere, record, grants }) : []
    const staying = entries.filter(({ stay }) => stay !== undefined)
    const { rows, nextCursor } = await keptRows.read({ db: everywhere, record, grants, entries: staying }, query)
    const documents = await readableDocuments(company.db, grants, rows)
    const data = rows.map((row) => ({
      kind: row.kind,
      what: row.kind === 'item' ? 'item' : LIST_KINDS[row.kind].one,
      id: row.entity_id,
      name: row.name,
      reason: reasonOf(row, grants, documents),
    }))
    return { body: { data, nextCursor } }
  },
}

/** What it takes to read that an item is used so. */
const READ_FEATURE: Partial<Record<ItemStay | EntryStay, Feature>> = {
  sold: 'REPORTS_SALES',
  stock: 'INVENTORY_DASHBOARD',
  package: 'CATALOG_PACKAGING',
  configured: 'CATALOG_PRODUCT_CTO',
  entitled: 'CATALOG_ENTITLEMENT',
  hint: 'CATALOG_LOCATION_HINT',
  label: 'UTILITIES_LABEL_PRINTING',
  import: 'CATALOG_IMPORT',
}

function reasonOf({ stay, document_number }: KeptRow, grants: Grants, documents: ReadonlyMap<string, string>): string {
  const feature = READ_FEATURE[stay]
  if (feature && !allows(grants, feature, 'READ')) return UNSEEN_USE
  const label = documents.get(document_number ?? '')
  return explainStay(stay, label === undefined ? undefined : { label, number: document_number! })
}

const DOCUMENT_KINDS = [PRICE_CHANGE, PURCHASE_ORDER, RECEIPT, TRANSFER, ADJUSTMENT]

/** A line of one may change a price that the user may not see. */
const SHOWN_BY_LINES: Readonly<Record<string, readonly StoredField[]>> = {
  [PRICE_CHANGE.name]: ['costPrice', 'sellingPrice', 'msrp'],
}

/** The documents that the user may read, of those that name the items: what each is called, by its number. */
async function readableDocuments(db: CompanyQueries, grants: Grants, rows: readonly KeptRow[]) {
  const hidden = hiddenFields(grants)
  const kinds = DOCUMENT_KINDS.filter(
    ({ name, toRead }) => !missingFrom(grants, toRead) && !SHOWN_BY_LINES[name]?.some((field) => hidden.has(field)),
  )
  const labels = new Map(kinds.map(({ name, label }) => [name, label]))
  const numbers = rows.flatMap(({ document_number }) => document_number ?? [])
  const found = await db
    .selectFrom('document')
    .select(['kind', 'number'])
    .where(({ eb, fn, val }) => eb('kind', '=', fn.any(val([...labels.keys()]))))
    .where(({ eb, fn, val }) => eb('number', '=', fn.any(val(numbers))))
    .execute()
  return new Map(found.map(({ kind, number }) => [number, labels.get(kind)!]))
}
