import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import pg from 'pg'
import { defaultAccess, FEATURES, ROLES } from '@greenroom/permissions'
import { ACCOUNT_SETTINGS } from '@greenroom/validation'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '#database/database.ts'
import { migrate } from '#database/migrate.ts'
import { migrations } from '../src/areas.ts'
import { startApp, tokenOf } from './app.ts'
import { cloneOf, emptyDatabase } from './database.ts'

const folder = join(import.meta.dirname, 'landed')
const states = readdirSync(folder).filter((name) => name.endsWith('.sql.gz'))

/** An upgrade adds to these: the migrations it applied, and the grants and settings of new features. */
const GROWING = new Set(['id_counter', 'migration', 'role_grant', 'account_configuration'])

/** Tables whose rows are in another one since; of stock, those with a quantity. */
const MOVED = new Map([
  ['partner_merchant', 'partner_grant'],
  ['stock', 'stock_balance'],
])

test('has a landed state to upgrade', () => {
  expect(states.length).toBeGreaterThan(0)
})

describe.each(states)('%s', (state) => {
  let database: Database
  let before: Map<string, number>
  let after: Map<string, number>

  beforeAll(async () => {
    database = await landed(state)
    await database.pool.query('delete from stock where qoh = 0')
    before = await rowCounts(database.pool)
    await migrate(database.db, migrations)
    after = await rowCounts(database.pool)
  })

  test('gives every company every feature and setting', async () => {
    const { pool, db } = database
    const companies = await db.selectFrom('company').select('company_code').execute()
    const granted = await namesByCompany(pool, 'role_grant', 'feature')
    const settings = await namesByCompany(pool, 'account_configuration', 'key')
    for (const { company_code } of companies) {
      expect(granted.get(company_code)?.toSorted()).toEqual(FEATURES.map(({ key }) => key as string).toSorted())
      expect(settings.get(company_code)).toEqual(expect.arrayContaining(Object.keys(ACCOUNT_SETTINGS)))
    }
  })

  test('is upgraded with all its data', async () => {
    for (const [table, count] of before)
      if (!GROWING.has(table)) expect([table, after.get(MOVED.get(table) ?? table)]).toEqual([table, count])
    const applied = await database.db.selectFrom('migration').select('name').execute()
    expect(applied.map((row) => row.name).toSorted()).toEqual(migrations.map((each) => each.name).toSorted())

    const app = await startApp(database)
    const token = await tokenOf(app, 'demo', 'admin')
    const { body } = await app.call(token, 'GET', '/items?itemID=LANDED-1')
    expect(body.data).toMatchObject([{ name: 'Landed once', costPrice: 4.5 }])
    const rename = { itemID: 'LANDED-1', version: body.data[0].version, name: 'Landed and upgraded' }
    expect(await app.call(token, 'PUT', '/items', rename)).toMatchObject({ status: 200 })
    const history = await app.call(token, 'GET', '/items/LANDED-1/history')
    expect(history.body.data[0].changes).toEqual([{ field: 'name', from: 'Landed once', to: 'Landed and upgraded' }])
    const changed = await app.call(token, 'GET', '/items?search=tour&pagination=false')
    expect(changed.body.data.some(({ licensee }: { licensee: string }) => licensee === 'Landed Licensing')).toBe(true)
  })
})

test('goes on with the price changes and imports of documents.sql.gz', async () => {
  const database = await landed('documents.sql.gz')
  await migrate(database.db, migrations)
  const app = await startApp(database)
  const token = await tokenOf(app, 'demo', 'admin')
  const call = async (path: string) => (await app.call(token, 'GET', path)).body
  const byReason = async (reason: string) => {
    const { data } = await call(`/pricechanges?search=${encodeURIComponent(reason)}`)
    return call(`/pricechanges/${data[0].number}`)
  }
  const lines = [{ itemID: 'LANDED-1', field: 'sellingPrice' }]
  const attachments = [{ name: 'note.txt', addedBy: 'admin' }]
  expect(await byReason('A draft')).toMatchObject({ state: 'DRAFT', lines, attachments })
  expect(await byReason('Canceled')).toMatchObject({ state: 'CANCELED', lines, attachments: [] })
  expect(await byReason('Above the limit')).toMatchObject({ state: 'SUBMITTED', lines, attachments })
  const { number, version, effectiveAt } = await byReason('Applied')
  const events: { action: string; at: string }[] = await call(`/pricechanges/${number}/events`)
  expect(events.map(({ action }) => action)).toEqual(['create', 'attach', 'submit', 'apply'])
  expect(effectiveAt).toBe(events.at(-1)!.at)
  const undo = { action: 'undo', version }
  expect(await app.call(token, 'POST', `/pricechanges/${number}/actions`, undo)).toMatchObject({ status: 200 })
  expect((await call('/items/imports')).data[0]).toMatchObject({ fileName: 'a.csv', state: 'CANCELED' })
})

test('gives a company from before a feature the grants and settings of a new one, and keeps the decisions of others', async () => {
  const { pool, db } = await landed('kernel.sql.gz')
  const [feature, setting] = ['CATALOG_PRICE_CHANGE', 'catalog.price.change.approval.percent']
  await pool.query(`delete from role_grant where company_code = 'southgate' and feature like '${feature}%'`)
  await pool.query(`delete from account_configuration where company_code = 'southgate' and key = '${setting}'`)
  await pool.query(`delete from role_grant where company_code = 'demo' and feature = '${feature}' and role_id = 6`)
  await pool.query(`update account_configuration set value = '5' where company_code = 'demo' and key = '${setting}'`)
  await migrate(db, migrations)

  const { rows: grants } = await pool.query<{ company_code: string; role_id: number; level: string }>(
    `select company_code, role_id, level from role_grant where feature = '${feature}'`,
  )
  const levels = (company: string, role: number) =>
    grants.filter((row) => row.company_code === company && row.role_id === role).map(({ level }) => level)
  for (const { id } of ROLES) {
    const { access } = defaultAccess(id).find(({ key }) => key === feature)!
    expect([id, levels('southgate', id).toSorted()]).toEqual([id, access.toSorted()])
  }
  expect([levels('demo', 6), levels('demo', 2).length]).toEqual([[], 3])
  const { rows: values } = await pool.query<{ company_code: string; value: string }>(
    `select company_code, value from account_configuration where key = '${setting}' order by company_code`,
  )
  expect(values.map((row) => [row.company_code, row.value])).toEqual([
    ['demo', '5'],
    ['harborline', '20'],
    ['southgate', '20'],
  ])
})

test('stores the effective times of price changes in UTC, whatever they were sent as', async () => {
  const { pool, db } = await landed('kernel.sql.gz')
  const times = [
    ['2030-07-01T04:30:00.000Z', '2030-07-01T04:30:00.000Z'],
    ['2030-07-01T00:30:00-04:00', '2030-07-01T04:30:00.000Z'],
    ['2030-01-01T05:15:00.5+05:45', '2029-12-31T23:30:00.500Z'],
    ['2030-01-01t00:00:00.123456789z', '2030-01-01T00:00:00.123Z'],
    ['2030-01-01 00:00:00+23:59', '2029-12-31T00:01:00.000Z'],
    ['2026-12-31T23:59:60Z', '2027-01-01T00:00:00.000Z'],
    ['9999-12-31T23:59:59-01:00', '9999-12-31T23:59:59-01:00'],
    [null, null],
  ] as const
  await migrate(
    db,
    migrations.filter(({ name }) => name < '0030'),
  )
  await pool.query(
    `insert into document (company_code, kind, number, sequence, state, header, authors, line_count,
         created_at, created_by, updated_at, updated_by)
       select 'demo', 'price-change', 'PC-' || 900000 + n, 900000 + n, 'DRAFT',
         jsonb_build_object('reason', 'Upgraded', 'effectiveAt', sent), '{admin}', 0, now(), 'admin', now(), 'admin'
       from unnest($1::text[]) with ordinality as given(sent, n)`,
    [times.map(([sent]) => sent)],
  )
  await migrate(db, migrations)
  const { rows } = await pool.query(
    `select header from document where sequence > 900000 and company_code = 'demo' order by sequence`,
  )
  expect(rows.map(({ header }) => header)).toEqual(
    times.map(([, effectiveAt]) => ({ reason: 'Upgraded', effectiveAt })),
  )
})

test('gives rows that are staged already the changes of new items', async () => {
  const { pool, db } = await landed('kernel.sql.gz')
  await migrate(
    db,
    migrations.filter(({ name }) => name < '0034'),
  )
  const fields = { itemID: 'A', name: 'Tee', licensee: null, additionalUPCs: ['1'] }
  const kept = [{ field: 'name', from: 'Cap', to: 'Tee' }]
  await pool.query(
    `insert into import_row (company_code, import_id, part, line, item_id, fields, changes)
       values ('demo', 1, 0, 2, 'A', $1, null), ('demo', 1, 0, 3, 'B', $1, $2), ('demo', 1, 0, 4, 'C', '{"itemID":"C"}', null)`,
    [JSON.stringify(fields), JSON.stringify(kept)],
  )
  await migrate(db, migrations)
  const { rows } = await pool.query(`select changes from import_row where company_code = 'demo' order by line`)
  expect(rows.map(({ changes }) => changes)).toEqual([
    // In the order in which jsonb keeps the fields.
    [
      { field: 'name', from: null, to: 'Tee' },
      { field: 'additionalUPCs', from: null, to: ['1'] },
    ],
    kept,
    [],
  ])
})

test('gives every reference to a location the type that its ID had', async () => {
  const { pool, db } = await landed('documents.sql.gz')
  await pool.query(`insert into user_location (company_code, user_id, location_id)
    select 'demo', user_id, location_id from app_user, location
      where app_user.company_code = 'demo' and user_name = 'admin' and location.company_code = 'demo'`)
  const tables = ['entitlement', 'location_hint', 'stock', 'user_location', 'sale_line']
  await pool.query('delete from stock where qoh = 0')
  const byType = async (table: string, type: string) => {
    const { rows } = await pool.query<{ type: string; count: string }>(
      `select ${type} as type, count(*) from ${table} join location using (company_code, location_id)
        group by 1 order by 1`,
    )
    return rows
  }
  const before = await Promise.all(tables.map((table) => byType(table, 'location.type')))
  expect(new Set(before.flat().map(({ type }) => type))).toEqual(new Set(['ARTIST', 'STORE', 'VENUE', 'WAREHOUSE']))
  await migrate(db, migrations)
  expect(await Promise.all(tables.map((table) => byType(MOVED.get(table) ?? table, 'location_type')))).toEqual(before)
  for (const [table, column, type] of [
    ['register', 'store_id', 'VENUE'],
    ['event', 'venue_id', 'ARTIST'],
    ['location', 'venue_id', 'WAREHOUSE'],
  ] as const) {
    const wrong = `(select location_id from location where company_code = 'demo' and type = '${type}' limit 1)`
    const write = pool.query(`update ${table} set ${column} = ${wrong} where company_code = 'demo'`)
    await expect(write).rejects.toThrow('foreign key')
  }
})

const loaded = new Map<string, Promise<string>>()

/** A database of a landed state, before it is migrated. */
async function landed(state: string): Promise<Database> {
  const source = loaded.get(state) ?? load(state)
  loaded.set(state, source)
  return cloneOf(await source)
}

/** The names in a column by company. */
async function namesByCompany(pool: pg.Pool, table: string, column: string): Promise<Map<string, string[]>> {
  const { rows } = await pool.query<{ company: string; names: string[] }>(
    `select company_code as company, array_agg(distinct ${column}) as names
      from ${table} group by company_code`,
  )
  return new Map(rows.map(({ company, names }) => [company, names]))
}

/**
 * Runs a plain dump in a database, and returns its name. Lines for psql alone, and settings that another version does not
 * know, are left out.
 */
async function load(state: string): Promise<string> {
  const { pool, close } = await emptyDatabase()
  const lines = gunzipSync(readFileSync(join(folder, state)))
    .toString('utf8')
    .split('\n')
  const statements = lines.filter(
    (line) => !line.startsWith('\\') && !/^SET |^SELECT pg_catalog\.set_config/.test(line),
  )
  await pool.query(statements.join('\n'))
  await close()
  return pool.options.database!
}

async function rowCounts(pool: pg.Pool): Promise<Map<string, number>> {
  const tables = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  const counts = new Map<string, number>()
  for (const { name } of tables.rows) {
    const { rows } = await pool.query<{ count: string }>(`select count(*) from ${pg.escapeIdentifier(name)}`)
    counts.set(name, Number(rows[0]!.count))
  }
  return counts
}
