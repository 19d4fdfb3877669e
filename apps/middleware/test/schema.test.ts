import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { expect, test } from 'vitest'
import { migrate } from '#database/migrate.ts'
import { SchemaError } from '#database/schema-error.ts'
import { areas, migrations } from '../src/areas.ts'
import { anotherHandle, cloneDatabase, emptyDatabase } from './database.ts'

const database = await cloneDatabase()

async function rows<Row extends pg.QueryResultRow>(text: string): Promise<Row[]> {
  return (await database.pool.query<Row>(text)).rows
}

/** All but the tables that belong to no company. */
const OURS = `table_schema = 'public' and table_name not in ('migration', 'key_check')`

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
      where c.contype in ('p', 'u', 'f') and c.connamespace = 'public'::regnamespace and c.conrelid not in ('migration'::regclass, 'key_check'::regclass)`,
  )
  expect(keys.length).toBeGreaterThan(10)
  expect(keys.filter(({ first }) => first !== 'company_code')).toEqual([])
  const unique = await rows<{ index: string; first: string }>(
    `select i.indexrelid::regclass::text as index, a.attname as first
       from pg_index i
       join pg_class c on c.oid = i.indrelid and c.relnamespace = 'public'::regnamespace
       join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]
      where i.indisunique and i.indrelid not in ('migration'::regclass, 'key_check'::regclass)`,
  )
  expect(unique.filter(({ first }) => first !== 'company_code')).toEqual([])
})

test('avoids features that PostgreSQL-compatible databases lack: no stored generated columns, two triggers', async () => {
  // They keep the ledger append-only and note what items cost before (docs/adr/0025-stock-ledger.md).
  expect(await rows('select tgname from pg_trigger where not tgisinternal order by 1')).toEqual([
    { tgname: 'append_only' },
    { tgname: 'note_item_cost' },
  ])
  expect(
    await rows(`select column_name from information_schema.columns where ${OURS} and is_generated = 'ALWAYS'`),
  ).toEqual([])
})

test('migrates a new database once when three replicas start at once', async () => {
  const empty = await emptyDatabase()
  const replicas = [empty, anotherHandle(empty), anotherHandle(empty)]
  await Promise.all(replicas.map(({ db }) => migrate(db, migrations)))
  const applied = await empty.db.selectFrom('migration').selectAll().execute()
  expect(applied.map((row) => row.name).toSorted()).toEqual(migrations.map(({ name }) => name).toSorted())
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

test('gives each migration of all areas a number of its own', () => {
  const numbers = migrations.map(({ name }) => name.slice(0, 4))
  for (const number of numbers) expect(number).toMatch(/^\d{4}$/)
  expect(new Set(numbers).size).toBe(numbers.length)
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

test('runs every migration that there is a file for', () => {
  const files = readdirSync(join(import.meta.dirname, '../src'), { recursive: true, encoding: 'utf8' })
  const named = files.flatMap((file) => /migrations\/(\d{4}-.+)\.ts$/.exec(file)?.[1] ?? [])
  expect(migrations.map(({ name }) => name).toSorted()).toEqual(named.toSorted())
})
