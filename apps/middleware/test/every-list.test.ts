import { beforeAll, describe, expect, test, vi } from 'vitest'
import { type Reply, tokenOf } from './app.ts'
import { catalogOfTwo } from './catalog.ts'
import { contractLists, type ContractRead, idIn, type Parameter, pathOf } from './contract-lists.ts'
import { HOSTILE, INHERITED, UNDECODABLE } from './hostile.ts'
import { madeByOne } from './made-by-one.ts'

/** How many lists that the query layer declares were asked so far. */
const declared = vi.hoisted(() => ({ asked: 0 }))

const real = await vi.hoisted(() => vi.importActual<typeof import('#query/list-query.ts')>('#query/list-query.ts'))

// Made at once: who asks for the module while a factory waits gets it without its exports.
vi.mock('#query/list-query.ts', () => {
  const noting =
    <Args extends unknown[], Result>(ask: (...args: Args) => Result) =>
    (...args: Args) => {
      declared.asked++
      return ask(...args)
    }
  const listQuery: typeof real.listQuery = (declaration) => {
    const { read, page, all, total } = real.listQuery(declaration)
    return { read: noting(read), page: noting(page), all: noting(all), total } as never
  }
  return { ...real, listQuery, listOrders: (orders: never) => noting(real.listOrders(orders)) }
})

const catalog = catalogOfTwo()
let ids: Record<string, string>
let token: string
let partnerToken: string

beforeAll(async () => {
  ids = { ...(await madeByOne(catalog)), kind: 'department' }
  token = await tokenOf(catalog.app, 'one', 'role2')
  partnerToken = await tokenOf(catalog.app, 'one', 'role2', { partner: true })
})

/** The query of a list that requires one. */
const QUERIES: Record<string, Record<string, string>> = {
  countItemValues: { field: 'brand' },
  getItemSales: { itemID: 'THEIRS', from: '1767225600', to: '1767312000' },
  getSales: { from: '1767225600', to: '1767312000' },
  getItemStock: { itemID: 'THEIRS' },
  getConfiguration: { itemID: 'THEIRS' },
  compareEntitlements: { locationID: 'HB-MAIN', locationType: 'STORE', otherID: 'FD-YARD', otherType: 'STORE' },
  countEntitlements: { locationID: 'HB-MAIN', locationType: 'STORE' },
  listEntitlementCells: { items: 'THEIRS', locations: 'STORE/HB-MAIN' },
  listEntitlements: { itemID: 'THEIRS' },
  listSold: { locationID: 'HB-MAIN', locationType: 'STORE' },
  listOnHand: { itemIDs: 'THEIRS', place: 'STORE/HB-MAIN' },
  getReplenishment: { place: 'STORE/HB-MAIN' },
  listItemsToCount: { place: 'STORE/HB-MAIN' },
  listStockAt: { place: 'STORE/HB-MAIN' },
  listStockMovements: { itemID: 'THEIRS' },
  listImages: { itemID: 'THEIRS' },
  listPackageComponents: { itemID: 'THEIRS' },
  listSsoProviders: { domain: 'one' },
  listUsers: { username: 'role9' },
  listViews: { screen: 'products' },
  searchRecords: { search: 'a' },
}

/** Calls a list with these values of its parameters, already encoded, over those that it requires. */
async function ask(list: ContractRead, values: Record<string, string> = {}) {
  const inPath = list.parameters.filter((parameter) => parameter.in === 'path')
  const found = Object.fromEntries(inPath.map(({ name }) => [name, idIn(list.path, name, ids)!]))
  const url = `/api${pathOf(list, { ...found, ...QUERIES[list.operationID], ...values })}`
  const answer = await catalog.app.app.inject({
    url,
    headers: { token: list.operationID === 'listMerchants' ? partnerToken : token },
  })
  // An export answers with a file.
  const isJSON = String(answer.headers['content-type']).startsWith('application/json')
  const { code, errors = [] } = isJSON ? answer.json<Pick<Reply, 'code' | 'errors'>>() : { code: 'OK_000' }
  return { status: answer.statusCode, code, fields: errors.map(({ field }) => field) }
}

/** Answers without rows of a table: computed figures, the grants of a session, and the only record of its kind. */
const COMPUTED = [
  'authorise',
  'countEntitlements',
  'countItemValues',
  'getCountSheet',
  'getHomeFigures',
  'getItemSales',
  'getReplenishment',
  'getSales',
  'listEntitlementCells',
  'listEntryUses',
  'listItemsToCount',
  'listNightlySuggestions',
  'listOnHand',
  'listStockAt',
  'listSsoProviders',
  'listUsers',
  'listWritedownEffects',
]

/** A document is read whole, with its lines, files and log. */
const OF_DOCUMENTS = [
  'Adjustment',
  'Count',
  'PriceChange',
  'PurchaseOrder',
  'Receipt',
  'Transfer',
  'Writedown',
].flatMap((kind) => [`get${kind}`, `list${kind}Events`])

/** Whether no hostile value is a value of the parameter. */
const refusesAll = ({ name, schema: { type, enum: choices, pattern } }: Parameter) =>
  name === 'sort' || name === 'cursor' || type !== 'string' || choices !== undefined || pattern !== undefined

describe.for(contractLists.map((list) => [list.operationID, list] as const))('%s', ([operationID, list]) => {
  test('is declared by the query layer', async () => {
    const before = declared.asked
    expect(await ask(list)).toMatchObject({ status: 200 })
    if (![...COMPUTED, ...OF_DOCUMENTS].includes(operationID)) expect(declared.asked).toBeGreaterThan(before)
  })

  test.for(list.parameters.map((parameter) => [parameter.name, parameter] as const))(
    'survives any value of %s',
    async ([name, parameter]) => {
      for (const value of [...HOSTILE, ...UNDECODABLE]) {
        const { status, code, fields } = await ask(list, { [name]: value })
        expect([200, 400, 404], value).toContain(status)
        expect(code, value).toMatch(/^(OK|ER)_\d{3}$/)
        if (refusesAll(parameter)) expect(status, value).toBe(400)
        const isNoAddress = parameter.in === 'path' && UNDECODABLE.includes(value)
        if (status === 400) expect(fields, value).toEqual(isNoAddress ? [] : expect.arrayContaining([name]))
      }
    },
  )

  test('refuses parameters that it does not have', async () => {
    for (const name of INHERITED) {
      expect(await ask(list, { [name]: '1' }), name).toEqual({ status: 400, code: 'ER_000', fields: [name] })
    }
  })
})

test('finds every kind of list in the contract', () => {
  expect(contractLists.map(({ operationID }) => operationID)).toEqual(
    expect.arrayContaining(['exportItems', 'listItems', 'listRoles', 'getBusiness', 'listImages', 'getItemStock']),
  )
})
