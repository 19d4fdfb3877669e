import fc from 'fast-check'
import { document } from '@greenroom/openapi'

/** A schema of the contract. */
export interface Schema {
  $ref?: string
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  format?: string
  pattern?: string
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  uniqueItems?: boolean
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: Schema | boolean
  unevaluatedProperties?: boolean
  anyOf?: Schema[]
  allOf?: Schema[]
}

/** A parameter, a response, a request body or a schema, without its reference. */
export function resolved<T extends object>(value: object): T {
  const { $ref } = value as Schema
  if (!$ref) return value as T
  const [, section = '', name = ''] = $ref.slice(2).split('/')
  return resolved<T>(document.components[section]![name]!)
}

/** A schema without references and `allOf`, and of its alternatives the first. */
export function plain(given: Schema): Schema {
  const { anyOf, allOf, ...schema } = resolved<Schema>(given)
  if (anyOf) return { ...schema, ...plain(anyOf[0]!) }
  const parts = (allOf ?? []).map(plain)
  const properties = Object.assign({}, ...parts.map((part) => part.properties), schema.properties)
  const required = [...parts, schema].flatMap((part) => part.required ?? [])
  return Object.assign({}, ...parts, schema, Object.keys(properties).length > 0 && { properties, required })
}

/** Whether the schema refuses properties that it does not name. */
export function isClosed(schema: Schema): boolean {
  const { additionalProperties, unevaluatedProperties } = plain(schema)
  return additionalProperties === false || unevaluatedProperties === false
}

/** The fields of a body, with those within it; of a list, those of its first element. */
export function fieldsOf(schema: Schema, path: string[] = []): { path: string[]; schema: Schema }[] {
  const { properties = {}, items } = plain(schema)
  const inner = items ? { 0: items } : properties
  return Object.entries(inner).flatMap(([name, field]) => {
    const at = [...path, name]
    return [{ path: at, schema: plain(field) }, ...fieldsOf(field, at)]
  })
}

/** Values just outside of the schema's bounds. */
export function outOfBounds(schema: Schema): unknown[] {
  const { minimum, maximum, minLength = 0, maxLength, minItems = 0, maxItems, items, pattern } = schema
  return [
    ...(minimum === undefined ? [] : [minimum - 1]),
    ...(maximum === undefined ? [] : [maximum + 1]),
    ...(minLength > 0 ? ['x'.repeat(minLength - 1)] : []),
    ...(maxLength === undefined || maxLength > 100_000 ? [] : ['x'.repeat(maxLength + 1)]),
    ...(pattern === undefined ? [] : ['\n']),
    ...(minItems > 0 ? [[]] : []),
    ...(maxItems === undefined || !items ? [] : [Array<unknown>(maxItems + 1).fill(null)]),
  ]
}

/** Values of a schema; those of the fields in `known`, half of the time, are one of these. */
export function valuesOf(given: Schema, known: Record<string, unknown[]>): fc.Arbitrary<unknown> {
  const schema = resolved<Schema>(given)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((each) => valuesOf(each, known)))
  const { type } = schema
  if (Array.isArray(type)) return fc.oneof(...type.map((each) => valuesOf({ ...schema, type: each }, known)))
  const of = plain(schema)
  switch (of.type) {
    case 'string':
      return textsOf(of)
    case 'integer':
      return fc.integer({ min: of.minimum!, max: of.maximum! })
    case 'number':
      return fc.oneof(
        fc.double({ min: of.minimum!, max: of.maximum!, noNaN: true }),
        fc.integer({ min: 0, max: 9_999 }).map((cents) => cents / 100),
      )
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array': {
      const most = { minLength: of.minItems ?? 0, maxLength: Math.min(of.maxItems!, 3) }
      return of.uniqueItems
        ? fc.uniqueArray(valuesOf(of.items!, known), most)
        : fc.array(valuesOf(of.items!, known), most)
    }
    default:
      return objectsOf(of, known)
  }
}

/** The smallest value of a schema: objects with what they require, lists with as many elements as they need. */
export function exampleOf(given: Schema): unknown {
  const schema = plain(given)
  const { properties, required = [], items, minItems = 0 } = schema
  if (properties) return Object.fromEntries(required.map((name) => [name, exampleOf(properties[name]!)]))
  if (items) return Array.from({ length: minItems }, () => exampleOf(items))
  return fc.sample(valuesOf(schema, {}), { seed: 1, numRuns: 1 })[0]
}

function objectsOf({ properties = {}, required = [] }: Schema, known: Record<string, unknown[]>) {
  const fields = Object.entries(properties).map(([name, field]) => {
    const values = valuesOf(field, known)
    return [name, known[name] ? fc.oneof(fc.constantFrom(...known[name]), values) : values] as const
  })
  return fc.record(Object.fromEntries(fields), { requiredKeys: [...new Set(required)] })
}

function textsOf({ format, pattern, minLength = 0, maxLength = 60 }: Schema): fc.Arbitrary<string> {
  if (format === 'uuid') return fc.uuid()
  if (format === 'date-time') return fc.date({ noInvalidDate: true }).map((date) => date.toISOString())
  if (pattern) return fc.stringMatching(new RegExp(pattern), { maxLength })
  return fc
    .string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, 60) })
    .filter((text) => text.length <= maxLength)
}
