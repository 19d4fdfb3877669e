import { sql } from 'kysely'
import { ITEM_STAYS, type ItemStay } from '@greenroom/imports'
import type { CompanyQueries } from '#database/company-store.ts'
import type { Tables } from '#database/tables.ts'
import type { ChangeSetRecord } from './change-set-record.ts'

/** The columns that hold IDs of items and keep an item that an import created, and as what (imports SPEC M30). */
export const ITEM_USES: readonly { table: keyof Tables; column: string; stay: ItemStay }[] = [
  { table: 'document_line', column: 'item_id', stay: 'document' },
  { table: 'sale_line', column: 'item_id', stay: 'sold' },
  { table: 'stock_balance', column: 'item_id', stay: 'stock' },
  { table: 'stock_movement', column: 'item_id', stay: 'stock' },
  { table: 'count_tally', column: 'item_id', stay: 'counted' },
  { table: 'package_component', column: 'component_id', stay: 'package' },
  { table: 'cto_component', column: 'item_id', stay: 'configured' },
  { table: 'cto_configuration', column: 'item_id', stay: 'configured' },
  { table: 'entitlement', column: 'item_id', stay: 'entitled' },
  { table: 'entitlement_change_row', column: 'item_id', stay: 'entitled' },
  { table: 'location_hint', column: 'item_id', stay: 'hint' },
  { table: 'label_print', column: 'item_id', stay: 'label' },
  { table: 'label_job_line', column: 'item_id', stay: 'label' },
  { table: 'package_component', column: 'package_id', stay: 'changed' },
  { table: 'item_cost_change', column: 'item_id', stay: 'changed' },
]

/** The change set of an applied import. */
export type AppliedImport = Pick<ChangeSetRecord, 'change_set_id' | 'import_id' | 'mapping'>

/**
 * Of the items that an import created, those that stay if it is undone, each with the first of its reasons. Reads at all
 * places, whoever asks. Each table has an index by item, so that a hundred thousand items can be looked up in it.
 */
export function itemStays(db: CompanyQueries, { change_set_id, import_id, mapping }: AppliedImport) {
  const created = sql.ref<string>('created.item_id')

  /** Written later by others. The pictures that the import names are fetched by a job of their own, and are none. */
  const isOwnPicture = mapping?.some(({ field }) => field === 'itemImage')
    ? sql<boolean>`(later.source = 'IMPORT' and later.change_set_id is null and later.entity in ('item', 'image'))`
    : sql<boolean>`false`
  const later = db
    .selectFrom('audit_entry as later')
    .select('later.audit_id')
    .where('later.item_id', '=', created)
    .where('later.audit_id', '>', sql.ref<string>('created.audit_id'))
    .where(sql<boolean>`later.change_set_id is distinct from ${change_set_id}::bigint`)
    .where(sql<boolean>`not ${isOwnPicture}`)

  function inTable({ table, column }: (typeof ITEM_USES)[number]) {
    return db
      .selectFrom(table as 'sale_line')
      .select(sql<number>`1`.as('one'))
      .where(sql.ref<string>(`${table}.${column}`), '=', created)
  }

  return db
    .with('created', () =>
      db
        .selectFrom('audit_entry as entry')
        .innerJoin('item', 'item.item_id', 'entry.entity_id')
        .select(['item.item_id', 'entry.audit_id'])
        .select(sql<boolean>`(item.version <> 1 or item.components_version <> 1)`.as('is_changed'))
        .where('entry.change_set_id', '=', change_set_id)
        .where('entry.entity', '=', 'item')
        .where('entry.action', '=', 'create'),
    )
    .with('other_import', () =>
      db
        .selectFrom('import')
        .select('import.import_id')
        .where('import.import_id', '<>', import_id)
        .where('import.state', 'in', ['CHECKED', 'APPLYING', 'FAILED']),
    )
    .with('reason', (named) => {
      const kept = (stay: ItemStay) =>
        named
          .selectFrom('created')
          .select('created.item_id')
          .select(sql<number>`${ITEM_STAYS.indexOf(stay) + 1}::int`.as('rank'))
      const inOtherImport = named
        .selectFrom('other_import')
        .innerJoin('import_row', 'import_row.import_id', 'other_import.import_id')
        .select('import_row.item_id')
        .where('import_row.item_id', '=', created)
        .where('import_row.action', 'in', ['update', 'unchanged'])
      return [
        ...ITEM_USES.map((use) => kept(use.stay).where(({ exists }) => exists(inTable(use)))),
        kept('import').where(({ exists }) => exists(inOtherImport)),
        kept('changed').where('created.is_changed', '=', true),
        kept('changed').where(({ exists }) => exists(later)),
      ].reduce((all, one) => all.unionAll(one))
    })
    .with('first', (named) =>
      named
        .selectFrom('reason')
        .select('reason.item_id')
        .select(sql<ItemStay>`(${[...ITEM_STAYS]}::text[])[min(reason.rank)]`.as('stay'))
        .groupBy('reason.item_id'),
    )
    .selectFrom('first')
    .select(['first.item_id', 'first.stay'])
    .select(({ selectFrom }) => {
      const document = selectFrom('document_line')
        .whereRef('document_line.item_id', '=', 'first.item_id')
        .where('first.stay', '=', 'document')
        .orderBy('document_line.kind')
        .orderBy('document_line.number')
        .limit(1)
      return [
        document.select('document_line.kind').as('document_kind'),
        document.select('document_line.number').as('document_number'),
      ]
    })
}
