import { expect, test } from 'vitest'
import { document } from '@greenroom/openapi'
import {
  ALT_TEXT_MAX_LENGTH,
  ATTRIBUTE_VALUE_MAX,
  CHOICES_MAX,
  COMPONENTS_MAX,
  entryLimit,
  HINT_MAX_LENGTH,
  IMAGES_MAX,
  itemField,
  itemFields,
  MOST_VARIANTS,
  PRICE_CHANGE_LINES_MAX,
  PRICE_CHANGE_REASON_MAX,
} from '@greenroom/catalog'
import { CHARACTERS_MAX, ID_MAX, NAME_MAX, REASON_MAX, RESTRICTION_MAX, RULES_MAX } from '@greenroom/cto'
import { MONEY_MAX, recordLimit, WHOLE_MAX } from '@greenroom/validation'

type Schema = {
  $ref?: string
  type?: string | string[]
  maxLength?: number
  maxItems?: number
  maximum?: number
  anyOf?: Schema[]
  allOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
}

const schemas = document.components['schemas'] as Record<string, Schema>
const properties = schemas['ItemFields']!.properties!

/** The maximum length in the contract: of the field's text, or of the ID that it refers to. */
function limitOf(schema: Schema, idKey: string | undefined): number | undefined {
  if (schema.$ref) return limitOf(resolved(schema), idKey)
  const parts = schema.anyOf ?? schema.allOf
  if (parts) return parts.map((part) => limitOf(part, idKey)).find((limit) => limit !== undefined)
  return idKey ? schema.properties?.[idKey]?.maxLength : schema.maxLength
}

function resolved(schema: Schema): Schema {
  return schema.$ref ? schemas[schema.$ref.split('/').at(-1)!]! : schema
}

/** The schema at a path such as `GalleryOrder.images.altText`; the elements of a list are not named. */
function schemaAt(path: string): Schema {
  const [name, ...rest] = path.split('.')
  return rest.reduce((schema, property) => {
    const within = resolved(schema.items ? resolved(schema.items) : schema)
    return resolved(within.properties![property]!)
  }, schemas[name!]!)
}

/** Whether the limit of the field, with its message, is only in the field table: the contract's bound is wider. */
function hasOwnMessage({ $ref = '' }: Schema): boolean {
  return WIDE.some((name) => $ref.endsWith(`/${name}`))
}

const WIDE = ['Text', 'TextOrNull']

const limited = itemFields.flatMap(({ name, maxLength, idKey }) => {
  const schema = properties[name]
  if (schema && hasOwnMessage(schema)) return []
  const limit = schema && limitOf(schema, idKey)
  return limit === undefined ? [] : [{ name, maxLength, limit }]
})

test.each(limited)('$name has the same limit in the contract and in the field table', ({ maxLength, limit }) => {
  expect(limit).toBe(maxLength)
})

test('limits texts with their own messages only in the field table, references in both', () => {
  const names = limited.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['department', 'tax', 'uom', 'vendorAlias', 'ctoType']))
  expect(names).not.toContain('name')
})

test('bounds what has a rule with a message of its own more widely than any such rule', () => {
  const longest = Math.max(HINT_MAX_LENGTH, ...itemFields.map(({ maxLength = 0 }) => maxLength))
  for (const name of WIDE) expect(schemas[name]!.maxLength).toBeGreaterThan(longest)
  for (const name of ['Amount', 'AmountOrNull']) expect(schemas[name]!.maximum).toBeGreaterThan(MONEY_MAX)
  for (const name of ['Whole', 'WholeOrNull']) expect(schemas[name]!.maximum).toBeGreaterThan(WHOLE_MAX)
})

test.each([
  ['PriceChangeFields.reason', PRICE_CHANGE_REASON_MAX],
  ['PriceChangeUpdate.reason', PRICE_CHANGE_REASON_MAX],
  ['KeyValue.value', ATTRIBUTE_VALUE_MAX],
  ['PackageQuantity.itemID', itemField('itemID').maxLength],
  ['GalleryOrder.images.altText', ALT_TEXT_MAX_LENGTH],
  ['EntryFields.name', entryLimit('vendor', 'name')],
  ['EntryFields.description', entryLimit('department', 'description')],
  ['EntryFields.choices', entryLimit('additionalAttribute', 'choices')],
  ['OptionGroupID', ID_MAX],
  ['OptionGroup.name', NAME_MAX],
  ['OptionGroup.characters', CHARACTERS_MAX],
  ['ComponentSetCreate.id', ID_MAX],
  ['ComponentSetCreate.name', NAME_MAX],
  ['RestrictionCreate.text', RESTRICTION_MAX],
  ['RestrictionCreate.reason', REASON_MAX],
  ['Allowance.text', RESTRICTION_MAX],
  ['Allowance.reason', REASON_MAX],
  ['CompanyUpdate.name', recordLimit('company', 'name')],
  ['CompanyUpdate.merchantID', recordLimit('company', 'merchantID')],
  ['CompanyUpdate.timeZone', recordLimit('company', 'timeZone')],
  ['PersonalFormatsUpdate.timeZone', recordLimit('personalFormats', 'timeZone')],
  ['VenueCreate.venueID', recordLimit('venue', 'venueID')],
  ['VenueCreate.name', recordLimit('venue', 'name')],
  ['StoreCreate.storeID', recordLimit('store', 'storeID')],
  ['StoreCreate.name', recordLimit('store', 'name')],
  ['UserCreate.userName', recordLimit('user', 'userName')],
  ['UserCreate.name', recordLimit('user', 'name')],
  ['UserCreate.email', recordLimit('user', 'email')],
  ['UserCreate.employeeID', recordLimit('user', 'employeeID')],
])('%s has the same maximum length in the contract and in its rule', (path, limit) => {
  const schema = schemaAt(path)
  expect((schema.items ?? schema).maxLength).toBe(limit)
})

test.each([
  ['PriceChangeFields.lines', PRICE_CHANGE_LINES_MAX],
  ['PriceChangeUpdate.lines', PRICE_CHANGE_LINES_MAX],
  ['ItemCreate.variants', MOST_VARIANTS],
  ['ItemUpdate.variants', MOST_VARIANTS],
  ['ItemUpdate.components', COMPONENTS_MAX],
  ['PackageComponents.components', COMPONENTS_MAX],
  ['GalleryOrder.images', IMAGES_MAX],
  ['EntryFields.choices', CHOICES_MAX],
  ['OptionGroup.rules', RULES_MAX],
])('%s has the same maximum size in the contract and in its rule', (path, limit) => {
  expect(schemaAt(path).maxItems).toBe(limit)
})
