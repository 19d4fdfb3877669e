import { parseArgs } from 'node:util'
import { createBlobStore } from '#areas/images/create-blob-store.ts'
import { openStore } from '#boot/boot.ts'
import { ConfigError, readConfig } from '#boot/config.ts'
import type { Database } from '#database/database.ts'
import { SchemaError } from '#database/schema-error.ts'
import type { BlobStore } from '#areas/images/blob-store.ts'
import { BackupError } from './archive.ts'
import { restoreBackup } from './restore-backup.ts'
import { writeBackup } from './write-backup.ts'

const USAGE = `Usage: npm run backup -- FILE
       npm run restore -- FILE [--overwrite]`

interface Task {
  database: Database
  blobs: BlobStore
  file: string
  overwrite: boolean
}

/** Each returns a message about what it did. */
const COMMANDS: Record<string, (task: Task) => Promise<string>> = {
  backup: async ({ database, blobs, file }) => {
    const { missing, ...written } = await writeBackup(database, blobs, file)
    if (missing.length > 0) {
      throw new BackupError(
        `${file} is written, but ${missing.length} pictures or attachments were not found, first of all ${missing[0]}. ` +
          'Run the command with the DATA_DIR or the bucket of the server.',
      )
    }
    return `${file} holds ${described(written)}.`
  },

  restore: async ({ database, blobs, file, overwrite }) =>
    `Restored ${described(await restoreBackup(database, blobs, file, { overwrite }))}. Start Greenroom with the SECRET_KEY ` +
    'of the database that was backed up, or with its file secret-key in the data folder. Everybody must sign in again.',
}

function described({ tables, rows, files }: { tables: number; rows: number; files: number }): string {
  return `${rows} rows of ${tables} tables, and ${files} files`
}

async function main(): Promise<number> {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { overwrite: { type: 'boolean' } } })
  const [name = '', file, ...rest] = positionals
  const command = COMMANDS[name]
  if (!command || !file || rest.length > 0) return complain(USAGE)
  const started: (() => Promise<unknown>)[] = []
  try {
    const config = readConfig(process.env, process.cwd())
    const { database } = await openStore(config, (stop) => started.push(stop))
    console.log(await command({ database, blobs: createBlobStore(config), file, overwrite: values.overwrite ?? false }))
    return 0
  } catch (error) {
    const isExplained = [BackupError, ConfigError, SchemaError].some((kind) => error instanceof kind)
    if (isExplained) return complain((error as Error).message)
    throw error
  } finally {
    for (const stop of started.toReversed()) await stop()
  }
}

function complain(message: string): number {
  console.error(message)
  return 1
}

process.exitCode = await main()
