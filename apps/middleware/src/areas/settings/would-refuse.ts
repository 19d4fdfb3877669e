import { itemFields, ENTRY_FIELDS, LIST_KINDS, type ListKind } from '@greenroom/catalog'
import type { Grants } from '@greenroom/permissions'
import { allows } from '@greenroom/permissions'
import { addedCharacters, RECORD_KINDS, restrictedFields } from '@greenroom/validation'
import type { components } from '@greenroom/openapi'
import { type RawBuilder, sql } from 'kysely'
import type { CompanyQueries } from '#database/company-store.ts'
import { COLUMN_OF, hiddenFields } from '#areas/items/item-columns.ts'
import { COLUMN_OF as ENTRY_COLUMN_OF } from '#areas/reference/entry-row.ts'
import { STORED_TEXTS, type StoredTexts } from './stored-texts.ts'

type WouldRefuse = components['schemas']['WouldRefuse']

interface Stricter {
  /** The restricted characters of today, and those to be. */
  before: string
  restricted: string
  /** Whether the hierarchy is to be checked, and isn't today. */
  hierarchy: boolean
}

/** Values that a field counts, beyond which it only says that there are more. */
const MOST_COUNTED = 1_000
const EXAMPLES = 3

/**
 * By field, the stored values that today's configuration allows and a stricter one would refuse, in fields that the user
 * may see. Each field reads at most its first thousand and one.
 */
export async function wouldRefuse(db: CompanyQueries, grants: Grants, next: Stricter): Promise<WouldRefuse[]> {
  const added = addedCharacters(next.before, next.restricted)
  const found: WouldRefuse[] = []
  if (added !== '') {
    found.push(...(await itemsWith(db, grants, added)))
    found.push(...(await entriesWith(db, grants, added)))
    found.push(...(await recordsWith(db, grants, added)))
    found.push(...(await optionGroupsWith(db, grants, added)))
  }
  if (next.hierarchy) found.push(...(await itemsBesideHierarchy(db)))
  return found
}

async function itemsWith(db: CompanyQueries, grants: Grants, added: string): Promise<WouldRefuse[]> {
  const hidden = hiddenFields(grants)
  // The levels are whole numbers, and an item ID is fixed: neither can be refused at an edit.
  const fields = itemFields.filter(
    ({ name, restricted, kind, fixed }) => restricted && kind !== 'whole' && !fixed && !hidden.has(name),
  )
  const found: WouldRefuse[] = []
  for (const { name, label } of fields) {
    const column = sql.ref(`item.${COLUMN_OF[name]}`)
    const value = name === 'additionalUPCs' ? sql<string>`array_to_string(${column}, ' ')` : sql<string>`${column}`
    const rows = await db
      .selectFrom('item')
      .select(['item_id as id', value.as('value')])
      .where(contains(value, added))
      .orderBy('item_id')
      .limit(MOST_COUNTED + 1)
      .execute()
    found.push(...counted('item', name, `${label} of items`, rows))
  }
  return found
}

/** The texts of the lists that items choose from. */
async function entriesWith(db: CompanyQueries, grants: Grants, added: string): Promise<WouldRefuse[]> {
  const found: WouldRefuse[] = []
  for (const kind of Object.keys(LIST_KINDS) as ListKind[]) {
    const { many, feature } = LIST_KINDS[kind]
    if (!allows(grants, feature, 'READ')) continue
    for (const { name, label, kind: written, isID, fixed, exempt } of ENTRY_FIELDS[kind]) {
      const characters = unlessExempt(added, exempt)
      if ((written !== 'text' && written !== 'texts') || isID || fixed || characters === '') continue
      const column = sql.ref(ENTRY_COLUMN_OF[name])
      const value = written === 'texts' ? sql<string>`array_to_string(${column}, ' ')` : sql<string>`${column}`
      const rows = await db
        .selectFrom('list_entry')
        .select(['entry_id as id', value.as('value')])
        .where('kind', '=', kind)
        .where(contains(value, characters))
        .orderBy('entry_id')
        .limit(MOST_COUNTED + 1)
        .execute()
      found.push(...counted(kind, name, `${label} of ${many}`, rows))
    }
  }
  return found
}

/** The texts of all other records that have rules. */
async function recordsWith(db: CompanyQueries, grants: Grants, added: string): Promise<WouldRefuse[]> {
  const found: WouldRefuse[] = []
  for (const kind of RECORD_KINDS) {
    const stored: StoredTexts | null = STORED_TEXTS[kind]
    if (!stored || !allows(grants, stored.feature, 'READ')) continue
    for (const { field, label, exempt } of restrictedFields(kind)) {
      const words = labelOf(label, stored.many)
      found.push(...(await textsWith(db, { kind, field, label: words }, stored, unlessExempt(added, exempt))))
    }
  }
  return found
}

/** `Venue names`, `Street of venues`. */
function labelOf(label: string, many: string | undefined) {
  if (!many) return label
  return label.endsWith(' name') ? `${label}s` : `${label} of ${many}`
}

/** Beside its name, an option group has only the IDs of other records. */
async function optionGroupsWith(db: CompanyQueries, grants: Grants, added: string): Promise<WouldRefuse[]> {
  if (!allows(grants, 'CATALOG_PRODUCT_CTO', 'READ')) return []
  const stored = { table: 'option_group', id: 'group_id', columns: { name: 'name' } } as const
  return textsWith(db, { kind: 'optionGroup', field: 'name', label: 'Name of option groups' }, stored, added)
}

async function textsWith(
  db: CompanyQueries,
  { kind, field, label }: { kind: string; field: string; label: string },
  { table, id, columns, where }: Pick<StoredTexts, 'table' | 'id' | 'columns' | 'where'>,
  characters: string,
): Promise<WouldRefuse[]> {
  if (characters === '') return []
  const value = sql<string>`${sql.ref(columns[field]!)}`
  const key = id === undefined ? sql<string>`''` : sql<string>`${sql.ref(id)}::text`
  const rows = await db
    .selectFrom(table)
    .select([key.as('id'), value.as('value')])
    .where(contains(value, characters))
    .where(where ?? sql<boolean>`true`)
    .orderBy(id === undefined ? value : sql.ref(id))
    .limit(MOST_COUNTED + 1)
    .execute()
  return counted(kind, field, label, rows)
}

const unlessExempt = (added: string, exempt = '') => [...added].filter((char) => !exempt.includes(char)).join('')

/** Items whose category doesn't belong to their department, or their subcategory to their category. */
async function itemsBesideHierarchy(db: CompanyQueries): Promise<WouldRefuse[]> {
  const levels = [
    { kind: 'category', column: 'category_id', above: 'department_id', label: 'Category of items' },
    { kind: 'subcategory', column: 'subcategory_id', above: 'category_id', label: 'Subcategory of items' },
  ] as const
  const found: WouldRefuse[] = []
  for (const { kind, column, above, label } of levels) {
    const rows = await db
      .selectFrom('item')
      .innerJoin('list_entry', (join) =>
        join.onRef('list_entry.entry_id', '=', `item.${column}`).on('list_entry.kind', '=', kind),
      )
      .select(['item.item_id as id', sql<string>`${sql.ref(`item.${column}`)}`.as('value')])
      .where('list_entry.parent_id', 'is not', null)
      .where(sql<boolean>`list_entry.parent_id is distinct from ${sql.ref(`item.${above}`)}`)
      .orderBy('item.item_id')
      .limit(MOST_COUNTED + 1)
      .execute()
    found.push(...counted('item', kind, label, rows))
  }
  return found
}

/** Whether the text has one of the characters. Unlike a pattern, this takes every character as it is. */
function contains(value: RawBuilder<string>, characters: string) {
  return sql<boolean>`translate(${value}, ${characters}, '') <> ${value}`
}

function counted(kind: string, field: string, label: string, rows: { id: string; value: string }[]): WouldRefuse[] {
  if (rows.length === 0) return []
  const count = Math.min(rows.length, MOST_COUNTED)
  return [{ kind, field, label, count, capped: rows.length > count, examples: rows.slice(0, EXAMPLES) }]
}
