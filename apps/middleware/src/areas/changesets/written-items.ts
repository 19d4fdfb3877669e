import { sql } from 'kysely'
import type { components } from '@greenroom/openapi'
import type { CompanyQueries } from '#database/company-store.ts'
import { type AppliedImport, itemStays } from './item-use.ts'

type UndoCounts = Omit<NonNullable<components['schemas']['ChangeSet']['undo']>, 'removal'>

/**
 * What an applied change set wrote, one entry an item, and whether somebody changed the item once more, or put an item
 * that it created into a package. An item is locked while its entries are written, so they are in the order of the
 * changes.
 */
export function writtenEntries(db: CompanyQueries, changeSetID: number) {
  return db
    .selectFrom('audit_entry as entry')
    .where('entry.change_set_id', '=', changeSetID)
    .where('entry.entity', '=', 'item')
    .select(['entry.entity_id', 'entry.action', 'entry.changes'])
    .select(({ exists, or, and, selectFrom }) => {
      const changed = selectFrom('audit_entry as later')
        .select('later.audit_id')
        .whereRef('later.item_id', '=', 'entry.item_id')
        .whereRef('later.audit_id', '>', 'entry.audit_id')
        .where('later.entity', '=', 'item')
      const packed = selectFrom('package_component')
        .innerJoin('item as package', 'package.item_id', 'package_component.package_id')
        .select('package.item_id')
        .whereRef('package_component.component_id', '=', 'entry.entity_id')
        .where('package.item_status', '=', 'Active')
      const created = sql<boolean>`entry.action = 'create'`
      return or([exists(changed), and([created, exists(packed)])]).as('changed_since')
    })
}

/** What was written, beside the items as they are now; what was removed is not taken back. */
function writtenItems(db: CompanyQueries, changeSetID: number) {
  return db
    .selectFrom(writtenEntries(db, changeSetID).as('written'))
    .innerJoin('item', 'item.item_id', 'written.entity_id')
    .where('written.action', '<>', 'delete')
}

/** To be taken back: a new item is discontinued, unless it is so already. */
const isUndoable = sql<boolean>`(not written.changed_since and (written.action <> 'create' or item.item_status = 'Active'))`

/** What undoing an applied change set would do. */
export async function undoCounts(db: CompanyQueries, changeSetID: number): Promise<UndoCounts> {
  return writtenItems(db, changeSetID)
    .select(({ fn }) => {
      const items = fn.countAll<number>()
      const possible = items.filterWhere(isUndoable)
      return [
        possible.as('possible'),
        items.filterWhere('written.changed_since', '=', true).as('changedSince'),
        items.filterWhere('written.action', '=', 'create').as('created'),
        possible.filterWhere('written.action', '=', 'create').as('discontinued'),
      ]
    })
    .executeTakeFirstOrThrow()
}

/** The items that undoing takes back by changing them. */
export function undoableItems(db: CompanyQueries, changeSetID: number) {
  return writtenItems(db, changeSetID).where(isUndoable)
}

/**
 * What an import wrote, as `written`, and whether something keeps the item. That is asked for all at once and then looked
 * up: without statistics of what was just written, PostgreSQL would otherwise compare each item with each that stays.
 */
function writtenByImport(db: CompanyQueries, undone: AppliedImport) {
  const written = db
    .with(
      (named) => named('kept').materialized(),
      () => itemStays(db, undone),
    )
    .selectFrom(writtenEntries(db, undone.change_set_id).as('written'))
    .innerJoin('item', 'item.item_id', 'written.entity_id')
    .where('written.action', '<>', 'delete')
    .select(['item.item_id', 'item.version', 'written.action', 'written.changes', 'written.changed_since'])
    .select(({ eb, selectFrom }) => [
      isUndoable.as('is_undoable'),
      eb('item.item_id', 'in', selectFrom('kept').select('kept.item_id')).as('is_kept'),
    ])
  return db.selectFrom(written.as('written'))
}

/** To be removed: an item that the import created and that nothing keeps. */
const isRemovable = sql<boolean>`(written.action = 'create' and not written.is_kept)`

/** The items that undoing an import removes. */
export function removableItems(db: CompanyQueries, undone: AppliedImport) {
  return writtenByImport(db, undone).where(isRemovable)
}

/** Items that undoing an import with a removal takes back to where they were before it. */
export function itemsTakenBack(db: CompanyQueries, undone: AppliedImport) {
  return writtenByImport(db, undone)
    .where(sql<boolean>`(${isRemovable} or (written.is_undoable and written.action <> 'create'))`)
    .select('written.item_id')
}

/** What undoing an applied import would do to items if it removed those that nothing keeps. */
export async function removalCounts(db: CompanyQueries, undone: AppliedImport) {
  return writtenByImport(db, undone)
    .select(({ fn }) => {
      const items = fn.countAll<number>()
      const isDiscontinued = sql<boolean>`(written.is_undoable and written.is_kept and written.action = 'create')`
      return [
        items.filterWhere(sql<boolean>`(written.is_undoable or ${isRemovable})`).as('possible'),
        items.filterWhere(sql<boolean>`(written.changed_since and not ${isRemovable})`).as('changedSince'),
        items.filterWhere(isDiscontinued).as('discontinued'),
        items.filterWhere(isRemovable).as('items'),
        items.filterWhere(sql<boolean>`written.is_kept`).as('kept'),
      ]
    })
    .executeTakeFirstOrThrow()
}

/** The changes of an item that is discontinued. */
export const discontinued = sql<string>`${JSON.stringify([{ field: 'itemStatus', from: 'Active', to: 'Discontinued' }])}::jsonb`
