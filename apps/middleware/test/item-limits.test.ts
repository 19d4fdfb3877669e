import { expect, test } from 'vitest'
import { document } from '@greenroom/openapi'
import { itemFields } from '@greenroom/validation'

type Schema = {
  $ref?: string
  type?: string | string[]
  maxLength?: number
  anyOf?: Schema[]
  allOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
}

const schemas = document.components['schemas'] as Record<string, Schema>
const properties = schemas['ItemFields']!.properties!

/** The most characters that the contract lets a field have: of its text, or of the ID that it refers by. */
function limitOf(schema: Schema, idKey: string | undefined): number | undefined {
  if (schema.$ref) return limitOf(schemas[schema.$ref.split('/').at(-1)!]!, idKey)
  const parts = schema.anyOf ?? schema.allOf
  if (parts) return parts.map((part) => limitOf(part, idKey)).find((limit) => limit !== undefined)
  return idKey ? schema.properties?.[idKey]?.maxLength : schema.maxLength
}

const limited = itemFields.flatMap(({ name, maxLength, idKey }) => {
  const limit = properties[name] && limitOf(properties[name], idKey)
  return limit === undefined ? [] : [{ name, maxLength, limit }]
})

test.each(limited)('the contract gives $name the limit of the table of fields', ({ maxLength, limit }) => {
  expect(limit).toBe(maxLength)
})

test('texts with messages of their own are limited by the table alone, references by both', () => {
  const names = limited.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['department', 'tax', 'uom', 'vendorAlias', 'ctoType']))
  expect(names).not.toContain('name')
})
