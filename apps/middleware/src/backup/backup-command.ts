import { parseArgs } from 'node:util'
import { loadCached } from '#platform/load-cached.ts'

const USAGE = `Usage: npm run backup -- FILE
       npm run restore -- FILE [--overwrite]`

async function main(): Promise<number> {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { overwrite: { type: 'boolean' } } })
  const [name = '', file, ...rest] = positionals
  if (!(name === 'backup' || name === 'restore') || !file || rest.length > 0) {
    console.error(USAGE)
    return 1
  }
  // Only now, because it loads the server.
  const { runBackupCommand } = await loadCached(() => import('./backup-commands.ts'))
  return runBackupCommand(process.env, name, file, values.overwrite ?? false)
}

process.exitCode = await main()
