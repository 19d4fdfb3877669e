import { document } from '@greenroom/openapi'
import { operationsOf } from '#http/contract.ts'
import { resolved, type Schema } from './schema-values.ts'

export interface Parameter {
  name: string
  in: 'query' | 'path' | 'header'
  required?: boolean
  schema: Schema
}

/** An operation that reads. */
export interface ContractRead {
  operationID: string
  path: string
  /** In its query and its path. */
  parameters: Parameter[]
  has(parameter: string): boolean
  /** Whether it is sorted or paged, or its answer is a list of records, or holds one. */
  isList: boolean
}

export const contractReads: ContractRead[] = operationsOf(document).flatMap(({ path, method, operation }) => {
  if (method !== 'get') return []
  const shared = (document.paths[path]!['parameters'] ?? []) as unknown as object[]
  const parameters = [...shared, ...(operation.parameters ?? [])]
    .map((parameter) => resolved<Parameter>(parameter))
    .filter((parameter) => parameter.in !== 'header')
    .map((parameter) => ({ ...parameter, schema: resolved<Schema>(parameter.schema) }))
  const has = (name: string) => parameters.some((parameter) => parameter.name === name)
  const isList = has('sort') || has('cursor') || holdsRecords(answerOf(operation.responses['200']))
  return [{ operationID: operation.operationId, path, parameters, has, isList }]
})

export const contractLists = contractReads.filter(({ isList }) => isList)

/** The ID that a path parameter takes: one of the path's own, such as `transfers number`, or one for every path. */
export function idIn(path: string, name: string, ids: Readonly<Record<string, string>>): string | undefined {
  return ids[`${path.split('/')[1]} ${name}`] ?? ids[name]
}

/** The path of a call with these values of its parameters, already encoded. */
export function pathOf({ path, parameters }: ContractRead, values: Readonly<Record<string, string>>): string {
  const inPath = new Set(parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name))
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name]!)
  const query = Object.entries(values).filter(([name]) => !inPath.has(name))
  return query.length > 0 ? `${filled}?${query.map(([name, value]) => `${name}=${value}`).join('&')}` : filled
}

/** The schema of an answer's body, without its envelope. */
function answerOf(response: object = {}): Schema | undefined {
  const { content } = resolved<{ content?: Record<string, { schema: Schema }> }>(response)
  const envelope = content?.['application/json']?.schema
  return envelope && propertiesOf(envelope)['body']
}

function holdsRecords(schema: Schema | undefined): boolean {
  if (!schema) return false
  return [schema, ...Object.values(propertiesOf(schema))].some((part) => {
    const { items } = resolved<Schema>(part)
    return items !== undefined && Object.keys(propertiesOf(items)).length > 0
  })
}

function propertiesOf(schema: Schema): Record<string, Schema> {
  const { properties, allOf = [] } = resolved<Schema>(schema)
  return Object.assign({}, properties, ...allOf.map(propertiesOf))
}
