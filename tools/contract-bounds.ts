import type { ContractDocument } from '@greenroom/openapi'

interface Schema extends Record<string, unknown> {
  $ref?: string
  type?: string | string[]
  properties?: Record<string, Schema>
  items?: Schema
  additionalProperties?: Schema | boolean
}

/** What is found of a schema itself, without those within it. */
type Judge = (schema: Schema) => string[]

type Content = Record<string, { schema: Schema }>

/**
 * The values of parameters and request bodies without bounds, such as `ItemFields.name: maxLength`: numbers without a
 * range, texts without a length, lists and maps without a size.
 */
export function unboundedValues(document: ContractDocument): string[] {
  const walk = walker(document, missingBounds)
  for (const [path, item] of Object.entries(document.paths)) {
    for (const operation of Object.values(item)) {
      const parameters = Array.isArray(operation) ? operation : (operation.parameters ?? [])
      for (const parameter of parameters as Schema[]) {
        const { name, schema } = resolved<{ name: string; schema: Schema }>(document, parameter)
        walk(schema, `${operation.operationId ?? path} ${name}`)
      }
      const { content = {} } = resolved<{ content?: Content }>(document, operation.requestBody ?? {})
      for (const { schema } of Object.values(content)) walk(schema, `${operation.operationId} body`)
    }
  }
  return walk.found
}

/** The keys of schemas that mean nothing: what follows a comma in a description without quotation marks is one. */
export function unknownKeys(document: ContractDocument): string[] {
  const walk = walker(document, (schema) => Object.keys(schema).filter((key) => !KEYS.has(key)))
  for (const [name, schema] of Object.entries(document.components['schemas'] ?? {})) walk(schema, name)
  for (const item of Object.values(document.paths)) {
    for (const { operationId, responses = {}, requestBody = {} } of Object.values(item)) {
      for (const part of [requestBody, ...Object.values(responses)]) {
        const { content = {} } = resolved<{ content?: Content }>(document, part)
        for (const { schema } of Object.values(content)) walk(schema, operationId)
      }
    }
  }
  return walk.found
}

/** Only a UUID has a length by its format: the fraction of a second has none. */
const hasLength = ({ maxLength, format }: Schema) => maxLength !== undefined || format === 'uuid'

const missingBounds: Judge = (schema) => {
  if (schema['enum'] !== undefined || schema['const'] !== undefined) return []
  const types = [schema.type ?? []].flat()
  const missing = (...names: string[]) => names.filter((name) => schema[name] === undefined)
  return [
    ...(types.includes('integer') || types.includes('number') ? missing('minimum', 'maximum') : []),
    ...(types.includes('string') && !hasLength(schema) ? ['maxLength'] : []),
    ...(types.includes('array') ? missing('maxItems') : []),
    ...(typeof schema.additionalProperties === 'object' ? missing('propertyNames', 'maxProperties') : []),
  ]
}

/** Judges a schema and each one within it, those by reference once, under their name. */
function walker(document: ContractDocument, judge: Judge) {
  const seen = new Set<string>()
  const found: string[] = []
  function walk(schema: Schema, path: string) {
    found.push(...judge(schema).map((fault) => `${path}: ${fault}`))
    const { $ref, properties = {}, items, additionalProperties } = schema
    if ($ref && !seen.has($ref)) {
      seen.add($ref)
      walk(resolved(document, schema), $ref.split('/').at(-1)!)
    }
    for (const [name, property] of Object.entries(properties)) walk(property, `${path}.${name}`)
    for (const key of ['anyOf', 'allOf', 'oneOf']) {
      for (const part of (schema[key] ?? []) as Schema[]) walk(part, path)
    }
    if (items) walk(items, `${path}[]`)
    if (typeof additionalProperties === 'object') walk(additionalProperties, `${path}.*`)
  }
  return Object.assign(walk, { found })
}

function resolved<Part extends object>(document: ContractDocument, value: Schema): Part {
  if (!value.$ref) return value as unknown as Part
  const [, section = '', name = ''] = value.$ref.slice(2).split('/')
  return resolved(document, document.components[section]![name]!)
}

const KEYS = new Set(
  [
    '$ref type enum const description default format pattern',
    'minimum maximum minLength maxLength',
    'items minItems maxItems uniqueItems x-unique',
    'properties required additionalProperties unevaluatedProperties propertyNames minProperties maxProperties',
    'anyOf allOf oneOf contentMediaType contentSchema',
  ].flatMap((line) => line.split(' ')),
)
