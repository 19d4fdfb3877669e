// Every operation of the contract, with one hostile value at a time in a call that is accepted without it, and with
// random values of its own schema. Nothing answers 500, every answer is in the contract (`checkResponses` makes a 500 of
// any other), and what the contract refuses names the field. FUZZ_SEED starts elsewhere, FUZZ_TIMES multiplies the calls,
// FUZZ_LISTS is the number of random queries of each list.
import { Writable } from 'node:stream'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createCompany } from '#companies/create-company.ts'
import { seedReference } from '#areas/reference/demo/seed-reference.ts'
import { requestID, startApp, tokenOf } from './app.ts'
import { bareItem } from './catalog.ts'
import { type ContractCall, contractCalls } from './contract-calls.ts'
import { exampleOf, fieldsOf, isClosed, outOfBounds, plain, type Schema, valuesOf } from './schema-values.ts'
import { PASSWORD } from './companies.ts'
import { cloneDatabase } from './database.ts'
import type { GoodCall, Place } from './good-call.ts'
import { GOOD_CALLS } from './good-calls.ts'
import { HOSTILE, HOSTILE_VALUES, INHERITED, jsonOf, TOO_DEEP, UNDECODABLE, UNSTORABLE } from './hostile.ts'

const seed = Number(process.env['FUZZ_SEED'] ?? 1)
const times = Number(process.env['FUZZ_TIMES'] ?? 1)
const lists = Number(process.env['FUZZ_LISTS'] ?? 50)

/** So many take turns that none reaches the limit of writes a minute, however fast the machine is. */
const USERS = Array.from({ length: 32 * times }, (_, at) => `fuzz${at}`)

/** The server's faults. */
const log: string[] = []
const database = await cloneDatabase()
const store = await createCompany(database.db, {
  code: 'one',
  name: 'One',
  isDemo: false,
  password: PASSWORD,
  users: USERS.map((userName) => ({ userName, name: userName, roleID: 2 })),
  roles: [],
})
await seedReference(store.db)
await store.db
  .insertInto('item')
  .values(['KNOWN', 'KNOWN2'].map((id) => ({ ...bareItem(id), cto_type: 'CTO' })))
  .execute()
const started = await startApp(database, {
  env: { LOG_LEVEL: 'error' },
  logTo: new Writable({
    write: (chunk, _encoding, done) => {
      const { level, err } = JSON.parse(String(chunk)) as { level: number; err?: { stack: string } }
      if (level >= 50) log.push(err?.stack ?? '')
      done()
    },
  }),
})

// Its printers are on this machine.
started.platform.isPrinterAllowed = () => true

/** Endless, or a redirect whatever the request. */
const LEFT_OUT = ['streamChanges', 'returnFromSso']
/** Their calls leave no session behind. */
const ENDS_SESSION = [
  'logout',
  'endSession',
  'changePassword',
  'refreshToken',
  'verifySecondFactor',
  'confirmEnrollment',
]

const operations = contractCalls.filter(({ operationID }) => !LEFT_OUT.includes(operationID))
const named = operations.map((operation) => [operation.operationID, operation] as const)

/** Calls that a user makes in turn. */
const A_TURN = 200

let turns = 0
const nextUser = () => USERS[turns++ % USERS.length]!

const tokens = new Map<string, string>()
async function tokenFor(operationID: string, userName: string): Promise<string> {
  const known = tokens.get(userName)
  if (known && !ENDS_SESSION.includes(operationID)) return known
  const token = await tokenOf(started, 'one', userName)
  if (!ENDS_SESSION.includes(operationID)) tokens.set(userName, token)
  return token
}

function placeOf(userName: string): Place {
  return {
    store,
    userName,
    call: async (...args) => started.call(await tokenFor('', userName), ...args),
    anotherSession: () => tokenOf(started, 'one', userName),
  }
}

/** A call that is accepted, or for an operation without one, a call that the contract accepts. */
async function goodCall({ operationID, parameters, body }: ContractCall, userName: string): Promise<GoodCall> {
  const make = (GOOD_CALLS as Record<string, (place: Place) => Promise<GoodCall>>)[operationID]
  if (make) return make(placeOf(userName))
  const examples = (place: 'path' | 'query') =>
    Object.fromEntries(
      parameters
        .filter((parameter) => parameter.in === place && parameter.required)
        .map(({ name, schema }) => [name, String(exampleOf(schema))]),
    )
  return { params: examples('path'), query: examples('query'), ...(body && { body: exampleOf(body.schema) }) }
}

let calls = 0

/** Sends a call, with parameters that are encoded already, and a body of this text. */
async function send(operation: ContractCall, userName: string, { params = {}, query = {}, text, type, headers }: Sent) {
  calls += 1
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '1')
  const search = Object.entries(query).map(([name, value]) => `${name}=${value}`)
  const answer = await started.app.inject({
    method: operation.method,
    url: `/api${path}${search.length > 0 ? `?${search.join('&')}` : ''}`,
    // Each address has few tries a minute at a password.
    remoteAddress: `10.${calls >> 16}.${(calls >> 8) & 255}.${calls & 255}`,
    headers: {
      token: await tokenFor(operation.operationID, userName),
      ...(operation.method !== 'GET' && { 'x-client-request-id': requestID() }),
      ...(text !== undefined && { 'content-type': type ?? operation.body?.type ?? 'application/json' }),
      ...headers,
    },
    ...(text !== undefined && { payload: text }),
  })
  const isJSON = String(answer.headers['content-type']).startsWith('application/json')
  return { status: answer.statusCode, ...(isJSON ? answer.json<Envelope>() : ({ message: '' } as Envelope)) }
}

interface Sent {
  params?: Record<string, string>
  query?: Record<string, string>
  text?: string | Buffer
  type?: string
  headers?: Record<string, string>
}

interface Envelope {
  message: string
  body?: { nextCursor?: string | null }
  errors?: { field: string; message: string }[]
}

/** A call with its parameters encoded and its body as text. */
function sentOf(operation: ContractCall, { params, query, body }: GoodCall): Sent {
  const encoded = (given: Record<string, string> = {}) =>
    Object.fromEntries(Object.entries(given).map(([name, value]) => [name, encodeURIComponent(value)]))
  const text = body === undefined ? {} : { text: textOf(operation.body!.type, body) }
  return { params: encoded(params), query: encoded(query), ...text }
}

function textOf(type: string, body: unknown): string | Buffer {
  if (Buffer.isBuffer(body)) return body
  if (type !== 'application/x-www-form-urlencoded') return jsonOf(body)
  const given = Object.entries(body as object).filter(([, value]) => value !== undefined)
  const texts = given.map(([name, value]) => [name, typeof value === 'string' ? value : jsonOf(value)])
  return new URLSearchParams(texts).toString()
}

/** Values of fields that lead beyond the first rule. */
const KNOWN = {
  itemID: ['KNOWN', 'KNOWN2'],
  productID: ['KNOWN'],
  departmentID: ['APPAREL'],
  version: [1],
  roleID: [9],
  likeRoleID: [9],
  field: ['itemID', 'name', 'sellingPrice'],
  type: [1, 'ITEM', 'WAREHOUSE'],
}

const HEADERS = ['rc-client', 'x-client-request-id', 'x-client-source', 'domain', 'x-preview-role', 'token', 'origin']

const NO_BODIES = ['', 'null', '1', '"x"', '[[]]', '{"__proto__":1}', '{"constructor":{"prototype":1}}', '{"a":', '\0']
const OTHER_TYPES = [
  'text/plain',
  'application/json',
  'multipart/form-data',
  'image/png',
  'application/json; charset=x',
]

/** What the contract's judge refuses; the rules' refusals have messages of their own. */
const BY_CONTRACT = 'Request not processed'

/** Why an answer to a call with this one field changed is wrong; undefined if it is right. */
function fault({ status, message, errors = [] }: Awaited<ReturnType<typeof send>>, field: string): string | undefined {
  if (status < 500) {
    if (status !== 400 || message !== BY_CONTRACT) return message === '' && status >= 400 ? 'has no message' : undefined
    const isNamed = errors.some((error) => error.field.startsWith(field) || field.startsWith(error.field))
    return isNamed ? undefined : `names ${errors.map((error) => error.field).join() || 'no field'}`
  }
  return `${status} ${message} ${log.splice(0).join('').slice(0, 600)}`
}

/** Why an answer to a call that must be refused by this field is wrong; undefined if it is right. */
function refusedFault({ status, message, errors = [] }: Awaited<ReturnType<typeof send>>, field: string) {
  const isNamed = errors.some((error) => error.field === field || error.field.startsWith(`${field}.`))
  return status === 400 && isNamed
    ? undefined
    : `${status} ${message}, names ${errors.map((error) => error.field).join()}`
}

/** Takes the next few values of a list, so that in the end each was taken as often. */
function dealer<Value>(values: readonly Value[]): (count: number) => Value[] {
  let at = seed - 1
  return (count) => Array.from({ length: Math.min(count, values.length) }, () => values[at++ % values.length]!)
}
const someHostile = dealer(HOSTILE_VALUES)
const someInherited = dealer(INHERITED.filter((name) => name !== '__proto__'))
const someParameters = dealer([...HOSTILE, ...UNDECODABLE])
const someHeaders = dealer(
  HEADERS.flatMap((name) => [
    ...HOSTILE.map(decodeURIComponent)
      .filter((value) => /^[ -~]*$/.test(value))
      .map((value) => [name, value] as const),
    [name, 'x'.repeat(10_000)] as const,
  ]),
)
const someUnstorable = dealer(UNSTORABLE)
const someNoBodies = dealer(NO_BODIES)
const someOtherTypes = dealer(OTHER_TYPES)

/** The body with another value at the path; undefined leaves the field out. What is missing on the way is made. */
function withValue(schema: Schema, body: unknown, [name, ...rest]: string[], value: unknown): unknown {
  const { items, properties = {} } = plain(schema)
  const whole = (body ?? exampleOf(schema)) as Record<string, unknown>
  const changed = rest.length > 0 ? withValue(items ?? properties[name!]!, whole[name!], rest, value) : value
  if (items) return [changed, ...(whole as unknown as unknown[]).slice(1)]
  // Not by a literal, which would set the prototype.
  return Object.fromEntries([...Object.entries(whole).filter(([key]) => key !== name), [name, changed]])
}

/** The fields of a body with the values to try in each, and fields that it does not have. */
function changesOf({ body }: ContractCall): { path: string[]; values: unknown[] }[] {
  const { type, schema: whole } = body!
  if (type === 'application/octet-stream') return []
  const fields = fieldsOf(whole)
  const unknown = [{ path: [], schema: whole }, ...fields]
    .filter(({ schema }) => plain(schema).properties)
    .map(({ path, schema }) => ({
      path: [...path, someInherited(1)[0]!],
      values: isClosed(schema) ? [1] : [TOO_DEEP],
    }))
  const known = fields.map(({ path, schema }) => ({
    path,
    values: [undefined, ...outOfBounds(schema), ...someHostile(times)],
  }))
  return [...known, ...unknown]
}

const writes = named.filter(([, { method }]) => method !== 'GET')

test('accepts the good call of nearly every operation that writes', async () => {
  const refused: string[] = []
  const good = writes.filter(([operationID]) => operationID in GOOD_CALLS)
  for (const [operationID, operation] of good) {
    const userName = nextUser()
    const answer = await send(operation, userName, sentOf(operation, await goodCall(operation, userName)))
    if (answer.status !== 200) refused.push(`${operationID}: ${answer.status} ${answer.message}`)
  }
  expect(refused).toEqual([])
  expect(good.length).toBeGreaterThan(writes.length * 0.85)
})

/** Tries an operation with one change after the other of its good call, and keeps what is wrong with the answers. */
function attacker(operation: ContractCall, faultOf = fault) {
  let userName = ''
  let good: GoodCall | undefined
  let attempts = 0
  const faults: string[] = []
  return {
    faults,
    /**
     * `field` is what is changed, `shown` its value; without a change nothing is sent. The good call is made again once
     * it has been accepted.
     */
    async attempt(field: string, shown: string, change: (call: GoodCall, sent: Sent) => Sent | undefined) {
      if (attempts++ % A_TURN === 0) {
        userName = nextUser()
        good = undefined
      }
      good ??= await goodCall(operation, userName)
      const changed = change(good, sentOf(operation, good))
      if (!changed) return
      const answer = await send(operation, userName, changed)
      if (answer.status < 400) good = undefined
      const wrong = faultOf(answer, field)
      if (wrong) faults.push(`${field} = ${shown.slice(0, 100)}: ${wrong}`)
    },
  }
}

const withParameters = named.filter(([, { parameters }]) => parameters.length > 0)

test.for(withParameters)('%s survives any value of its parameters', async ([, operation]) => {
  const { attempt, faults } = attacker(operation)
  for (const parameter of operation.parameters) {
    const place = parameter.in === 'path' ? 'params' : 'query'
    for (const value of someParameters(3 * times)) {
      // What cannot be decoded in a path is no address.
      const field = place === 'params' && UNDECODABLE.includes(value) ? '' : parameter.name
      await attempt(field, value, (_, sent) => ({ ...sent, [place]: { ...sent[place], [parameter.name]: value } }))
    }
  }
  expect(faults).toEqual([])
})

test.for(named)('%s survives any header', async ([, operation]) => {
  const { attempt, faults } = attacker(operation)
  for (const [name, value] of someHeaders(2 * times)) {
    await attempt('', `${name}: ${value}`, (_, sent) => ({ ...sent, headers: { [name]: value } }))
  }
  expect(faults).toEqual([])
})

const withBody = named.filter(([, { body }]) => body)

test.for(withBody)('%s survives any value in its body', async ([, operation]) => {
  const { attempt, faults } = attacker(operation)
  const { schema } = operation.body!
  for (const { path, values } of changesOf(operation)) {
    for (const value of values) {
      await attempt(path.join('.'), jsonOf({ value }), (call) => {
        const body = withValue(schema, call.body, path, value)
        // Leaving out what is not there is no change.
        return jsonOf(body) === jsonOf(call.body) ? undefined : sentOf(operation, { ...call, body })
      })
    }
  }
  expect(faults).toEqual([])
})

test.for(withBody)('%s refuses by its field what cannot be stored', async ([, operation]) => {
  const { attempt, faults } = attacker(operation, refusedFault)
  const { schema, type } = operation.body!
  const texts =
    type === 'application/octet-stream'
      ? []
      : fieldsOf(schema).filter((each) => [each.schema.type].flat().includes('string'))
  for (const { path } of texts) {
    for (const text of someUnstorable(times)) {
      // A form cannot hold half of a surrogate pair.
      const value = type === 'application/json' ? text : 'a\0'
      await attempt(path.join('.'), jsonOf(value), (call) =>
        sentOf(operation, { ...call, body: withValue(schema, call.body, path, value) }),
      )
    }
  }
  expect(faults).toEqual([])
})

test.for(withBody)('%s survives random bodies of its schema, and any other', async ([, operation]) => {
  const { attempt, faults } = attacker(operation)
  const { schema, type } = operation.body!
  const random = type === 'application/json' ? fc.sample(valuesOf(schema, KNOWN), { seed, numRuns: 5 * times }) : []
  for (const body of random) await attempt('', jsonOf(body), (call) => sentOf(operation, { ...call, body }))
  for (const text of someNoBodies(3 * times)) await attempt('', text, (_, sent) => ({ ...sent, text }))
  for (const other of someOtherTypes(2 * times))
    await attempt('', other, (_, sent) => ({ text: '{}', ...sent, type: other }))
  expect(faults).toEqual([])
})

const isList = ({ method, parameters }: ContractCall) =>
  method === 'GET' && parameters.some(({ name }) => name === 'cursor' || name === 'sort')

describe.for(named.filter(([, operation]) => isList(operation)))('%s', ([, operation]) => {
  const userName = nextUser()

  /** What a cursor of this list holds, if it has two rows. */
  async function realCursor(): Promise<unknown[]> {
    const call = await goodCall(operation, userName)
    const { body } = await send(operation, userName, { ...call, query: { ...call.query, limit: '1' } })
    const cursor = body?.nextCursor
    return cursor ? (JSON.parse(Buffer.from(cursor, 'base64url').toString()) as unknown[]) : ['', 'x', 'y']
  }

  test('survives random cursors, sorts and IDs', async () => {
    const { params = {} } = await goodCall(operation, userName)
    const cursor = await realCursor()
    const faults: string[] = []
    for (const query of fc.sample(queriesOf(operation, cursor), { seed, numRuns: lists })) {
      const answer = await send(operation, userName, { params, query })
      const wrong = fault(answer, '')
      if (wrong) faults.push(`${JSON.stringify(query)}: ${wrong}`)
    }
    expect(faults).toEqual([])
  })
})

/** Made once, because to make an arbitrary of texts takes longer than to take fifty values of it. */
const anything = fc.oneof(
  fc.constantFrom(...HOSTILE, ...UNDECODABLE),
  // Of any characters: to make fast-check's own unit of them takes seconds.
  fc
    .array(fc.integer({ max: 0x10_ff_ff, min: 0 }), { maxLength: 20 })
    .map((points) => encodeURIComponent(String.fromCodePoint(...points).toWellFormed())),
  fc.double().map(String),
  fc.bigInt({ min: -(2n ** 70n), max: 2n ** 70n }).map(String),
)
const element = fc.oneof(anything, fc.jsonValue({ maxDepth: 1 }))

/** Random queries of a list, encoded. Half of the cursors are real ones with other values. */
function queriesOf({ parameters }: ContractCall, cursor: unknown[]): fc.Arbitrary<Record<string, string>> {
  const cursors = fc
    .tuple(fc.nat(), element)
    .map(([at, value]) => cursor.map((known, index) => (index === at % cursor.length ? value : known)))
    .map((values) => Buffer.from(JSON.stringify(values)).toString('base64url'))
  const byName = parameters
    .filter((parameter) => parameter.in === 'query')
    .map(({ name, schema }) => [name, name === 'cursor' ? fc.oneof(cursors, anything) : likely(schema)] as const)
  return fc.record(Object.fromEntries(byName), { requiredKeys: [] }) as fc.Arbitrary<Record<string, string>>
}

/** Mostly values that the contract accepts, so that the others reach the list. */
function likely(schema: Schema): fc.Arbitrary<string> {
  const fitting = valuesOf(schema, {}).map((value) => encodeURIComponent(String(value)))
  return fc.oneof({ arbitrary: fitting, weight: 4 }, { arbitrary: anything, weight: 1 })
}
