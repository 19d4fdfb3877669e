import { createBlobStore } from '#blobs/create-blob-store.ts'
import { ConfigError, readConfig } from '#platform/config.ts'
import { openStore } from '#platform/open-store.ts'
import type { Database } from '#database/database.ts'
import { SchemaError } from '#database/schema-error.ts'
import type { BlobStore } from '#blobs/blob-store.ts'
import { BackupError } from './archive.ts'
import { restoreBackup } from './restore-backup.ts'
import { writeBackup } from './write-backup.ts'

interface Task {
  database: Database
  blobs: BlobStore
  file: string
  overwrite: boolean
}

/** Each returns a message about what it did. */
const COMMANDS = {
  backup: async ({ database, blobs, file }: Task) => {
    const { missing, ...written } = await writeBackup(database, blobs, file)
    if (missing.length > 0) {
      throw new BackupError(
        `${file} is written, but ${missing.length} pictures or attachments were not found, first of all ${missing[0]}. ` +
          'Run the command with the DATA_DIR or the bucket of the server.',
      )
    }
    return `${file} holds ${described(written)}.`
  },

  restore: async ({ database, blobs, file, overwrite }: Task) =>
    `Restored ${described(await restoreBackup(database, blobs, file, { overwrite }))}. Start Greenroom with the SECRET_KEY ` +
    'of the database that was backed up, or with its file secret-key in the data folder. Everybody must sign in again.',
}

function described({ tables, rows, files }: { tables: number; rows: number; files: number }): string {
  return `${rows} rows of ${tables} tables, and ${files} files`
}

/** Prints what it did, or why it did nothing, and returns the status to end with. */
export async function runBackupCommand(
  env: NodeJS.ProcessEnv,
  name: keyof typeof COMMANDS,
  file: string,
  overwrite: boolean,
): Promise<number> {
  const started: (() => Promise<unknown>)[] = []
  try {
    const config = readConfig(env, process.cwd())
    const { database } = await openStore(config, (stop) => started.push(stop))
    console.log(await COMMANDS[name]({ database, blobs: createBlobStore(config), file, overwrite }))
    return 0
  } catch (error) {
    const isExplained = [BackupError, ConfigError, SchemaError].some((kind) => error instanceof kind)
    if (!isExplained) throw error
    console.error((error as Error).message)
    return 1
  } finally {
    for (const stop of started.toReversed()) await stop()
  }
}
