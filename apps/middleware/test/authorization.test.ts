import { expect, test } from 'vitest'
import { document as contract, type ContractDocument, type ContractOperation } from '@greenroom/openapi'
import { FEATURES, type AccessLevel, type Need, requirementOf } from '@greenroom/permissions'
import { operationsOf } from '#http/contract.ts'
import { startApp, tokenOf } from './app.ts'
import { addCompany } from './companies.ts'
import { cloneDatabase } from './database.ts'
import { type Expectation, areaFiles } from './needs.ts'

const LEVELS: AccessLevel[] = ['READ', 'WRITE', 'DELETE', 'NOACCESS']

/** Each set of levels, and whether it allows an operation that needs READ, WRITE or DELETE (section 6). */
const SETS = Array.from({ length: 16 }, (_, bits) => {
  const levels = LEVELS.filter((_level, bit) => bits & (1 << bit))
  const has = (...any: AccessLevel[]) => !levels.includes('NOACCESS') && any.some((level) => levels.includes(level))
  return {
    name: levels.join(' ') || 'none',
    levels,
    passes: { READ: has('READ', 'WRITE', 'DELETE'), WRITE: has('WRITE', 'DELETE'), DELETE: has('DELETE') },
  }
})

const anything = { description: 'Any', content: { 'application/json': { schema: {} } } }

/** The contract's operations with only their access checks: an allowed call reaches the handler, whatever its body. */
const bare: ContractDocument = {
  ...contract,
  paths: Object.fromEntries(
    Object.entries(contract.paths).map(([path, item]) => {
      const admission = ({ parameters: _, requestBody: __, ...operation }: ContractOperation) => {
        return { ...operation, responses: { 200: anything, 401: anything, 403: anything } }
      }
      const operations = Object.entries(item).filter(([key]) => key !== 'parameters')
      const parameters = [...path.matchAll(/\{([^}]+)\}/g)].map(([, name]) => {
        return { name, in: 'path', required: true, schema: { type: 'string' } }
      })
      return [path, { parameters, ...Object.fromEntries(operations.map(([key, op]) => [key, admission(op)])) }]
    }),
  ) as unknown as ContractDocument['paths'],
}
const operations = operationsOf(bare)
const reached = async () => ({ message: 'reached' })
const handlers = Object.fromEntries(operations.map(({ operation }) => [operation.operationId, reached]))

/** A role for each set, on every feature, and for each required feature a role with all others. */
const everywhere = (levels: readonly string[]) => Object.fromEntries(FEATURES.map(({ key }) => [key, levels]))
const areas = await areaFiles()
const expectations = new Map([...areas.values()].flatMap(({ needs }) => Object.entries(needs)))
/** The expected features; none if a session is enough. */
const requirementsOf = (expectation: Expectation) =>
  typeof expectation === 'string' ? [] : expectation.map((need: Need) => requirementOf(need))
const featuresOf = (expectation: Expectation) => requirementsOf(expectation).map(({ feature }) => feature)
const needed = [...new Set([...expectations.values()].flatMap(featuresOf))]
const roles = [
  ...SETS.map(({ name, levels }, n) => ({ id: 100 + n, name, like: 2, except: everywhere(levels) })),
  ...needed.flatMap((feature, n) => [
    { id: 200 + n, name: `all but ${feature}`, like: 2, except: { ...everywhere(['DELETE']), [feature]: [] } },
    { id: 300 + n, name: `only ${feature}`, like: 2, except: { ...everywhere([]), [feature]: ['DELETE'] } },
  ]),
]

const database = await cloneDatabase()
for (const code of ['one', 'two']) {
  await addCompany(
    database,
    code,
    roles.map(({ id }) => id),
    roles,
  )
}
const app = await startApp(database, { document: bare, handlers: () => handlers })
const tokens = new Map<number, string>()
for (const { id } of roles) tokens.set(id, await tokenOf(app, 'one', `role${id}`))
const whole = 100 + SETS.findIndex(({ name }) => name === 'READ WRITE DELETE')

let calls = 0
/** The status of an operation. Each call uses another address, so that no rate limit applies. */
async function statusOf(at: (typeof operations)[number], headers: Record<string, string>) {
  const url = `/api${at.path.replaceAll(/\{[^}]+\}/g, '1')}`
  const remoteAddress = `10.${calls >> 16}.${(calls >> 8) & 255}.${calls++ & 255}`
  const { statusCode } = await app.app.inject({ method: at.method, url, headers, remoteAddress } as never)
  return statusCode
}

/** Calls every operation, and returns those with an unexpected status: `operation: status`. */
async function surprises(headers: Record<string, string>, expected: (expectation: Expectation) => number) {
  const found: string[] = []
  for (const at of operations) {
    const { operationId } = at.operation
    const status = await statusOf(at, headers)
    const right = expected(expectations.get(operationId)!)
    if (status !== right) found.push(`${operationId}: ${status} instead of ${right}`)
  }
  return found
}

const token = (roleID: number) => ({ token: tokens.get(roleID)! })

test.each(operationsOf(contract).map(({ operation }) => operation))('$operationId has one expectation', (operation) => {
  const { operationId, tags, security, 'x-feature': features, 'x-session': session } = operation
  const holders = [...areas].filter(([, { needs }]) => Object.hasOwn(needs, operationId)).map(([area]) => area)
  expect(holders).toEqual(tags)
  const kind = session === 'before-second-factor' ? 'half a session' : 'a session'
  expect(security?.length === 0 ? 'nothing' : (features ?? kind)).toEqual(expectations.get(operationId))
})

test('has no expectation for an unknown operation', () => {
  const operationIDs = operationsOf(contract).map(({ operation }) => operation.operationId)
  expect([...expectations.keys()].toSorted()).toEqual(operationIDs.toSorted())
})

test.each(SETS.map((set, n) => ({ ...set, roleID: 100 + n })))('with $name on every feature', async (set) => {
  const expected = (expectation: Expectation) =>
    requirementsOf(expectation).every(({ level }) => set.passes[level]) ? 200 : 403
  expect(await surprises(token(set.roleID), expected)).toEqual([])
})

test.each(needed.map((feature, n) => ({ feature, n })))('$feature counts, and no other', async (each) => {
  const { feature, n } = each
  const withoutIt = (expectation: Expectation) => (featuresOf(expectation).includes(feature) ? 403 : 200)
  expect(await surprises(token(200 + n), withoutIt)).toEqual([])
  const withItAlone = (expectation: Expectation) =>
    featuresOf(expectation).every((other) => other === feature) ? 200 : 403
  expect(await surprises(token(300 + n), withItAlone)).toEqual([])
})

const onlyPublic = (expectation: Expectation) => (expectation === 'nothing' ? 200 : 401)

test.each([
  ['no token', {}],
  ['a made-up token', { token: 'x'.repeat(65) }],
  ['no token but a company', { domain: 'one' }],
])('with %s', async (_name, headers) => {
  expect(await surprises(headers as Record<string, string>, onlyPublic)).toEqual([])
})

test("with another company's token", async () => {
  const foreign = await tokenOf(app, 'two', `role${whole}`)
  expect(await surprises({ token: foreign, domain: 'one' }, onlyPublic)).toEqual([])
})

test('with a token that still owes the second factor', async () => {
  const half = await tokenOf(app, 'one', `role${whole}`, { owesSecondFactor: true })
  const expected = (expectation: Expectation) =>
    expectation === 'nothing' || expectation === 'half a session' ? 200 : 401
  expect(await surprises({ token: half }, expected)).toEqual([])
})

test("with a token for the inventory service, which reaches that service's features alone", async () => {
  const { sessionID } = (await app.platform.sessions.check(tokens.get(whole))).user
  const { token: scoped } = await app.platform.sessions.openScoped(sessionID, 'INVENTORY_')
  const expected = (expectation: Expectation) => {
    if (typeof expectation === 'string') return expectation === 'nothing' ? 200 : 401
    return featuresOf(expectation).every((feature) => feature.startsWith('INVENTORY_')) ? 200 : 403
  }
  expect(await surprises({ token: scoped }, expected)).toEqual([])
})

test('with an expired token', async () => {
  const expiring = token(whole)
  app.clock.pass(13 * 3_600)
  expect(await surprises(expiring, onlyPublic)).toEqual([])
})
