import { createHash } from 'node:crypto'
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

/** PostgreSQL refuses to run as root; then it runs as `postgres`, else as `nobody`. */
export interface PostgresUser {
  uid: number
  gid: number
}

/** Where root puts files that the other user could not reach in their place, such as below /root. */
const REACHABLE = '/var/lib/greenroom-pg'

/** The user to run PostgreSQL as, or undefined for the current user. */
export function postgresUser(): PostgresUser | undefined {
  if (process.getuid?.() !== 0) return undefined
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  for (const wanted of ['postgres', 'nobody']) {
    const account = accounts.find(([name]) => name === wanted)
    if (account) return { uid: Number(account[2]), gid: Number(account[3]) }
  }
  throw new Error('PostgreSQL cannot run as root, and there is no user postgres or nobody to run it as.')
}

/** Whether this user may pass through every folder from / to `path`. */
export function reaches(user: PostgresUser, path: string): boolean {
  const folder = resolve(path)
  const parent = dirname(folder)
  if (existsSync(folder)) {
    const { uid, gid, mode } = statSync(folder)
    const bit = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001
    if ((mode & bit) === 0) return false
  }
  return parent === folder || reaches(user, parent)
}

/** The actual location of the database of `dataDir`: there, or a separate place that `user` can reach. */
export function databaseHome(dataDir: string, user: PostgresUser | undefined): string {
  mkdirSync(dataDir, { recursive: true, mode: 0o755 })
  if (!user) return dataDir
  // This folder is ours, so we may make it traversable; its secrets have their own permissions. Its parents are not
  // ours.
  if (reaches(user, dirname(resolve(dataDir)))) chmodSync(dataDir, statSync(dataDir).mode | 0o011)
  if (reaches(user, dataDir)) return dataDir
  const home = join(reachableFolder(), createHash('sha256').update(resolve(dataDir)).digest('hex').slice(0, 16))
  mkdirSync(home, { recursive: true, mode: 0o755 })
  return home
}

export function reachableFolder(): string {
  mkdirSync(REACHABLE, { recursive: true, mode: 0o755 })
  return REACHABLE
}

export function giveTo(user: PostgresUser | undefined, path: string) {
  if (user) chownSync(path, user.uid, user.gid)
}
