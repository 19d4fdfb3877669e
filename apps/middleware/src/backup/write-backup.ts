import { randomUUID } from 'node:crypto'
import { createWriteStream, existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import pg, { type ClientBase } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import type { BlobStore } from '#blobs/blob-store.ts'
import type { Database } from '#database/database.ts'
import { refuseUnknown } from '#database/migrate.ts'
import { unfinishedKinds } from '#jobs/resume-jobs.ts'
import { migrations as knownMigrations } from '../areas.ts'
import { BackupError, FORMAT, packed, type Part, type TableSum } from './archive.ts'
import { columnList, filesOf, migrationsOf, sequencesOf, setUp, sumOf, tablesOf } from './contents.ts'

export interface Summary {
  tables: number
  rows: number
  files: number
  /** The keys of files that rows name, but the store does not have. */
  missing: string[]
}

/**
 * Writes all rows of one moment and the files they name to a new file, while the server goes on. The file appears under
 * its name once it is whole.
 */
export async function writeBackup({ pool }: Pick<Database, 'pool'>, blobs: BlobStore, file: string): Promise<Summary> {
  if (existsSync(file)) throw new BackupError(`${file} exists. Choose another name.`)
  const aside = `${file}.${randomUUID()}`
  const client = await pool.connect()
  const summary: Summary = { tables: 0, rows: 0, files: 0, missing: [] }
  try {
    await client.query('begin isolation level repeatable read read only')
    await setUp(client)
    const parts = backupParts(client, blobs, summary)
    await pipeline(packed(parts), createGzip(), createWriteStream(aside, { mode: 0o600, flags: 'wx', flush: true }))
    await rename(aside, file)
    return summary
  } finally {
    await rm(aside, { force: true })
    // A COPY may be under way.
    client.release(true)
  }
}

async function* backupParts(client: ClientBase, blobs: BlobStore, summary: Summary): AsyncGenerator<Part> {
  const migrations = await migrationsOf(client)
  refuseUnknown(new Set(migrations), knownMigrations)
  const jobKinds = await unfinishedKinds(client)
  yield part({ kind: 'backup', format: FORMAT, takenAt: new Date().toISOString(), migrations, jobKinds })
  const sums: TableSum[] = []
  for (const table of await tablesOf(client)) {
    yield part({ kind: 'table', ...table })
    const rows = client.query(copyTo(`copy ${pg.escapeIdentifier(table.name)} (${columnList(table)}) to stdout`))
    for await (const bytes of rows) yield part({ kind: 'rows' }, bytes as Buffer)
    sums.push(await sumOf(client, table))
  }
  for (const { key, type } of await filesOf(client)) {
    const bytes = await blobs.get(key)
    if (bytes) yield part({ kind: 'file', key, type }, bytes)
    else summary.missing.push(key)
    summary.files += bytes ? 1 : 0
  }
  summary.tables = sums.length
  summary.rows = sums.reduce((sum, { rows }) => sum + rows, 0)
  yield part({ kind: 'end', tables: sums, sequences: await sequencesOf(client), sha256: '' })
}

const part = (about: Part['about'], bytes: Buffer = Buffer.alloc(0)): Part => ({ about, bytes })
