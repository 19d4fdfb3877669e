import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { expect, inject, test } from 'vitest'
import { openDatabase } from '../src/database/database.ts'
import { migrate } from '../src/database/migrate.ts'
import { cloneDatabase } from './database.ts'

const database = await cloneDatabase()

async function rows<Row extends pg.QueryResultRow>(text: string): Promise<Row[]> {
  return (await database.pool.query<Row>(text)).rows
}

/** The one table that is not a company's. */
const OURS = `table_schema = 'public' and table_name <> 'migration'`

test('every table has company_code, first in every primary key, unique and foreign key', async () => {
  const without = await rows(
    `select table_name from information_schema.tables t where ${OURS} and not exists (
       select from information_schema.columns c where c.table_name = t.table_name and c.column_name = 'company_code')`,
  )
  expect(without).toEqual([])
  const keys = await rows<{ key: string; first: string }>(
    `select c.conname as key, a.attname as first
       from pg_constraint c
       join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where c.contype in ('p', 'u', 'f') and c.connamespace = 'public'::regnamespace and c.conrelid <> 'migration'::regclass`,
  )
  expect(keys.length).toBeGreaterThan(10)
  expect(keys.filter(({ first }) => first !== 'company_code')).toEqual([])
  const unique = await rows<{ index: string; first: string }>(
    `select i.indexrelid::regclass::text as index, a.attname as first
       from pg_index i
       join pg_class c on c.oid = i.indrelid and c.relnamespace = 'public'::regnamespace
       join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]
      where i.indisunique and i.indrelid <> 'migration'::regclass`,
  )
  expect(unique.filter(({ first }) => first !== 'company_code')).toEqual([])
})

test('nothing that PostgreSQL-compatible databases lack: no triggers, no stored generated columns', async () => {
  expect(await rows('select tgname from pg_trigger where not tgisinternal')).toEqual([])
  expect(
    await rows(`select column_name from information_schema.columns where ${OURS} and is_generated = 'ALWAYS'`),
  ).toEqual([])
})

test('three replicas that migrate a new database at once do it once', async () => {
  const template = inject('template')
  const name = `test_${randomBytes(6).toString('hex')}`
  await database.pool.query(`create database ${name}`)
  const replicas = [1, 2, 3].map(() => openDatabase({ ...template, database: name }, () => {}))
  await Promise.all(replicas.map(({ db }) => migrate(db)))
  const applied = await replicas[0]!.db.selectFrom('migration').selectAll().execute()
  expect(applied.map((row) => row.name)).toContain('0001-platform')
  for (const replica of replicas) await replica.close()
  await database.pool.query(`drop database ${name} with (force)`)
})

test('migrating again changes nothing', async () => {
  const before = await database.db.selectFrom('migration').selectAll().execute()
  await migrate(database.db)
  expect(await database.db.selectFrom('migration').selectAll().execute()).toEqual(before)
})
