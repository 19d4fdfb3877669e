import { itemFields, LIST_KINDS, type ListKind } from '@greenroom/catalog'
import type { Grants } from '@greenroom/permissions'
import { allows } from '@greenroom/permissions'
import { addedCharacters, LOCATION_KINDS, type LocationKind, locationLabel } from '@greenroom/validation'
import type { components } from '@greenroom/openapi'
import { type RawBuilder, sql } from 'kysely'
import type { CompanyQueries } from '#database/company-store.ts'
import { COLUMN_OF, hiddenFields } from '#areas/items/item-columns.ts'
import { FEATURE_OF } from '#areas/locations/import-locations.ts'

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
    found.push(...(await recordsWith(db, grants, added)))
    found.push(...(await locationsWith(db, grants, added)))
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

/** The texts of the lists that items choose from. Their IDs are fixed. */
async function recordsWith(db: CompanyQueries, grants: Grants, added: string): Promise<WouldRefuse[]> {
  const found: WouldRefuse[] = []
  for (const [kind, { fields, many, feature }] of Object.entries(LIST_KINDS)) {
    if (!allows(grants, feature, 'READ')) continue
    for (const { name, label, exempt = '' } of fields) {
      const characters = [...added].filter((char) => !exempt.includes(char)).join('')
      if ((name !== 'name' && name !== 'description') || characters === '') continue
      const value = sql<string>`${sql.ref(name)}`
      const rows = await db
        .selectFrom('list_entry')
        .select(['entry_id as id', value.as('value')])
        .where('kind', '=', kind as ListKind)
        .where(contains(value, characters))
        .orderBy('entry_id')
        .limit(MOST_COUNTED + 1)
        .execute()
      found.push(...counted(kind, name, `${label} of ${many}`, rows))
    }
  }
  return found
}

const TABLE_OF = {
  venue: { table: 'location', id: 'location_id', type: 'VENUE' },
  store: { table: 'location', id: 'location_id', type: 'STORE' },
  warehouse: { table: 'location', id: 'location_id', type: 'WAREHOUSE' },
  register: { table: 'register', id: 'register_id' },
  reportingGroup: { table: 'reporting_group', id: 'reporting_group_id' },
} as const satisfies Record<LocationKind, object>

/** The names of locations, registers and reporting groups. Their IDs are fixed. */
async function locationsWith(db: CompanyQueries, grants: Grants, added: string): Promise<WouldRefuse[]> {
  const found: WouldRefuse[] = []
  for (const kind of Object.keys(LOCATION_KINDS) as LocationKind[]) {
    if (!allows(grants, FEATURE_OF[kind], 'READ')) continue
    const { table, id, ...of } = TABLE_OF[kind]
    const rows = await db
      .selectFrom(table)
      .select([sql<string>`${sql.ref(id)}`.as('id'), 'name as value'])
      .where(contains(sql<string>`name`, added))
      .where('type' in of ? sql<boolean>`type = ${of.type}` : sql<boolean>`true`)
      .orderBy(sql.ref(id))
      .limit(MOST_COUNTED + 1)
      .execute()
    found.push(...counted(kind, 'name', `${locationLabel(kind, 'name')}s`, rows))
  }
  return found
}

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
