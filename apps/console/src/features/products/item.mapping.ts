import type { components } from '@greenroom/openapi'
import {
  type CheckContext,
  draftOf,
  type ItemDraft,
  type ItemField,
  type ItemFieldName,
  itemChanges,
  itemFields,
  newItemDraft,
  readItem,
} from '@greenroom/validation'

/** What one control of the form holds: text as typed, a tick, or a list. */
export type FormValue = string | boolean | readonly string[]

/** An additional attribute as a field of the form, by its key. */
export type AttributeField = `attributes.${string}`

/** The name of a field of the form: one of the table of fields, or an additional attribute. */
export type FormField = ItemFieldName | AttributeField

/** Every field of the form. Nothing chosen, and nothing typed, is ''; so is an additional attribute that is missing. */
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

/** Whether a field is one of the table of fields, and no additional attribute. */
export function isItemField(name: FormField): name is ItemFieldName {
  return !name.startsWith('attributes.')
}

/** The value of a field, blank where the form has none. */
export function valueIn(form: ItemForm, name: FormField): FormValue {
  return form[name] ?? ''
}

function formValue({ kind }: ItemField, value: ItemDraft[ItemFieldName]): FormValue {
  if (kind === 'flag') return value === true
  if (kind === 'list') return Array.isArray(value) ? value : []
  if (value === undefined || value === null) return ''
  return kind === 'money' && typeof value === 'number' ? amountText(value) : String(value)
}

/** 12 as "12.00", and 0.1234 as it is. */
function amountText(amount: number): string {
  const [, decimals = ''] = String(amount).split('.')
  return decimals.length > 2 ? String(amount) : amount.toFixed(2)
}

/** The form of a new item: a store item unless said otherwise, reported on tour where section 4 wants it. */
export function newItemForm(from: { settlement?: boolean; artist?: boolean } = {}): ItemForm {
  return { ...formOf(newItemDraft(from)), type: String(STORE_ITEM) }
}

/** The next of a row of new items: what names one item goes, what such items share stays. */
export function nextItemForm(form: ItemForm): ItemForm {
  return withFields(form, newItemForm(), ['itemID', 'upc', 'additionalUPCs', 'name'])
}

/** The fields in which two forms differ, in the order of the form; additional attributes come last. */
export function changedFields(before: ItemForm, after: ItemForm): FormField[] {
  const attributes = attributesIn({ ...before, ...after })
  return [
    ...itemChanges(before, after).map(({ field }) => field),
    ...attributes.filter((name) => valueIn(before, name) !== valueIn(after, name)),
  ]
}

function attributesIn(form: ItemForm): AttributeField[] {
  return (Object.keys(form) as FormField[]).filter((name) => !isItemField(name)) as AttributeField[]
}

/** A form with some of its fields as another form has them. */
export function withFields(form: ItemForm, other: ItemForm, names: readonly FormField[]): ItemForm {
  return { ...form, ...Object.fromEntries(names.map((name) => [name, valueIn(other, name)])) }
}

/** What POST /items takes. */
export function createBody(form: ItemForm, context: CheckContext): components['schemas']['ItemCreate'] {
  const attributes = attributesOf(form)
  const item = readItem(form, context).item as components['schemas']['ItemCreate']
  return attributes.length > 0 ? { ...item, attributes } : item
}

/** The additional attributes that have a value, as an item body carries them. */
function attributesOf(form: ItemForm): components['schemas']['KeyValue'][] {
  return attributesIn(form).flatMap((name) => {
    const value = String(valueIn(form, name))
    return value.trim() ? [{ key: attributeKey(name), value }] : []
  })
}

/** What PUT /items takes: the changed fields alone, so that nothing the user did not touch can be overwritten. */
export function updateBody(
  loaded: ItemForm,
  form: ItemForm,
  version: number,
  context: CheckContext,
): components['schemas']['ItemUpdate'] {
  const all = changedFields(loaded, form)
  const changed = withTogether(all.filter(isItemField))
  const draft: ItemDraft = Object.fromEntries(changed.map((name) => [name, form[name]]))
  const item = readItem(draft, context).item as components['schemas']['ItemUpdate']
  const attributes = all.every(isItemField) ? {} : { attributes: attributesOf(form) }
  return { ...item, ...attributes, itemID: String(loaded.itemID), version }
}

/** SKU type and fees travel in one list, extended info, which is written as a whole. */
const EXTENDED = itemFields.filter(({ extendedKey }) => extendedKey).map(({ name }) => name)

function withTogether(names: readonly ItemFieldName[]): ItemFieldName[] {
  return names.some((name) => EXTENDED.includes(name)) ? [...new Set([...names, ...EXTENDED])] : [...names]
}
