import { sql, type RawBuilder } from 'kysely'
import { IMPORT_DEFAULTS, type ItemDraft, type ItemField, type ItemFieldName, itemField } from '@greenroom/validation'
import { COLUMN_OF } from '../items/item-columns.ts'

/** What a row may say: a field, or some of the additional attributes. */
export type Said = ItemFieldName | 'attributes'

/** `import_row.fields` says something of the field. */
export function says(name: Said): RawBuilder<boolean> {
  return sql<boolean>`import_row.fields ? ${name}::text`
}

/** What it says, as JSON; null for blank. */
function said(name: Said): RawBuilder<unknown> {
  return sql`nullif(import_row.fields -> ${name}::text, 'null'::jsonb)`
}

/** What it says, as the type of the column. */
export function saidValue(name: ItemFieldName): RawBuilder<unknown> {
  const field = itemField(name)
  if (field.kind === 'list') return sql`array(select jsonb_array_elements_text(${said(name)}))`
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
export const attributesAfter = sql<string>`merge_attributes(item.attributes, ${said('attributes')})`

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
  return name === 'itemImage' ? sql`coalesce(to_jsonb(item.item_image), ${said(name)})` : said(name)
}

/** Everything that the row says, as changes of nothing. */
export function changesOfNew(names: ItemFieldName[]): RawBuilder<string> {
  return joined([...names, 'attributes' as const].map((name) => changeOf(name, sql`null::jsonb`, said(name))))
}

function joined(changes: RawBuilder<unknown>[]): RawBuilder<string> {
  return sql<string>`(${sql.join(changes, sql` || `)})`
}

function changeOf(name: Said, stored: RawBuilder<unknown>, after: RawBuilder<unknown>) {
  // Bound, because the guard reads the words `from` and `to` in raw SQL as SQL.
  const [field, from, to] = ['field', 'from', 'to'].map((key) => sql`${key}::text`)
  const change = sql`jsonb_build_array(jsonb_build_object(${field}, ${name}::text, ${from}, ${stored}, ${to}, ${after}))`
  return sql`(case when ${says(name)} and ${after} is distinct from ${stored} then ${change} else '[]'::jsonb end)`
}
