import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { afterEach, expect, test } from 'vitest'
import { unboundedValues, unknownKeys } from './contract-bounds.ts'
import { readContract } from './contract.ts'

const openapi = join(import.meta.dirname, '../openapi')
const current = await readContract(openapi)

const folder = mkdtempSync(join(tmpdir(), 'contract-'))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** The contract with these areas added. */
async function contractWith(areas: Record<string, string>) {
  cpSync(openapi, folder, { recursive: true })
  for (const [area, text] of Object.entries(areas)) writeFileSync(join(folder, 'paths', `${area}.yaml`), text)
  return readContract(folder)
}

const LOANS = `description: What was lent
paths:
  /loans:
    get:
      operationId: listLoans
      x-feature: [CATALOG_PRODUCT:READ]
      parameters: [Cursor]
      responses:
        200: { description: Loans, page: { $ref: ../schemas/items.yaml#/HintLocation } }
    put:
      operationId: updateLoan
      requestBody: { $ref: ../schemas/items.yaml#/ItemUpdate }
      responses:
        404: NotFound
    delete:
      operationId: endLoans
      security: []
      responses:
        200: { description: The number, body: { type: integer } }
`

const named = (kind: string, name: string) => ({ $ref: `#/components/${kind}/${name}` })

test('expands what an operation omits', async () => {
  const { paths, tags } = await contractWith({ loans: LOANS })
  const { get, put, delete: remove } = paths['/loans']!
  expect(tags).toContainEqual({ name: 'loans', description: 'What was lent' })
  expect(get!.tags).toEqual(['loans'])
  expect(get!.parameters).toEqual(['Client', 'RequestID', 'Cursor'].map((name) => named('parameters', name)))
  expect(Object.keys(get!.responses)).toEqual(['200', '400', '401', '403', 'default'])
  expect(get!.responses['200']).toMatchObject({
    content: {
      'application/json': {
        schema: {
          required: ['code', 'message', 'body'],
          properties: {
            code: named('schemas', 'ResponseCode'),
            body: {
              required: ['data', 'nextCursor'],
              properties: { data: { items: named('schemas', 'HintLocation') } },
            },
          },
        },
      },
    },
  })
  expect(put!.parameters).toEqual(['Client', 'WriteID'].map((name) => named('parameters', name)))
  expect(put!.requestBody).toEqual({
    required: true,
    content: { 'application/json': { schema: named('schemas', 'ItemUpdate') } },
  })
  expect(put!.responses).toEqual({
    200: named('responses', 'Done'),
    400: named('responses', 'BadRequest'),
    401: named('responses', 'Unauthorized'),
    403: named('responses', 'Forbidden'),
    404: named('responses', 'NotFound'),
    409: named('responses', 'Conflict'),
    413: named('responses', 'TooLarge'),
    415: named('responses', 'WrongType'),
    default: named('responses', 'Unavailable'),
  })
  expect(Object.keys(remove!.responses)).toEqual(['200', '400', 'default'])
  expect(remove!.parameters).toEqual(['Client', 'RequestID'].map((name) => named('parameters', name)))
})

test('refuses an operation in two areas', async () => {
  await expect(contractWith({ loans: LOANS, rentals: LOANS })).rejects.toThrow(
    '/loans: get is in another area already, and in rentals',
  )
})

test('refuses unknown keys of a response', async () => {
  const unquoted = LOANS.replace('description: The number', 'description: The number, at the end')
  await expect(contractWith({ loans: unquoted })).rejects.toThrow('not "at the end"')
})

test('refuses an unknown name', async () => {
  await expect(contractWith({ loans: LOANS.replace('Cursor', 'Cursors') })).rejects.toThrow('The contract has errors.')
})

test('bounds every value of a request', () => {
  expect(unboundedValues(current)).toEqual([])
})

const OPEN = `description: What was lent
paths:
  /loans:
    parameters:
      - { name: days, in: query, schema: { type: integer, minimum: 0 } }
    post:
      operationId: lend
      parameters:
        - { name: until, in: query, schema: { type: string, format: date-time } }
      requestBody:
        type: object
        properties:
          names: { type: array, items: { type: [string, 'null'], pattern: '^x*$' } }
          price: { anyOf: [{ type: number }, { type: 'null' }] }
          notes: { type: object, additionalProperties: { type: boolean } }
          status: { type: string, enum: [Active], with a comma }
`

test('finds values without bounds, and descriptions that are cut off at a comma', async () => {
  const document = await contractWith({ loans: OPEN })
  expect(unboundedValues(document)).toEqual([
    '/loans days: maximum',
    'lend until: maxLength',
    'lend body.names: maxItems',
    'lend body.names[]: maxLength',
    'lend body.price: minimum',
    'lend body.price: maximum',
    'lend body.notes: propertyNames',
    'lend body.notes: maxProperties',
  ])
  expect(unknownKeys(document)).toEqual(['lend.status: with a comma'])
})

test('has only keys that mean something in its schemas', () => {
  expect(unknownKeys(current)).toEqual([])
})

/** The schemas of parameters, bodies and answers below this part of the contract. */
function schemasIn(part: unknown): object[] {
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([key, value]) => (key === 'schema' ? [value as object] : schemasIn(value)))
}

function invalidSchemas({ paths, components: { schemas = {}, ...others } }: Awaited<ReturnType<typeof readContract>>) {
  const ajv = new Ajv2020({ logger: false })
  return [...Object.values(schemas), ...schemasIn([paths, others])].filter((schema) => !ajv.validateSchema(schema))
}

// The server takes them for valid.
test('has valid JSON schemas', async () => {
  expect(invalidSchemas(current)).toEqual([])
  const wrong = await contractWith({ loans: LOANS.replace('type: integer', 'type: integr') })
  expect(invalidSchemas(wrong)).toEqual([expect.objectContaining({ required: expect.anything() })])
})

test('has committed the current document', () => {
  const committed = readFileSync(join(openapi, 'src/document.gen.json'), 'utf8')
  expect(JSON.parse(committed)).toEqual(current)
})
