import { sql } from 'kysely'
import { ITEM_STAYS, type ItemStay } from '@greenroom/imports'
import type { CompanyQueries } from '#database/company-store.ts'
import type { Tables } from '#database/tables.ts'
import type { ImportState } from '#areas/imports/tables.ts'

/** The columns that hold IDs of items and keep an item that an import created, and as what (imports SPEC M28). */
export const ITEM_USES: readonly { table: keyof Tables; column: string; stay: ItemStay }[] = [
  { table: 'document_line', column: 'item_id', stay: 'document' },
  { table: 'sale_line', column: 'item_id', stay: 'sold' },
  { table: 'stock_balance', column: 'item_id', stay: 'stock' },
  { table: 'stock_movement', column: 'item_id', stay: 'stock' },
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

/** An applied import. */
export interface AppliedImport {
  change_set_id: number
  import_id: number | null
}

/**
 * Of the items that an import created, those that stay if it is undone, each with the first of its reasons. Reads at all
 * places, whoever asks. The set is read once and joined with each table, which suits a hundred thousand items.
 */
export function itemStays(db: CompanyQueries, { change_set_id, import_id }: AppliedImport) {
  const created = sql.ref<string>('created.item_id')

  /** Entries of the item that others wrote later; the pictures that an import names are fetched by a job of their own. */
  function later(isFetched: boolean) {
    const fetched = sql<boolean>`(later.source = 'IMPORT' and later.change_set_id is null
      and later.entity in ('item', 'image'))`
    return db
      .selectFrom('audit_entry as later')
      .select('later.audit_id')
      .where('later.item_id', '=', created)
      .where('later.audit_id', '>', sql.ref<string>('created.audit_id'))
      .where(sql<boolean>`later.change_set_id is distinct from ${change_set_id}::bigint`)
      .where(isFetched ? fetched : sql<boolean>`not ${fetched}`)
  }

  function inOtherImport(states: readonly ImportState[]) {
    return db
      .selectFrom('import_row')
      .innerJoin('import', 'import.import_id', 'import_row.import_id')
      .select('import_row.item_id')
      .where('import_row.item_id', '=', created)
      .where('import_row.action', 'in', ['update', 'unchanged'])
      .where('import_row.import_id', '<>', import_id)
      .where('import.state', 'in', states)
  }

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
    .with('reason', (named) => {
      const kept = (stay: ItemStay) =>
        named
          .selectFrom('created')
          .select('created.item_id')
          .select(sql<number>`${ITEM_STAYS.indexOf(stay) + 1}::int`.as('rank'))
      const changed = kept('changed')
      return [
        ...ITEM_USES.map((use) => kept(use.stay).where(({ exists }) => exists(inTable(use)))),
        kept('import').where(({ exists }) => exists(inOtherImport(['CHECKED', 'APPLYING', 'FAILED']))),
        changed.where('created.is_changed', '=', true),
        changed.where(({ exists }) => exists(later(false))),
        // Its picture may have been fetched for another import.
        changed.where(({ and, exists }) => and([exists(later(true)), exists(inOtherImport(['APPLIED']))])),
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
