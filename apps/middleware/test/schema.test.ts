import { randomBytes } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { expect, inject, test } from 'vitest'
import { openDatabase } from '#database/database.ts'
import { migrate } from '#database/migrate.ts'
import { SchemaError } from '#database/schema-error.ts'
import { areas, migrations } from '../src/areas.ts'
import { cloneDatabase } from './database.ts'

const database = await cloneDatabase()

async function rows<Row extends pg.QueryResultRow>(text: string): Promise<Row[]> {
  return (await database.pool.query<Row>(text)).rows
}

/** The only table that does not belong to a company. */
const OURS = `table_schema = 'public' and table_name <> 'migration'`

test('has company_code in every table, first in every primary key, unique and foreign key', async () => {
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

test('avoids features that PostgreSQL-compatible databases lack: no triggers, no stored generated columns', async () => {
  expect(await rows('select tgname from pg_trigger where not tgisinternal')).toEqual([])
  expect(
    await rows(`select column_name from information_schema.columns where ${OURS} and is_generated = 'ALWAYS'`),
  ).toEqual([])
})

test('migrates a new database once when three replicas start at once', async () => {
  const template = inject('template')
  const name = `test_${randomBytes(6).toString('hex')}`
  await database.pool.query(`create database ${name}`)
  const replicas = [1, 2, 3].map(() => openDatabase({ ...template, database: name }, () => {}))
  await Promise.all(replicas.map(({ db }) => migrate(db, migrations)))
  const applied = await replicas[0]!.db.selectFrom('migration').selectAll().execute()
  expect(applied.map((row) => row.name).toSorted()).toEqual(migrations.map(({ name }) => name).toSorted())
  for (const replica of replicas) await replica.close()
  await database.pool.query(`drop database ${name} with (force)`)
})

test('changes nothing when migrated again', async () => {
  const before = await database.db.selectFrom('migration').selectAll().execute()
  await migrate(database.db, migrations)
  expect(await database.db.selectFrom('migration').selectAll().execute()).toEqual(before)
})

test('refuses a database of a later version by name, and leaves it unchanged', async () => {
  const older = migrations.filter(({ name }) => name !== migrations.at(-1)!.name)
  const before = await database.db.selectFrom('migration').selectAll().execute()
  await expect(migrate(database.db, older)).rejects.toThrow(SchemaError)
  await expect(migrate(database.db, older)).rejects.toThrow(migrations.at(-1)!.name)
  expect(await database.db.selectFrom('migration').selectAll().execute()).toEqual(before)
})

test('numbers the migrations of all areas in one sequence', () => {
  const numbers = migrations.map(({ name }) => Number(name.slice(0, 4))).toSorted((one, other) => one - other)
  expect(numbers).toEqual(numbers.map((_, index) => index + 1))
})

test('lists every area folder as an area, under its own name', () => {
  const folders = readdirSync(join(import.meta.dirname, '../src/areas'))
  expect(
    areas
      .map(({ name }) => name)
      .filter((name) => name !== 'companies')
      .toSorted(),
  ).toEqual(folders.toSorted())
})
