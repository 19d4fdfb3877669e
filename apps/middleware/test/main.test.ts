import { spawn, type ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { copyFileSync, mkdtempSync, readFileSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { freePort } from '../../../tools/free-port.ts'
import { isAlive } from '#database/processes.ts'
import { cloneDatabase, urlOf } from './database.ts'
import { removeFolder } from './temporary-folder.ts'

const src = join(import.meta.dirname, '../src')
const started: ChildProcess[] = []
const folders: string[] = []

afterAll(async () => {
  for (const child of started.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null)) {
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    await ended
  }
  folders.forEach(removeFolder)
})

function newFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'greenroom-main-'))
  folders.push(folder)
  return folder
}

/** Several tests start the product in it, because the first start of a folder, with its demo merchant, takes long. */
const demoFolder = newFolder()

/** Runs a file of src until it is ready, or ends. */
async function run(file: string, dataDir: string, { args = [] as string[], env = {} as Record<string, string> } = {}) {
  const child = spawn(process.execPath, [join(src, file), ...args], {
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  started.push(child)
  let output = ''
  let errors = ''
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk))
  await new Promise<void>((resolve) => {
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk
      if (output.includes('Greenroom is ready')) resolve()
    })
    child.once('close', () => resolve())
  })
  return { child, lines: output.trimEnd().split('\n'), errors, status: child.exitCode, output: () => output }
}

/** The password that the first start of a database prints. */
function passwordIn({ lines, errors }: Awaited<ReturnType<typeof run>>): string {
  const [, password] = /^Demo sign-in: .* password (\S+)$/m.exec(lines.join('\n')) ?? []
  if (!password) throw new Error(`It did not start: ${lines.join(' ')} ${errors}`)
  return password
}

async function end(child: ChildProcess, signal: NodeJS.Signals) {
  const ended = once(child, 'exit')
  child.kill(signal)
  const [status] = (await ended) as [number | null]
  return status
}

const databasePid = (dataDir: string) =>
  Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])

async function signIn(port: string, domain: string, password: string) {
  return (await logIn(port, { domain, username: 'admin', password })).status
}

async function tokenOf(port: string, username: string, password: string): Promise<string> {
  const response = await logIn(port, { domain: 'demo', username, password })
  return ((await response.json()) as { body: { token: string } }).body.token
}

function logIn(port: string, credentials: object) {
  const headers = { 'content-type': 'application/json' }
  return fetch(`http://127.0.0.1:${port}/api/login`, { method: 'POST', headers, body: JSON.stringify(credentials) })
}

test('starts on an empty folder, and shares it with a second start, unless that takes its port', async () => {
  const PORT = String(await freePort())
  const first = await run('boot/main.ts', demoFolder, { env: { PORT } })
  expect(first.errors).toBe('')
  const [signInLine, readyLine] = first.lines.slice(-2)
  expect(signInLine).toMatch(/^Demo sign-in: company demo, user admin, password [a-z0-9-]{19}$/)
  expect(readyLine).toBe(`Greenroom is ready: http://localhost:${PORT}`)
  const password = passwordIn(first)
  expect(await signIn(PORT, 'demo', password)).toBe(200)

  const second = await run('boot/main.ts', demoFolder, { env: { PORT } })
  expect(second.status).toBe(1)
  expect(second.errors).toBe(`Port ${PORT} is taken, perhaps by a Greenroom that already runs. Stop it, or set PORT.\n`)
  expect(await signIn(PORT, 'demo', password)).toBe(200)

  const other = String(await freePort())
  const beside = await run('boot/main.ts', demoFolder, { env: { PORT: other } })
  expect(beside.lines.at(-2)).toBe(signInLine)
  expect(await signIn(other, 'demo', password)).toBe(200)
  expect(await end(beside.child, 'SIGINT')).toBe(0)
  expect(await signIn(PORT, 'demo', password)).toBe(200)
  expect(await end(first.child, 'SIGTERM')).toBe(0)
})

test('is killed, and its database adopted by the next start, whose stop ends it', async () => {
  const env = { PORT: String(await freePort()) }
  const killed = await run('boot/main.ts', demoFolder, { env })
  const pid = databasePid(demoFolder)
  await end(killed.child, 'SIGKILL')
  const next = await run('boot/main.ts', demoFolder, { env })
  expect(databasePid(demoFolder)).toBe(pid)
  expect(next.lines.slice(-2)).toEqual(killed.lines.slice(-2))
  expect(await signIn(env.PORT, 'demo', passwordIn(next))).toBe(200)
  expect(await end(next.child, 'SIGTERM')).toBe(0)
  expect(isAlive(pid)).toBe(false)
})

test('stops in time whatever callers do, and keeps what it has answered', async () => {
  const dataDir = demoFolder
  const env = { PORT: String(await freePort()) }
  const first = await run('boot/main.ts', dataDir, { env })
  const password = passwordIn(first)
  const token = await tokenOf(env.PORT, 'admin', password)
  const reader = await tokenOf(env.PORT, 'manager', password)
  const host = 'HTTP/1.1\r\nhost: a'

  const open = (text: string) => {
    const socket = connect(Number(env.PORT), '127.0.0.1', () => socket.write(text))
    socket.on('error', () => {})
    return { socket, closed: once(socket, 'close') }
  }
  const halfBody = `POST /api/items ${host}\r\ntoken: ${token}\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{`
  const halfSent = Array.from({ length: 50 }, (_, n) => open(n % 2 ? `GET /api/items ${host}\r\nx: ` : halfBody))
  // More than the buffers between the two ends hold, and never read.
  const wholeList = `GET /api/items?pagination=false ${host}\r\ntoken: ${reader}\r\n\r\n`
  const downloads = Array.from({ length: 4 }, () => open(wholeList.repeat(12)))
  for (const { socket } of downloads) socket.once('readable', () => {})
  const streams = Array.from({ length: 10 }, () => open(`GET /api/changes ${host}\r\ntoken: ${token}\r\n\r\n`))
  await Promise.all([...downloads, ...streams].map(({ socket }) => once(socket, 'readable')))

  const answered: string[] = []
  const save = async (itemID: string) => {
    const item = { itemID, upc: itemID, name: itemID, type: 1, costPrice: 1, sellingPrice: 2 }
    const requestID = randomUUID().replaceAll('-', '')
    const headers = { token, 'content-type': 'application/json', 'x-client-request-id': requestID }
    const request = { method: 'POST', headers, body: JSON.stringify(item) }
    const answer = await fetch(`http://127.0.0.1:${env.PORT}/api/items`, request).catch(() => undefined)
    if (answer?.status === 200) answered.push(itemID)
    return answer?.status === 200
  }
  const writers = Array.from({ length: 4 }, async (_, writer) => {
    for (let n = 0; await save(`SAVED-${writer}-${n}`); n++);
  })
  await vi.waitFor(() => expect(answered.length).toBeGreaterThan(8))
  expect(await end(first.child, 'SIGTERM')).toBe(0)
  await Promise.all(writers)
  // A socket closes once it has been read to its end.
  let toHalfSent = ''
  for (const { socket } of halfSent) socket.on('data', (bytes) => (toHalfSent += bytes))
  for (const { socket } of [...downloads, ...streams]) socket.resume()
  await Promise.all([...halfSent, ...downloads, ...streams].map(({ closed }) => closed))
  // They were cut, not waited for until they had timed out.
  expect(toHalfSent).not.toContain('408')

  const next = await run('boot/main.ts', dataDir, { env })
  const query = new URLSearchParams({ itemIDOnSearch: answered.join(','), pagination: 'false' })
  const found = await fetch(`http://127.0.0.1:${env.PORT}/api/items?${query}`, { headers: { token } })
  const { body } = (await found.json()) as { body: { data: { itemID: string }[] } }
  expect(body.data.map(({ itemID }) => itemID).toSorted()).toEqual(answered.toSorted())
  await end(next.child, 'SIGTERM')
})

describe('a server that runs', () => {
  let port: string
  let server: Awaited<ReturnType<typeof run>>

  beforeAll(async () => {
    port = String(await freePort())
    server = await run('boot/main.ts', demoFolder, { env: { PORT: port, LOG_LEVEL: 'trace' } })
  })

  test('creates a company, whose administrator chooses a password within a day', async () => {
    const company = (...args: string[]) => run('companies/company-command.ts', demoFolder, { args })
    const firstSignIn = async (pattern: RegExp, [line = '']: string[]) => {
      expect(line).toMatch(pattern)
      const [, password] = pattern.exec(line)!
      return (await logIn(port, { domain: 'acme', username: 'admin', password })).json()
    }
    const mustChoose = { error: 'invalid_grant', body: { passwordKey: expect.any(String) } }

    const made = await company('create', 'acme', '--name', 'Acme Stadium')
    expect(made).toMatchObject({ status: 0, errors: '' })
    const ready =
      /^Company acme is ready\. Within 24 hours, sign in as user admin with password (\S+) \(shown only now\) and choose your own\.$/
    expect(await firstSignIn(ready, made.lines)).toMatchObject(mustChoose)
    const renewed = await company('password', 'acme')
    const again = /^Within 24 hours, sign in to acme as user admin with password (\S+) /
    expect(await firstSignIn(again, renewed.lines)).toMatchObject(mustChoose)
    expect(await company('create', 'acme')).toMatchObject({
      status: 1,
      errors: 'There is already a company acme.\n',
    })
  })

  test('restores its backup in another place', async () => {
    const elsewhere = newFolder()
    const file = join(demoFolder, 'demo.backup')
    const command = (name: string, folder: string) => run('backup/backup-command.ts', folder, { args: [name, file] })

    const written = await command('backup', demoFolder)
    expect(written).toMatchObject({ status: 0, errors: '' })
    expect(written.lines[0]).toMatch(/demo\.backup holds \d+ rows of \d+ tables, and \d+ files\.$/)

    expect((await command('restore', elsewhere)).lines[0]).toMatch(
      /^Restored \d+ rows .* Start Greenroom with the SECRET_KEY/,
    )
    copyFileSync(join(demoFolder, 'secret-key'), join(elsewhere, 'secret-key'))
    const PORT = String(await freePort())
    const next = await run('boot/main.ts', elsewhere, { env: { PORT } })
    expect(await signIn(PORT, 'demo', passwordIn(server))).toBe(200)
    await end(next.child, 'SIGTERM')
  })

  test('stops, having logged who was refused, and no password or token', async () => {
    const password = passwordIn(server)
    await signIn(port, 'demo', 'wrong-password')
    const response = await fetch(`http://127.0.0.1:${port}/api/login/form`, {
      method: 'POST',
      body: new URLSearchParams({ domain: 'demo', username: 'admin', password }),
    })
    const { token } = ((await response.json()) as { body: { token: string } }).body
    await fetch(`http://127.0.0.1:${port}/api/authorise`, { headers: { token } })
    await fetch(`http://127.0.0.1:${port}/api/authorise`, { headers: { token: `${token}x` } })
    expect(await end(server.child, 'SIGTERM')).toBe(0)
    const log = server.output()
    expect(log).toMatch(/"company":"demo".*"path":"\/api\/login","userName":"admin","locked":false/)
    expect(log).toMatch(/"code":"ER_001".*"path":"\/api\/authorise"/)
    expect(log.replace(/^Demo sign-in.*$/m, '')).not.toContain(password)
    for (const secret of ['wrong-password', token]) expect(log).not.toContain(secret)
  })
})

test('ends with one clear line for a database of a later version', async () => {
  const database = await cloneDatabase()
  await database.pool.query(`insert into migration (name, applied_at) values ('9999-later', now())`)
  const dataDir = newFolder()
  const env = { PORT: String(await freePort()), DATABASE_URL: urlOf(database) }
  const commands = {
    'boot/main.ts': [],
    'backup/backup-command.ts': ['backup', join(dataDir, 'x.backup')],
  }
  for (const [file, args] of Object.entries(commands)) {
    const refused = await run(file, dataDir, { env, args })
    expect([file, refused.status]).toEqual([file, 1])
    expect(refused.errors).toMatch(
      /^This database has changes that this version .* does not know \(9999-later\)\. .*\n$/,
    )
  }
})

test('seeds no demo into a database with a real company', async () => {
  const dataDir = newFolder()
  expect(await run('companies/company-command.ts', dataDir, { args: ['create', 'real'] })).toMatchObject({ status: 0 })
  const { lines, child } = await run('boot/main.ts', dataDir, { env: { PORT: String(await freePort()) } })
  expect(lines).toEqual([expect.stringContaining('Greenroom is ready')])
  await end(child, 'SIGTERM')
})

test.each([
  [['create'], 'CODE must be'],
  [['create', 'UPPER'], 'CODE must be'],
  [['create', 'a'], 'CODE must be'],
  [['create', 'two words'], 'CODE must be'],
  [['remove', 'acme'], 'Usage: npm run company'],
  [[], 'Usage: npm run company'],
])('company %j is refused before anything starts', async (args, message) => {
  const refused = await run('companies/company-command.ts', newFolder(), { args })
  expect(refused.status).toBe(1)
  expect(refused.errors).toContain(message)
})

test('ends with one clear line for an invalid setting', async () => {
  const refused = await run('boot/main.ts', newFolder(), { env: { PORT: 'abc' } })
  expect(refused).toMatchObject({ status: 1, errors: 'PORT is "abc", but must be a whole number from 1 to 65535.\n' })
})

test('stops the database that it started if startup fails', async () => {
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  const { port } = taken.address() as { port: number }
  expect(() => databasePid(demoFolder)).toThrow('ENOENT')
  const refused = await run('boot/main.ts', demoFolder, { env: { PORT: String(port) } })
  taken.close()
  expect(refused.status).toBe(1)
  expect(refused.errors).toContain('is taken')
  expect(() => databasePid(demoFolder)).toThrow('ENOENT')
})

test('reports an external database that does not answer', async () => {
  const env = { DATABASE_URL: `postgres://nobody@127.0.0.1:${await freePort()}/none`, PORT: String(await freePort()) }
  const refused = await run('boot/main.ts', newFolder(), { env })
  expect(refused.status).toBe(1)
  expect(refused.errors).toMatch(/^The database of DATABASE_URL does not answer/)
})
