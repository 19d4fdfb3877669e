import { sql, type RawBuilder } from 'kysely'
import { itemField, type ItemFieldName } from '@greenroom/catalog'
import { typeOf } from '#areas/imports/field-sql.ts'
import { STORED_COLUMNS, type StoredField } from '#areas/items/item-columns.ts'

/** `change_set_row.changes` changes the field. */
export function changes(name: StoredField): RawBuilder<boolean> {
  return sql<boolean>`change_set_row.changes @> ${JSON.stringify([{ field: name }])}::jsonb`
}

/** What it changes the field to, as the type of the column; null for blank. */
export function changedValue(name: StoredField): RawBuilder<unknown> {
  const value = sql`jsonb_path_query_first(change_set_row.changes, ${`$[*] ? (@.field == "${name}").to`}::jsonpath)`
  if (name === 'attributes') return value
  const field = itemField(name as ItemFieldName)
  if (field.kind === 'list') return sql`array(select jsonb_array_elements_text(nullif(${value}, 'null'::jsonb)))`
  return sql`(${value} #>> '{}')::${sql.raw(typeOf(field))}`
}

/** The field of an item once its row is written. */
export function valueAfter(name: StoredField): RawBuilder<unknown> {
  return sql`(case when ${changes(name)} then ${changedValue(name)} else ${sql.ref(`item.${STORED_COLUMNS[name]}`)} end)`
}
