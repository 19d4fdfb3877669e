import { HIDDEN_WITHOUT, type Feature } from '@greenroom/permissions'
import { beforeAll, expect, test } from 'vitest'
import { tokenOf } from './app.ts'
import { catalogOfTwo, newItem } from './catalog.ts'
import type { ContractRead, Parameter } from './contract-lists.ts'
import { answerTo, BLIND, reads, SECRETS, SEES, storeSecrets } from './secrets.ts'

const catalog = catalogOfTwo()
let ids: Record<string, string>
let seeing: string
let blind: string
/** What tells hidden values to people who may see them all. */
let telling: Ask[]

type Replacement = readonly [text: string, other: string]

/** What a value is replaced with that is hidden without the feature: another length, another place in every order. */
const HIDDEN_BY: Partial<Record<Feature, readonly Replacement[]>> = {
  CATALOG_PRODUCT_COST: [['71939.17', '0.0517']],
  CATALOG_PRODUCT_PRICE: [['82848.28', '0.0628']],
  CATALOG_PRODUCT_SKU: [
    ['SECRET-SKU', '0-OTHER'],
    ['secret-sku', '0-other'],
  ],
  CATALOG_PRODUCT_DESCRIPTION: [['Secret words', 'Other, and longer']],
  CATALOG_PRODUCT_CTO: [['SECRET-CTO', 'ANOTHER']],
  CATALOG_CUSTOM_ATTRIBUTES: [['Secret origin', 'Elsewhere']],
}

const FEATURES = Object.keys(HIDDEN_BY) as Feature[]
const EVERYTHING = Object.values(HIDDEN_BY).flat()

const WORDS = [...Object.values(SECRETS).map(({ text }) => text), 'SECRET-S', '0-other']
const COLUMNS = [...Object.keys(SECRETS), 'margin'].map((name) => `itemID,${name}`)

/** Values of a parameter by which an answer could depend on a hidden value; `all` with those that name other fields. */
function probesOf({ name, in: place, schema: { type, enum: choices, pattern } }: Parameter, all: boolean): string[] {
  if (place === 'path' || name === 'cursor' || type !== 'string') return []
  if (choices) return choices.map(String)
  if (name === 'expand') return ['package,location_hint,qoh']
  if (name === 'columns') return COLUMNS
  if (name === 'field') return Object.keys(SECRETS)
  if (name === 'search') return WORDS
  return pattern === undefined && (all || name === 'code') ? [WORDS.join(',')] : []
}

/** Leaves out what would lead to a single item. */
const OF_ALL = { itemID: '', productID: '' }

/** A read as it is, or with a probe of one of its parameters. */
interface Ask {
  name: string
  read: ContractRead
  probe?: { [parameter: string]: string }
}

function asksOf(all: boolean): Ask[] {
  return reads.flatMap((read) => {
    const probes = read.parameters.flatMap((parameter) =>
      probesOf(parameter, all).map((value) => ({ parameter: parameter.name, value })),
    )
    const probing = probes.map(({ parameter, value }) => ({
      name: `${read.operationID} ${parameter}=${value}`,
      read,
      probe: { [parameter]: value },
    }))
    return [{ name: read.operationID, read }, ...probing]
  })
}

/** What an ask is answered, and of an order its second page as well. */
async function answersOf(token: string, { read, probe }: Ask): Promise<string> {
  if (!probe) return (await answerTo(catalog, token, read, ids)).body
  const ask = async (query: Record<string, string>) => {
    const encoded = Object.entries(query).map(([name, value]) => [name, encodeURIComponent(value)])
    const paged = read.has('cursor') ? OF_ALL : {}
    const { status, body } = await answerTo(catalog, token, read, { ...ids, ...paged, ...Object.fromEntries(encoded) })
    return `${status} ${body}`
  }
  const whole = await ask(probe)
  if (!probe['sort'] || !read.has('limit')) return whole
  const first = await ask({ ...probe, limit: '1' })
  const [, cursor] = /"nextCursor":"([^"]+)"/.exec(first) ?? []
  return [whole, first, ...(cursor ? [await ask({ ...probe, limit: '1', cursor })] : [])].join('\n')
}

async function answersTo(token: string, asks: readonly Ask[]): Promise<string[]> {
  const answers: string[] = []
  for (const ask of asks) answers.push(await answersOf(token, ask))
  return answers
}

/** Replaces values wherever they are stored, and nothing else. What no one may update, such as movements of stock, stays. */
async function replace(values: readonly Replacement[]) {
  const { pool } = catalog.database
  const { rows } = await pool.query<{ table: string; column: string; type: string }>(
    `select table_name as table, column_name as column, format_type(atttypid, atttypmod) as type
      from information_schema.columns join pg_attribute on attrelid = table_name::regclass and attname = column_name
      where table_schema = 'public' and data_type in ('text', 'jsonb', 'numeric')
        and has_table_privilege(attrelid, 'update')`,
  )
  for (const { table, column, type } of rows) {
    for (const [text, other] of values) {
      await pool.query(
        `update ${table} set ${column} = replace(${column}::text, $1, $2)::${type} where strpos(${column}::text, $1) > 0`,
        [text, other],
      )
    }
  }
}

const back = (values: readonly Replacement[]) => values.map(([text, other]): Replacement => [other, text])

/** What is answered differently with other values. */
async function differing(token: string, values: readonly Replacement[], asks: readonly Ask[]): Promise<Ask[]> {
  const before = await answersTo(token, asks)
  await replace(values)
  const after = await answersTo(token, asks)
  await replace(back(values))
  return asks.filter((_, index) => after[index] !== before[index])
}

const namesOf = (asks: readonly Ask[]) => asks.map(({ name }) => name)

/** Hides from the blind user what these features show, and nothing else. */
async function hide(features: readonly Feature[]) {
  const call = catalog.as(SEES)
  const { version } = (await call('GET', '/roles/103')).body.role
  const access = (key: Feature) => (features.includes(key) ? ['NOACCESS'] : ['READ'])
  const grants = { version, features: FEATURES.map((key) => ({ key, access: access(key) })) }
  expect(await call('PUT', '/roles/103/grants', grants)).toMatchObject({ status: 200 })
}

beforeAll(async () => {
  ids = await storeSecrets(catalog)
  seeing = await tokenOf(catalog.app, 'one', SEES)
  blind = await tokenOf(catalog.app, 'one', BLIND)
  telling = await differing(seeing, EVERYTHING, asksOf(false))
})

test('knows every feature that hides values', () => {
  expect(new Set(FEATURES)).toEqual(new Set(Object.values(HIDDEN_WITHOUT).flat()))
})

test('no answer to those who see none of them depends on hidden values', async () => {
  expect(namesOf(await differing(blind, EVERYTHING, asksOf(true)))).toEqual([])
})

/** What the blind user is answered of an edit and an import of the cost of two items that cost this. */
async function answersWhenCosts(costs: readonly [number, number]): Promise<string[]> {
  const call = catalog.as(SEES)
  const itemIDs = ['COSTS0', 'COSTS1']
  for (const [index, itemID] of itemIDs.entries()) {
    await call('POST', '/items', newItem(itemID))
    const values = { cost_price: costs[index]!, consignment: false }
    await catalog.one.db.updateTable('item').set(values).where('item_id', '=', itemID).execute()
  }
  const lower = { field: 'costPrice', by: 'AMOUNT', value: -1, rounding: 'NONE' }
  const edits = [
    { fields: { costPrice: 7 }, filter: { itemIDs } },
    { fields: { costPrice: 7, consignment: true }, filter: { itemIDs } },
    { fields: { consignment: true }, adjustments: [lower], filter: { itemIDs } },
  ]
  const paths: string[] = []
  for (const edit of edits) {
    const { changeSetID } = (await call('POST', '/changesets', edit)).body
    const shown = ['change', 'unchanged', 'problems', 'changedSince'].map((show) => `/rows?show=${show}`)
    paths.push(...['', ...shown].map((path) => `/changesets/${changeSetID}${path}`))
  }
  const mapping = [
    { field: 'itemID', column: 0 },
    { field: 'costPrice', column: 1 },
  ]
  const start = { fileName: 'costs.csv', columns: ['Code', 'Cost'], mapping }
  // A manager sees cost, and may not change it: the check rejects what differs.
  for (const user of [SEES, 'role7']) {
    const { importID } = (await catalog.as(user)('POST', '/items/imports', start)).body
    const path = `/items/imports/${importID}`
    const items = itemIDs.map((itemID, line) => ({ line: line + 2, item: { itemID, costPrice: 7 } }))
    await catalog.as(user)('PUT', `${path}/parts/0`, { items, rejections: [] })
    await catalog.as(user)('POST', `${path}/check`, { rows: 2, skipped: 0, conflicts: 0 })
    const actions = ['create', 'update', 'unchanged'].map((action) => `/rows?action=${action}`)
    paths.push(...['', '/rows', ...actions, '/rejections'].map((of) => `${path}${of}`))
  }
  const answers: string[] = []
  for (const path of paths) {
    const { status, body } = await catalog.as(BLIND)('GET', path)
    const { changeSetID: _, importID: __, createdAt: ___, ...rest } = body
    answers.push(`${path.replace(/\d+/, 'ID')} ${status} ${JSON.stringify(rest)}`)
  }
  return answers
}

test('no answer tells which items already have a hidden value, or cannot get it', async () => {
  const before = await answersWhenCosts([2, 3])
  for (const costs of [
    [7, 3],
    [3, 7],
    [0, 7],
  ] as const)
    expect(await answersWhenCosts(costs)).toEqual(before)
})

test.for(FEATURES)('without %s alone, no answer that could depends on what it hides', async (feature) => {
  await hide([feature])
  expect(namesOf(await differing(blind, HIDDEN_BY[feature]!, telling))).toEqual([])
})

test('the same answers tell those values to people who may see them', () => {
  const names = namesOf(telling)
  const operations = ['exportItems', 'getProduct', 'listItemHistory', 'listImportRows', 'getPriceChange']
  expect([...new Set(names.map((name) => name.split(' ')[0]))]).toEqual(expect.arrayContaining(operations))
  const asked = ['listItems search=SECRET-S', `listItems code=${WORDS.join(',')}`, 'listProducts search=SECRET-S']
  expect(names).toEqual(
    expect.arrayContaining([...asked, 'exportItems columns=itemID,margin', 'listItems sort=costPrice']),
  )
})
