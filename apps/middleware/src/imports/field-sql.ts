import { sql, type RawBuilder } from 'kysely'
import { IMPORT_DEFAULTS, type ItemDraft, type ItemField, type ItemFieldName, itemField } from '@greenroom/validation'
import { COLUMN_OF } from '../items/item-columns.ts'

/** `import_row.fields` says something of the field. */
export function says(name: ItemFieldName): RawBuilder<boolean> {
  return sql<boolean>`import_row.fields ? ${name}::text`
}

/** What it says, as JSON; null for blank. */
function said(name: ItemFieldName): RawBuilder<unknown> {
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

/** What differs between the row and the item beside it, as `Change[]`. */
export function changesOfItem(names: ItemFieldName[]): RawBuilder<string> {
  return changes(names, (name) => sql`to_jsonb(${sql.ref(`item.${COLUMN_OF[name]}`)})`)
}

/** Everything that the row says, as changes of nothing. */
export function changesOfNew(names: ItemFieldName[]): RawBuilder<string> {
  return changes(names, () => sql`null::jsonb`)
}

function changes(names: ItemFieldName[], storedAs: (name: ItemFieldName) => RawBuilder<unknown>): RawBuilder<string> {
  const parts = names.filter((name) => name !== 'itemID').map((name) => changeOf(name, storedAs(name)))
  return parts.length === 0 ? sql<string>`'[]'::jsonb` : sql<string>`(${sql.join(parts, sql` || `)})`
}

function changeOf(name: ItemFieldName, stored: RawBuilder<unknown>) {
  // Bound, because the guard reads the words `from` and `to` in raw SQL as SQL.
  const [field, from, to] = ['field', 'from', 'to'].map((key) => sql`${key}::text`)
  const change = sql`jsonb_build_array(jsonb_build_object(${field}, ${name}::text, ${from}, ${stored}, ${to}, ${said(name)}))`
  return sql`(case when ${says(name)} and ${said(name)} is distinct from ${stored} then ${change} else '[]'::jsonb end)`
}
