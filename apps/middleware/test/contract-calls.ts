import { document } from '@greenroom/openapi'
import { operationsOf } from '#http/contract.ts'
import { resolved, type Schema } from './schema-values.ts'

interface Parameter {
  name: string
  in: 'query' | 'path' | 'header'
  required?: boolean
  schema: Schema
}

/** An operation of the contract as a test calls it. */
export interface ContractCall {
  operationID: string
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: string
  /** Those of the path and the query. */
  parameters: Parameter[]
  /** The media type and schema of its body. */
  body: { type: string; schema: Schema } | undefined
}

export const contractCalls: ContractCall[] = operationsOf(document).map(({ path, method, operation }) => {
  const shared = (document.paths[path]!['parameters'] ?? []) as unknown as object[]
  const parameters = [...shared, ...(operation.parameters ?? [])].map((parameter) => resolved<Parameter>(parameter))
  const { content = {} } = resolved<{ content?: Record<string, { schema: Schema }> }>(operation.requestBody ?? {})
  const [body] = Object.entries(content).map(([type, { schema }]) => ({ type, schema }))
  return {
    operationID: operation.operationId,
    method: method.toUpperCase() as ContractCall['method'],
    path,
    parameters: parameters.filter((parameter) => parameter.in !== 'header'),
    body,
  }
})
