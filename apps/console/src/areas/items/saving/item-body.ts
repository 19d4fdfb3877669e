import type { components } from '@greenroom/openapi'
import {
  type AttributeRule,
  attributeValueFault,
  type CheckContext,
  type ItemDraft,
  type ItemFieldName,
  itemFields,
  readItem,
} from '@greenroom/catalog'
import {
  attributeField,
  attributeKey,
  attributesIn,
  changedFields,
  isItemField,
  type ItemForm,
  valueIn,
} from '../form/item.mapping.ts'

/** The body of POST /items. */
export function createBody(form: ItemForm, context: CheckContext): components['schemas']['ItemCreate'] {
  const attributes = attributesOf(form)
  const item = readItem(form, context).item as components['schemas']['ItemCreate']
  return attributes.length > 0 ? { ...item, attributes } : item
}

/** The additional attributes that have a value, as in an item body. */
function attributesOf(form: ItemForm): components['schemas']['KeyValue'][] {
  return attributesIn(form).flatMap((name) => {
    const value = String(valueIn(form, name))
    return value.trim() ? [{ key: attributeKey(name), value }] : []
  })
}

/** The body of PUT /items: only the changed fields, so that a save can't overwrite anything else. */
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

/** SKU type and fees share one list, extended info, which is always sent whole. */
const EXTENDED = itemFields.filter(({ extendedKey }) => extendedKey).map(({ name }) => name)

function withTogether(names: readonly ItemFieldName[]): ItemFieldName[] {
  return names.some((name) => EXTENDED.includes(name)) ? [...new Set([...names, ...EXTENDED])] : [...names]
}

/** The problems of changed additional attributes. */
export function attributeIssues(
  form: ItemForm,
  before: ItemForm,
  attributes: readonly (AttributeRule & { key: string })[],
) {
  return attributes.flatMap((attribute) => {
    const field = attributeField(attribute.key)
    const value = String(valueIn(form, field))
    const message = value === String(valueIn(before, field)) ? undefined : attributeValueFault(attribute, value)
    return message ? [{ field, message }] : []
  })
}
