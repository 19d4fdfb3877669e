import type { SchemaValidateFunction } from 'ajv'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { FastifyReply, FastifyRequest, FastifySchema, RouteShorthandOptions } from 'fastify'
import type { ContractDocument, ContractOperation } from '@greenroom/openapi'

export type Schema = Record<string, unknown>

interface Parameter {
  name: string
  in: 'query' | 'path' | 'header'
  required?: boolean
  schema: Schema
}

/** A file body: its schema limits only the size. */
export const BYTES = 'application/octet-stream'

/** What the contract's `default` stands for: too slow, too many, broken, busy, full. */
const UNAVAILABLE = [408, 429, 500, 503, 507]

const validations = new WeakMap<ContractDocument, ReturnType<typeof createValidation>>()

/** Shared by all servers of the process, because to compile schemas takes longer than most tests. */
export function validationOf(document: ContractDocument) {
  const known = validations.get(document) ?? createValidation(document)
  validations.set(document, known)
  return known
}

/** The contract's schemas in the form that Fastify and Ajv need. */
function createValidation(document: ContractDocument) {
  const sharedSchemas = Object.entries(document.components['schemas'] ?? {}).map(([name, schema]) => ({
    ...(localRefs(schema) as Schema),
    $id: name,
  }))
  // Query, path and headers are text, so numbers and booleans in them are parsed; bodies are not converted.
  const text = validator(sharedSchemas, { coerceTypes: true, useDefaults: true })
  const exact = validator(sharedSchemas, {})
  const routeSchemas = new Map<ContractOperation, FastifySchema>()

  return {
    validatorCompiler: (({ schema, httpPart }) =>
      compiledOnce(httpPart === 'body' ? exact : text, schema)) as RouteShorthandOptions['validatorCompiler'],

    routeSchema(
      pathItem: Record<string, unknown>,
      operation: ContractOperation,
      bodies: Record<string, { schema: Schema }> | undefined,
    ): FastifySchema {
      const known = routeSchemas.get(operation)
      if (known) return known
      const parameters = parametersOf(document, pathItem, operation)
      const schema = {
        querystring: objectOf(parameters, 'query'),
        params: objectOf(parameters, 'path'),
        headers: objectOf(parameters, 'header'),
        ...(bodies && !bodies[BYTES] && { body: { content: localRefs(bodies) } }),
        response: responsesOf(document, operation),
      }
      routeSchemas.set(operation, schema)
      return schema
    },

    /** Refuses an answer whose status or body is not in the contract. */
    responseCheck(operation: ContractOperation, { response }: FastifySchema) {
      const schemas = Object.entries(response as Record<string, Schema>)
      const checks = new Map(schemas.map(([status, schema]) => [status, compiledOnce(exact, schema)]))
      return async (_request: FastifyRequest, reply: FastifyReply, payload: unknown) => {
        const { statusCode } = reply
        const check = checks.get(String(statusCode)) ?? (UNAVAILABLE.includes(statusCode) && checks.get('default'))
        if (check && check(payload)) return payload
        const found = check ? exact.errorsText(check.errors) : `status ${statusCode} is not in the contract`
        const message = `contract: ${operation.operationId}: ${found}: ${JSON.stringify(payload).slice(0, 500)}`
        throw Object.assign(new Error(message), { statusCode: 500 })
      }
    },
  }
}

/** At the first call: to compile those of all operations takes a third of a start. Ajv knows a schema that it compiled. */
function compiledOnce(ajv: Ajv2020, schema: object) {
  let compiled: ValidateFunction | undefined
  const validate = (data: unknown) => {
    compiled ??= ajv.compile(schema)
    const isValid = compiled(data)
    validate.errors = compiled.errors
    return isValid
  }
  validate.errors = undefined as ValidateFunction['errors']
  return validate
}

function validator(schemas: Schema[], options: { coerceTypes?: boolean; useDefaults?: boolean }) {
  // Whether the contract's schemas are valid is tested, which a start need not repeat. Without Ajv's optimizer compiling
  // takes a third less, and validating no longer.
  const cheap = { validateSchema: false, code: { optimize: false } }
  const ajv = new Ajv2020({ ...options, ...cheap, allErrors: true, strict: false })
  addFormats.default(ajv)
  ajv.addKeyword({ keyword: UNIQUE, type: 'array', schemaType: 'string', validate: refuseRepeated })
  const { validate } = ajv.formats['date-time'] as { validate(text: string): boolean }
  ajv.addFormat('date-time', (text: string) => validate(text) && isStorable(new Date(text)))
  ajv.addFormat('uuid', UUID)
  for (const schema of schemas) ajv.addSchema(schema)
  return ajv
}

/** As PostgreSQL writes it: two texts that differ are two IDs. */
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** In the contract, the key of a list's elements that no two of them may share: what is judged is then what is stored. */
const UNIQUE = 'x-unique'

const refuseRepeated: SchemaValidateFunction = (key: string, list: unknown[], _, place) => {
  const seen = new Set<unknown>()
  const repeated = list.flatMap((element, index) => {
    const value = Object(element)[key] as unknown
    const isRepeated = value !== undefined && seen.has(value)
    seen.add(value)
    return isRepeated ? [index] : []
  })
  refuseRepeated.errors = repeated.map((index) => ({
    keyword: UNIQUE,
    instancePath: `${place?.instancePath}/${index}/${key}`,
    params: {},
    message: 'is given twice',
  }))
  return repeated.length === 0
}

/** RFC 3339 also allows leap seconds, which `Date` has not, and offsets that lead out of the years 0 to 9999. */
function isStorable(time: Date): boolean {
  return !Number.isNaN(time.getTime()) && /^\d{4}-/.test(time.toISOString())
}

function parametersOf(document: ContractDocument, pathItem: Record<string, unknown>, operation: ContractOperation) {
  const shared = (pathItem['parameters'] ?? []) as Schema[]
  return [...shared, ...(operation.parameters ?? [])].map((parameter) => resolve<Parameter>(document, parameter))
}

function objectOf(parameters: Parameter[], place: Parameter['in']): Schema {
  const nameOf = (parameter: Parameter) => (place === 'header' ? parameter.name.toLowerCase() : parameter.name)
  const found = parameters.filter((parameter) => parameter.in === place)
  return {
    type: 'object',
    required: found.filter((parameter) => parameter.required).map(nameOf),
    properties: Object.fromEntries(found.map((parameter) => [nameOf(parameter), localRefs(parameter.schema)])),
    additionalProperties: place === 'header',
  }
}

/** The JSON schema of each status. Statuses without JSON content are left out. */
function responsesOf(document: ContractDocument, operation: ContractOperation): Record<string, Schema> {
  const schemas = Object.entries(operation.responses).map(([status, response]) => {
    const content = resolve<{ content?: Record<string, { schema: Schema }> }>(document, response).content
    return [status, content?.['application/json']?.schema] as const
  })
  return Object.fromEntries(
    schemas.filter(([, schema]) => schema).map(([status, schema]) => [status, localRefs(schema) as Schema]),
  )
}

function resolve<T>(document: ContractDocument, value: Schema): T {
  const ref = value['$ref'] as string | undefined
  if (!ref) return value as T
  const [, section = '', name = ''] = ref.slice(2).split('/')
  return document.components[section]?.[name] as T
}

/** `#/components/schemas/Item` becomes `Item#`, the name under which the schema is shared. */
function localRefs(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(localRefs)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === '$ref' && typeof inner === 'string'
        ? inner.replace(/^#\/components\/schemas\/([^/]+)/, '$1#')
        : localRefs(inner),
    ]),
  )
}
