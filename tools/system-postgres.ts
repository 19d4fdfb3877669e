// A temporary cluster of the installed PostgreSQL, to run the API tests on a second version.
import { spawn, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './free-port.ts'

/** The folder with initdb and postgres, or undefined if no PostgreSQL server is installed. */
export function findSystemPostgres(): string | undefined {
  const debian = '/usr/lib/postgresql'
  const folders = [
    ...(process.env.PATH ?? '').split(':'),
    ...(existsSync(debian) ? readdirSync(debian).map((version) => join(debian, version, 'bin')) : []),
  ].filter((folder) => !folder.includes('node_modules'))
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')))
}

/** PostgreSQL refuses to run as root. */
function unprivileged() {
  if (process.getuid?.() !== 0) return {}
  const users = readFileSync('/etc/passwd', 'utf8').split('\n')
  const line = users.find((user) => user.startsWith('postgres:')) ?? users.find((user) => user.startsWith('nobody:'))
  const [, , uid, gid] = line!.split(':')
  return { uid: Number(uid), gid: Number(gid) }
}

/** Starts a cluster in a temporary folder; `stop` ends it and removes the folder. */
export async function startSystemPostgres(folder: string): Promise<{ url: string; stop: () => void }> {
  const user = unprivileged()
  const data = mkdtempSync(join(tmpdir(), 'system-postgres-'))
  if (user.uid !== undefined) chownSync(data, user.uid, user.gid)
  const options = { ...user, cwd: data, env: { ...process.env, LC_ALL: 'C' } }
  const made = spawnSync(join(folder, 'initdb'), ['-D', data, '-U', 'greenroom', '--auth=trust', '--encoding=UTF8'], {
    ...options,
    encoding: 'utf8',
  })
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`)
  const port = await freePort()
  // As in the tests' embedded cluster: nothing waits for the disk.
  const settings = ['listen_addresses=127.0.0.1', 'fsync=off', 'full_page_writes=off', 'jit=off']
  const flags = ['-D', data, '-p', String(port), '-k', data, ...settings.flatMap((setting) => ['-c', setting])]
  const server = spawn(join(folder, 'postgres'), flags, { ...options, stdio: 'ignore' })
  const ready = () => readPidFile(data)?.includes('ready')
  for (let tries = 0; !ready(); tries++) {
    if (tries > 200 || server.exitCode !== null) throw new Error('The installed PostgreSQL did not start')
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return {
    url: `postgresql://greenroom@127.0.0.1:${port}/postgres`,
    stop: () => {
      server.once('exit', () => rmSync(data, { recursive: true, force: true }))
      server.kill('SIGINT')
    },
  }
}

function readPidFile(data: string): string | undefined {
  const path = join(data, 'postmaster.pid')
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined
}
