import { document } from '@greenroom/openapi'
import { expect, test } from 'vitest'
import { operationsOf } from '#http/contract.ts'
import { contractCalls } from './contract-calls.ts'
import { plain, resolved, type Schema } from './schema-values.ts'

const operations = operationsOf(document).map(({ operation }) => operation)

/** Whether a schema has this property, within the elements of lists. */
function has(schema: Schema | undefined, [name, ...rest]: string[]): boolean {
  if (name === undefined || !schema) return schema !== undefined
  const { items, properties, anyOf } = plain(schema)
  if (items) return has(items, [name, ...rest])
  if (anyOf) return anyOf.some((one) => has(one, [name, ...rest]))
  return has(properties?.[name], rest)
}

function bodyOfAnswer(response: object = {}): Schema | undefined {
  const { content = {} } = resolved<{ content?: Record<string, { schema: Schema }> }>(response)
  const [type, { schema } = { schema: {} }] = Object.entries(content)[0] ?? []
  return type === 'application/json' ? plain(schema).properties?.['body'] : schema
}

/** Names of what is at a location, or names one. */
const LOCATED = ['qoh', 'onHand', 'hints', 'locationID', 'storeID', 'venueID', 'warehouseID', 'registerID', 'locations']

/** The places of the caller. */
const OWN = 'places'

function locatedIn(schema: Schema | undefined, depth = 0): string[] {
  if (!schema || depth > 8) return []
  const { items, properties = {} } = plain(schema)
  const { anyOf = [] } = resolved<Schema>(schema)
  return [
    ...[items, ...anyOf].flatMap((part) => locatedIn(part, depth + 1)),
    ...Object.entries(properties).flatMap(([name, part]) => {
      if (name === OWN) return []
      return [...(LOCATED.includes(name) ? [name] : []), ...locatedIn(part, depth + 1)]
    }),
  ]
}

/** Items without quantities or hints, and venues that are planned and not yet there. */
const EXCEPT = ['listProducts', 'listVenuePlans']

test.each(operations)('$operationId is not of the company alone if something in it is at a location', (operation) => {
  const { operationId, 'x-places': places, responses } = operation
  if (places !== 'none' || EXCEPT.includes(operationId)) return
  const { body, parameters } = contractCalls.find(({ operationID }) => operationID === operationId)!
  const named = parameters.filter(({ name }) => LOCATED.includes(name)).map(({ name }) => name)
  expect([...named, ...locatedIn(body?.schema), ...locatedIn(bodyOfAnswer(responses['200']))]).toEqual([])
})

test.each(operations)('$operationId says how it is bound to locations', (operation) => {
  const { operationId, 'x-places': places, responses } = operation
  if (places === 'none') return
  expect(places).toEqual(expect.arrayContaining([expect.any(String)]))
  const call = contractCalls.find(({ operationID }) => operationID === operationId)!
  for (const path of places) {
    const [part, ...names] = path.split('.') as [string, ...string[]]
    const isThere =
      part === 'answer'
        ? has(bodyOfAnswer(responses['200']), names)
        : part === 'body'
          ? has(call.body?.schema, names)
          : call.parameters.some((parameter) => parameter.in === part && parameter.name === names.join('.'))
    expect(isThere, `${operationId} has no ${path}`).toBe(true)
  }
})
