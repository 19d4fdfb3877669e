import { beforeAll, expect, test } from 'vitest'
import { freePort } from '../../../tools/free-port.ts'
import { checkItem, draftOf } from '@greenroom/catalog'
import { restrictedCharacters } from '@greenroom/validation'
import { boot } from '#boot/boot.ts'
import { readConfig } from '#platform/config.ts'
import { demoCatalog } from '#areas/items/demo/catalog.ts'
import { demoSales } from '#areas/analytics/demo/sales.ts'
import { SYSTEM_CONFIGURATION } from '#companies/company-defaults.ts'
import { prepareDemo } from '#companies/demo.ts'
import { seedDemo } from '#companies/seed-demo.ts'
import { findReferences, referenceErrors } from '#areas/items/item-references.ts'
import { companyStore } from '#database/company-store.ts'
import type { Database } from '#database/database.ts'
import { startApp, tokenOf, type TestApp } from './app.ts'
import { PASSWORD } from './companies.ts'
import { cloneDatabase } from './database.ts'
import { temporaryFolder } from './temporary-folder.ts'

let database: Database
let app: TestApp

beforeAll(async () => {
  database = await cloneDatabase()
  app = await startApp(database)
  await database.db.transaction().execute((tx) => seedDemo(tx, PASSWORD, app.platform.blobs))
})

test('has items that follow the rules of the form, with unique IDs', () => {
  const { items } = demoCatalog()
  const configuration = SYSTEM_CONFIGURATION.map(([key, value, status]) => ({ key, value, status }))
  const restricted = restrictedCharacters(configuration)
  const broken = items.flatMap((item) =>
    checkItem(draftOf(item), { mode: 'create', restricted }).map(({ message }) => `${item.itemID}: ${message}`),
  )
  expect(broken).toEqual([])
  expect(new Set(items.map(({ itemID }) => itemID)).size).toBe(items.length)
  expect(new Set(items.map(({ upc }) => upc)).size).toBe(items.length)
  expect(items.length).toBeGreaterThan(400)
})

test('has items with valid references only', async () => {
  const values = demoCatalog().items.map((item) => ({ fields: draftOf(item), attributes: item.attributes }))
  const references = await findReferences(companyStore(database.db, 'demo').db, values)
  expect(values.flatMap((item) => referenceErrors(item, references))).toEqual([])
})

test('has items of every type, discontinued ones, and system items', async () => {
  const token = await tokenOf(app, 'demo', 'admin')
  for (const type of [1, 2, 3, 4, 5, 6]) {
    const { body } = await app.call(token, 'GET', `/items?type=${type}&limit=1`)
    expect(body.data, `type ${type}`).toHaveLength(1)
  }
  const { body } = await app.call(token, 'GET', '/items?status=Discontinued&total=true')
  expect(body.total).toEqual({ count: 6, capped: false })
  const system = await app.call(token, 'GET', '/items?itemIDOnSearch=DONATE,SHIPPING,HANDLING,BAG,FEEID001')
  expect(system.body.data).toHaveLength(5)
})

test('has an arena of 60 stands with 4 warehouses and 90 registers, in groups by level, and a small club', async () => {
  const token = await tokenOf(app, 'demo', 'admin')
  const idsAt = async (path: string, of: string) =>
    (await app.call(token, 'GET', `${path}?pagination=false${of}`)).body.data.map(({ id }: { id: string }) => id)
  const [stands, club] = [
    await idsAt('/business/stores', '&venueID=HARBOR'),
    await idsAt('/business/stores', '&venueID=FOUNDRY'),
  ]
  expect([stands.length, club.length]).toEqual([60, 4])
  expect(await idsAt('/business/warehouses', '&venueID=HARBOR')).toHaveLength(4)
  const { data: registers } = (await app.call(token, 'GET', '/registers?pagination=false')).body
  expect(registers.filter(({ storeID }: { storeID: string }) => stands.includes(storeID))).toHaveLength(90)
  const { data: groups } = (await app.call(token, 'GET', '/reportinggroups?pagination=false&search=level')).body
  const members = groups.flatMap(({ locations }: { locations: { locationID: string }[] }) => locations)
  expect(members.map(({ locationID }: { locationID: string }) => locationID).toSorted()).toEqual(stands.toSorted())
})

test.for([
  ['arena', 60],
  ['club', 4],
  ['bar', 1],
  ['yard', 1],
] as const)('%s sees the %i stores of their places', async ([user, count]) => {
  const token = await tokenOf(app, 'demo', user)
  expect((await app.call(token, 'GET', '/business/stores?pagination=false')).body.data).toHaveLength(count)
})

test('has about 14 months of sales, up to now and the same in every demo', async () => {
  const now = new Date('2026-05-09T20:00:00Z')
  const sales = demoSales(demoCatalog().items, now)
  expect(sales).toEqual(demoSales(demoCatalog().items, now))
  expect(sales.length).toBeGreaterThan(10_000)
  const times = sales.map(({ occurred_at }) => occurred_at.getTime())
  expect(Math.max(...times)).toBeLessThanOrEqual(now.getTime())
  expect(Math.min(...times)).toBeLessThan(Date.UTC(2025, 3, 1))
  const { lines } = await companyStore(database.db, 'demo')
    .db.selectFrom('sale_line')
    .select(({ fn }) => fn.countAll<number>().as('lines'))
    .executeTakeFirstOrThrow()
  expect(lines).toBeGreaterThan(10_000)
})

test("completes onboarding for the demo merchant, but not for its partner's two others", async () => {
  const login = { domain: 'demo', username: 'partner', password: PASSWORD, is_partner: true }
  const { body } = await app.call(undefined, 'POST', '/login', login)
  expect((await app.call(body.token, 'GET', '/partner/merchants')).body).toMatchObject([
    { companyCode: 'harborline', stepsVisited: 3, steps: 8 },
    { companyCode: 'demo', stepsVisited: 8 },
    { companyCode: 'southgate', stepsVisited: 0 },
  ])
})

test("shows a package's components, and a component's packages", async () => {
  const token = await tokenOf(app, 'demo', 'admin')
  const query = 'expand=package,location_hint,qoh&itemIDOnSearch'
  const { body } = await app.call(token, 'GET', `/items?${query}=PK-TPL-VINYL,TPL-LP1`)
  const [pack, record] = body.data
  expect(pack).toMatchObject({ components: [{ itemID: 'TPL-LP2' }, { itemID: 'TPL-LP1', quantity: 1 }] })
  expect(record).toMatchObject({
    isPackageComponent: true,
    hints: [{ location: { id: 'WH-RIVER', type: 'WAREHOUSE' } }],
  })
  expect(record.qoh).toBeGreaterThan(0)
})

test('has pictures on some items, visible only to their company', async () => {
  const token = await tokenOf(app, 'demo', 'admin')
  const { body } = await app.call(token, 'GET', '/items?itemID=TPL-T1-BLK-M')
  const { itemImage } = body.data[0]
  const picture = await app.app.inject({ url: `/api${itemImage}?size=thumbnail`, headers: { token } })
  expect(picture.headers['content-type']).toBe('image/webp')
  const gallery = await app.call(token, 'GET', '/items/images?itemID=TPL-T1-BLK-M')
  expect(gallery.body.images).toHaveLength(2)
  expect(itemImage).toBe(`/images/${gallery.body.images[0].imageID}`)
})

test('is not seeded with DEMO=no, and the operator is told to create a company', async () => {
  const { pool, db } = await cloneDatabase()
  const { user, password, host, port, database: name } = pool.options
  const DATABASE_URL = `postgresql://${user}:${encodeURIComponent(String(password))}@${host}:${port}/${name}`
  const home = temporaryFolder()
  const env = { DEMO: 'no', DATABASE_URL, DATA_DIR: home, PORT: String(await freePort()), LOG_LEVEL: 'silent' }
  const { demoPassword, hasCompany, stop } = await boot(readConfig(env, home))
  await stop()
  expect({ demoPassword, hasCompany }).toEqual({ demoPassword: undefined, hasCompany: false })
  expect(await db.selectFrom('app_user').select('user_id').execute()).toEqual([])
})

test('shows the password at every start only while it is the one of the administrator', async () => {
  const [first, home] = [await cloneDatabase(), temporaryFolder()]
  const password = await prepareDemo(first.db, home, app.platform.blobs)
  expect(password).toMatch(/^[\w-]{19}$/)
  expect(await prepareDemo(first.db, home, app.platform.blobs)).toBe(password)
  // As after a restore: the demo of another database.
  expect(await prepareDemo(database.db, home, app.platform.blobs)).toBeUndefined()
})
