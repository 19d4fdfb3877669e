import type { components } from '@greenroom/openapi'
import {
  draftOf,
  itemChanges,
  type ItemDraft,
  type ItemField,
  type ItemFieldName,
  itemFields,
  newItemDraft,
} from '@greenroom/catalog'

/** The value of one control: text as typed, a flag, or a list. */
export type FormValue = string | boolean | readonly string[]

/** The name of an additional attribute's field, made from its key. */
export type AttributeField = `attributes.${string}`

/** The name of a field: one in the table of fields, or an additional attribute. */
export type FormField = ItemFieldName | AttributeField

/** Every field of the form. Blank fields and choices are '', as are missing additional attributes. */
export type ItemForm = Readonly<Record<ItemFieldName, FormValue> & { [Name in AttributeField]?: FormValue }>

/** The item type Store Item (section 3). */
const STORE_ITEM = 1

/** A draft as the controls show it. */
export function formOf(draft: ItemDraft): ItemForm {
  return Object.fromEntries(itemFields.map((field) => [field.name, formValue(field, draft[field.name])])) as ItemForm
}

/** An item as the form shows it. */
export function formOfItem(item: components['schemas']['Item']): ItemForm {
  const attributes = (item.attributes ?? []).map(({ key, value }) => [attributeField(key), value] as const)
  return { ...formOf(draftOf(item)), ...Object.fromEntries(attributes) }
}

export function attributeField(key: string): AttributeField {
  return `attributes.${key}`
}

export function attributeKey(name: AttributeField): string {
  return name.slice('attributes.'.length)
}

/** Whether a field is in the table of fields, as opposed to an additional attribute. */
export function isItemField(name: FormField): name is ItemFieldName {
  return !name.startsWith('attributes.')
}

/** The value of a field, blank if the form has none. */
export function valueIn(form: ItemForm, name: FormField): FormValue {
  return form[name] ?? ''
}

function formValue({ kind }: ItemField, value: ItemDraft[ItemFieldName]): FormValue {
  if (kind === 'flag') return value === true
  if (kind === 'list') return Array.isArray(value) ? value : []
  if (value === undefined || value === null) return ''
  return String(value)
}

/** The form of a new item: a store item by default, reported on tour where section 4 requires it. */
export function newItemForm(from: { settlement?: boolean; artist?: boolean } = {}): ItemForm {
  return { ...formOf(newItemDraft(from)), type: String(STORE_ITEM) }
}

/** The form for Create another: the item's own IDs and names are cleared, the rest is kept. */
export function nextItemForm(form: ItemForm): ItemForm {
  return withFields(form, newItemForm(), ['itemID', 'upc', 'additionalUPCs', 'name', 'defaultItem'])
}

/** The fields in which two forms differ, in the order of the form; additional attributes come last. */
export function changedFields(before: ItemForm, after: ItemForm): FormField[] {
  const attributes = attributesIn({ ...before, ...after })
  return [
    ...itemChanges(before, after).map(({ field }) => field),
    ...attributes.filter((name) => valueIn(before, name) !== valueIn(after, name)),
  ]
}

/** The additional attributes of a form. */
export function attributesIn(form: ItemForm): AttributeField[] {
  return (Object.keys(form) as FormField[]).filter((name) => !isItemField(name)) as AttributeField[]
}

/** A form with some fields copied from another form. */
export function withFields(form: ItemForm, other: ItemForm, names: readonly FormField[]): ItemForm {
  return { ...form, ...Object.fromEntries(names.map((name) => [name, valueIn(other, name)])) }
}
