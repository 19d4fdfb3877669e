import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import pg from 'pg'
import { defaultAccess, FEATURES, ROLES } from '@greenroom/permissions'
import { ACCOUNT_SETTINGS } from '@greenroom/validation'
import { expect, inject, test } from 'vitest'
import { openDatabase } from '#database/database.ts'
import { migrate } from '#database/migrate.ts'
import { migrations } from '../src/areas.ts'
import { startApp, tokenOf } from './app.ts'

const folder = join(import.meta.dirname, 'landed')
const states = readdirSync(folder).filter((name) => name.endsWith('.sql.gz'))

/** An upgrade adds to these: the migrations it applied, and the grants and settings of new features. */
const GROWING = new Set(['migration', 'role_grant', 'account_configuration'])

test('has a landed state to upgrade', () => {
  expect(states.length).toBeGreaterThan(0)
})

test.each(states)('upgrades %s with all its data', (state) =>
  withLanded(state, async (database) => {
    const before = await rowCounts(database.pool)
    await migrate(database.db, migrations)
    const after = await rowCounts(database.pool)
    for (const [table, count] of before)
      if (!GROWING.has(table)) expect([table, after.get(table)]).toEqual([table, count])
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
    await app.app.close()
  }),
)

test.each(states)('gives every company every feature and setting in upgraded %s', (state) =>
  withLanded(state, async ({ pool, db }) => {
    await migrate(db, migrations)
    const companies = await db.selectFrom('company').select('company_code').execute()
    const granted = await namesByCompany(pool, 'role_grant', 'feature')
    const settings = await namesByCompany(pool, 'account_configuration', 'key')
    for (const { company_code } of companies) {
      expect(granted.get(company_code)?.toSorted()).toEqual(FEATURES.map(({ key }) => key as string).toSorted())
      expect(settings.get(company_code)).toEqual(expect.arrayContaining(Object.keys(ACCOUNT_SETTINGS)))
    }
  }),
)

test('gives a company from before a feature the grants and settings of a new one, and keeps the decisions of others', () =>
  withLanded('kernel.sql.gz', async ({ pool, db }) => {
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
  }))

test('stores the effective times of price changes in UTC, whatever they were sent as', () =>
  withLanded('kernel.sql.gz', async ({ pool, db }) => {
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
  }))

/** Runs `work` on a database of a landed state, before it is migrated. */
async function withLanded(state: string, work: (database: ReturnType<typeof openDatabase>) => Promise<void>) {
  const template = inject('template')
  const name = `landed_${randomBytes(6).toString('hex')}`
  const admin = new pg.Client({ ...template, database: 'postgres' })
  await admin.connect()
  await admin.query(`create database ${name} template template0`)
  const database = openDatabase({ ...template, database: name }, () => {})
  try {
    await load(database.pool, join(folder, state))
    await work(database)
  } finally {
    await database.close()
    await admin.query(`drop database ${name} with (force)`)
    await admin.end()
  }
}

/** The names in a column by company. */
async function namesByCompany(pool: pg.Pool, table: string, column: string): Promise<Map<string, string[]>> {
  const { rows } = await pool.query<{ company: string; names: string[] }>(
    `select company_code as company, array_agg(distinct ${column}) as names
      from ${table} group by company_code`,
  )
  return new Map(rows.map(({ company, names }) => [company, names]))
}

/** Runs a plain dump. Lines for psql alone, and settings that another version does not know, are left out. */
async function load(pool: pg.Pool, file: string) {
  const lines = gunzipSync(readFileSync(file)).toString('utf8').split('\n')
  const statements = lines.filter(
    (line) => !line.startsWith('\\') && !/^SET |^SELECT pg_catalog\.set_config/.test(line),
  )
  await pool.query(statements.join('\n'))
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
