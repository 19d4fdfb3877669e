import { sql, type RawBuilder } from 'kysely'
import { itemField, type ItemFieldName } from '@greenroom/catalog'
import { typeOf } from '#areas/imports/field-sql.ts'
import { COLUMN_OF, OTHER_COLUMNS } from '#areas/items/item-columns.ts'

const COLUMNS = { ...COLUMN_OF, ...OTHER_COLUMNS }

/** A field of a change, as `COLUMN_OF` and `OTHER_COLUMNS` name them. */
export type ChangedField = keyof typeof COLUMNS

export function columnOf(name: ChangedField) {
  return COLUMNS[name]
}

/** `change_set_row.changes` changes the field. */
export function changes(name: ChangedField): RawBuilder<boolean> {
  return sql<boolean>`change_set_row.changes @> ${JSON.stringify([{ field: name }])}::jsonb`
}

/** What it changes the field to, as the type of the column; null for blank. */
export function changedValue(name: ChangedField): RawBuilder<unknown> {
  const value = sql`jsonb_path_query_first(change_set_row.changes, ${`$[*] ? (@.field == "${name}").to`}::jsonpath)`
  if (name === 'attributes') return value
  if (name === 'defaultItem') return sql`(${value} #>> '{}')::boolean`
  const field = itemField(name as ItemFieldName)
  if (field.kind === 'list') return sql`array(select jsonb_array_elements_text(nullif(${value}, 'null'::jsonb)))`
  return sql`(${value} #>> '{}')::${sql.raw(typeOf(field))}`
}

/** The field of an item once its row is written. */
export function valueAfter(name: ChangedField): RawBuilder<unknown> {
  return sql`(case when ${changes(name)} then ${changedValue(name)} else ${sql.ref(`item.${columnOf(name)}`)} end)`
}
