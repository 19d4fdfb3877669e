import { once } from 'node:events'
import type { Writable } from 'node:stream'
import pg, { type ClientBase } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import type { BlobStore } from '#blobs/blob-store.ts'
import type { Database } from '#database/database.ts'
import { CREATE_MIGRATION, createMigrationTable, inTheirOrder, LOCK_SCHEMA, refuseUnknown } from '#database/migrate.ts'
import { isUsedByOthers } from '#database/others.ts'
import { createQueues, queueOn, replaceQueue } from '#database/queue.ts'
import { resumeJobs } from '#jobs/resume-jobs.ts'
import { migrations as knownMigrations } from '../areas.ts'
import { type About, BackupError, FORMAT, partsOf } from './archive.ts'
import { columnList, filesOf, setSequence, setUp, sumOf, type Table, tablesOf } from './contents.ts'

type Head = Extract<About, { kind: 'backup' }>
type End = Extract<About, { kind: 'end' }>

interface Options {
  /** Replaces what the database holds. */
  overwrite: boolean
}

/**
 * Fills a database with a backup, of this version or an earlier one. The file is read to its end before anything is
 * changed. One transaction, under the lock of `migrate`, removes what there was, and commits once all rows have the sums
 * of the backup and their files are stored.
 */
export async function restoreBackup(database: Database, blobs: BlobStore, file: string, { overwrite }: Options) {
  const { head, end } = await check(file)
  await refuseForeign(database.pool)
  await createMigrationTable(database.db)
  const client = await database.pool.connect()
  try {
    await client.query('begin')
    await setUp(client)
    await client.query(LOCK_SCHEMA)
    await refuseUsed(database, client)
    await refuseData(client, overwrite)
    await createSchema(client, head)
    await loadRows(client, file)
    const rows = await compare(client, end)
    for (const sequence of end.sequences) await setSequence(client, sequence)
    const files = await storeFiles(client, blobs, file)
    await resumeJobs(client)
    await client.query('commit')
    return { tables: end.tables.length, rows, files }
  } catch (error) {
    throw explained(error, file)
  } finally {
    client.release(true)
  }
}

/** Reads the whole file. Returns how it begins and ends. */
async function check(file: string) {
  let head: Head | undefined
  let end: End | undefined
  for await (const { about } of partsOf(file)) {
    if (about.kind === 'end') end = about
    if (about.kind !== 'backup') continue
    if (about.format !== FORMAT) {
      throw new BackupError(`${file} was written by a later version of Greenroom. Restore it with that version.`)
    }
    refuseUnknown(new Set(about.migrations), knownMigrations)
    head = about
  }
  return { head: head!, end: end! }
}

async function refuseForeign(pool: pg.Pool) {
  const { rows } = await pool.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  )
  if (rows.length === 0 || rows.some(({ name }) => name === 'migration')) return
  throw new BackupError('The database holds tables of something else.')
}

/** A running server would mix what it remembers with what is restored. */
async function refuseUsed(database: Database, client: ClientBase) {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  if (!(await isUsedByOthers(database, rows[0]!.pid))) return
  throw new BackupError('The database is in use. Stop Greenroom everywhere, and try again.')
}

async function refuseData(client: ClientBase, overwrite: boolean) {
  const { rows } = await client.query(`select where to_regclass('public.company') is not null`)
  const isUsed = rows.length > 0 && (await client.query('select from company limit 1')).rows.length > 0
  if (!isUsed || overwrite) return
  throw new BackupError('The database holds data. Restore into an empty one, or add --overwrite to replace it.')
}

/** The empty tables of the version that wrote the backup, instead of what there is. */
async function createSchema(client: ClientBase, { migrations, jobKinds }: Head) {
  await client.query('drop schema public cascade; create schema public')
  await replaceQueue(client)
  await client.query(CREATE_MIGRATION)
  for (const { name, statements } of inTheirOrder(knownMigrations)) {
    if (!migrations.includes(name)) continue
    for (const statement of statements) await client.query(statement)
  }
  await createQueues(queueOn(client), jobKinds)
  const names = (await tablesOf(client)).map(({ name }) => pg.escapeIdentifier(name))
  await client.query(`truncate ${names.join(', ')} cascade`)
}

async function loadRows(client: ClientBase, file: string) {
  const expected = new Map((await tablesOf(client)).map((table) => [table.name, table]))
  let copying: Copying | undefined
  for await (const { about, bytes } of partsOf(file)) {
    if (about.kind === 'rows') {
      await copying!.write(bytes)
      continue
    }
    await copying?.end()
    copying = undefined
    if (about.kind === 'file') return
    if (about.kind !== 'table') continue
    const table = expected.get(about.name)
    expected.delete(about.name)
    if (!table || !about.columns.every((column) => table.columns.includes(column))) {
      throw new BackupError(`${file} has a table ${about.name} that does not belong in it. Nothing was restored.`)
    }
    copying = copyInto(client, about)
  }
}

/** Throws unless every table has the rows of the backup. Returns how many those are. */
async function compare(client: ClientBase, { tables }: End): Promise<number> {
  let rows = 0
  for (const table of await tablesOf(client)) {
    const actual = await sumOf(client, table)
    const isSame = tables.some(
      (sum) => sum.name === actual.name && sum.rows === actual.rows && sum.hash === actual.hash,
    )
    if (!isSame) throw new BackupError(`Table ${table.name} is not as it was in the backup. Nothing was restored.`)
    rows += actual.rows
  }
  return rows
}

/** Stores the files that restored rows name, under keys that nothing else is ever kept under. Returns how many. */
async function storeFiles(client: ClientBase, blobs: BlobStore, file: string): Promise<number> {
  const types = new Map((await filesOf(client)).map(({ key, type }) => [key, type]))
  let stored = 0
  for await (const { about, bytes } of partsOf(file)) {
    if (about.kind !== 'file') continue
    const type = types.get(about.key)
    if (type === undefined) {
      throw new BackupError(`${file} has a file that none of its rows name. Nothing was restored.`)
    }
    await blobs.put(about.key, bytes, type).catch((cause: Error) => {
      throw new BackupError(`A file could not be stored: ${cause.message}. Nothing was restored.`, { cause })
    })
    stored += 1
  }
  return stored
}

/** PostgreSQL's errors that the contents of a file cause: bad values, broken constraints, unknown names. */
const OF_CONTENTS = /^(22|23|42(?!501))/

function explained(error: unknown, file: string): unknown {
  if (!(error instanceof pg.DatabaseError) || !OF_CONTENTS.test(error.code ?? '')) return error
  return new BackupError(`${file} does not fit its tables: ${error.message}. Nothing was restored.`, { cause: error })
}

interface Copying {
  write(bytes: Buffer): Promise<void>
  end(): Promise<void>
}

/** One COPY for all rows of a table, so that they may refer to each other in any order. */
function copyInto(client: ClientBase, table: Table): Copying {
  const rows: Writable = client.query(
    copyFrom(`copy ${pg.escapeIdentifier(table.name)} (${columnList(table)}) from stdin`),
  )
  const finished = once(rows, 'finish')
  // Reported by the next write, or by the end.
  finished.catch(() => {})
  return {
    async write(bytes) {
      if (!rows.write(bytes)) await Promise.race([once(rows, 'drain'), finished])
    },
    async end() {
      rows.end()
      await finished
    },
  }
}
