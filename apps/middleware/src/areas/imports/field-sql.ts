import { sql, type RawBuilder } from 'kysely'
import { type ItemDraft, itemField, type ItemField, type ItemFieldName } from '@greenroom/catalog'
import { IMPORT_DEFAULTS } from '@greenroom/imports'
import { COLUMN_OF } from '#areas/items/item-columns.ts'
import { changeObject } from '#database/change-object.ts'

/** A field that a row can give a value for. */
export type RowField = ItemFieldName | 'attributes'

/** Whether `import_row.fields` has the field. */
export function hasField(name: RowField): RawBuilder<boolean> {
  return sql<boolean>`import_row.fields ? ${name}::text`
}

/** The value in the row as JSON; null for blank. */
export function fieldValue(name: RowField): RawBuilder<unknown> {
  return sql`nullif(import_row.fields -> ${name}::text, 'null'::jsonb)`
}

/** The value in the row, cast to the type of the column. */
export function typedFieldValue(name: ItemFieldName): RawBuilder<unknown> {
  const field = itemField(name)
  if (field.kind === 'list') return sql`array(select jsonb_array_elements_text(${fieldValue(name)}))`
  return sql`(import_row.fields ->> ${name}::text)::${sql.raw(typeOf(field))}`
}

export function typeOf({ kind, name }: ItemField): string {
  if (name === 'type') return 'smallint'
  return { money: 'numeric', whole: 'integer', flag: 'boolean', list: 'text[]' }[kind as string] ?? 'text'
}

/** What a field of a new item is when its row says nothing of it. */
export function initialValue(name: ItemFieldName, defaults: ItemDraft): RawBuilder<unknown> {
  const field = itemField(name)
  const given = { ...IMPORT_DEFAULTS, ...defaults }[name] ?? { flag: false, list: [] as string[] }[field.kind as string]
  return sql`${given ?? null}::${sql.raw(typeOf(field))}`
}

/** The additional attributes of the item beside the row, with what the row says of them. */
export const attributesAfter = sql<string>`merge_attributes(item.attributes, ${fieldValue('attributes')})`

/** What differs between the row and the item beside it, as `Change[]`. */
export function changesOfItem(names: ItemFieldName[]): RawBuilder<string> {
  const fields = names.map((name) => changeOf(name, storedAs(name), afterOf(name)))
  return joined([...fields, changeOf('attributes', sql.ref('item.attributes'), attributesAfter)])
}

/** However its line breaks are written, a text is the same. */
function storedAs(name: ItemFieldName): RawBuilder<unknown> {
  const column = sql.ref(`item.${COLUMN_OF[name]}`)
  const isText = itemField(name).kind === 'lines'
  return isText ? sql`to_jsonb(regexp_replace(${column}, ${'\\r\\n?'}, ${'\n'}, 'g'))` : sql`to_jsonb(${column})`
}

/** An image is taken from a file only where the item has none: it may have a gallery. */
function afterOf(name: ItemFieldName): RawBuilder<unknown> {
  return name === 'itemImage' ? sql`coalesce(to_jsonb(item.item_image), ${fieldValue(name)})` : fieldValue(name)
}

function joined(changes: RawBuilder<unknown>[]): RawBuilder<string> {
  return sql<string>`(${sql.join(changes, sql` || `)})`
}

function changeOf(name: RowField, stored: RawBuilder<unknown>, after: RawBuilder<unknown>) {
  const change = sql`jsonb_build_array(${changeObject(sql`${name}::text`, stored, after)})`
  return sql`(case when ${hasField(name)} and ${after} is distinct from ${stored} then ${change} else '[]'::jsonb end)`
}
