import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { isAlive } from '#database/processes.ts'

const src = join(import.meta.dirname, '../src')
const started: ChildProcess[] = []
const folders: string[] = []

afterAll(async () => {
  for (const child of started.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null)) {
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    await ended
  }
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

function newFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'greenroom-main-'))
  folders.push(folder)
  return folder
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolve(port))
    })
  })
}

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

async function end(child: ChildProcess, signal: NodeJS.Signals) {
  const ended = once(child, 'exit')
  child.kill(signal)
  const [status] = (await ended) as [number | null]
  return status
}

const databasePid = (dataDir: string) =>
  Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])

async function signIn(port: string, domain: string, password: string) {
  const response = await fetch(`http://127.0.0.1:${port}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ domain, username: 'admin', password }),
  })
  return response.status
}

test('runs from the first start to the last stop', async () => {
  const dataDir = newFolder()
  const PORT = String(await freePort())
  const env = { PORT }

  const first = await run('boot/main.ts', dataDir, { env })
  expect(first.errors).toBe('')
  const [signInLine = '', readyLine] = first.lines.slice(-2)
  expect(signInLine).toMatch(/^Demo sign-in: company demo, user admin, password [a-z0-9-]{19}$/)
  expect(readyLine).toBe(`Greenroom is ready: http://localhost:${PORT}`)
  const password = signInLine.split(' ').at(-1)!
  expect(await signIn(PORT, 'demo', password)).toBe(200)

  // A second start on the same port ends with a message and harms nothing.
  const second = await run('boot/main.ts', dataDir, { env })
  expect(second.status).toBe(1)
  expect(second.errors).toBe(`Port ${PORT} is taken, perhaps by a Greenroom that already runs. Stop it, or set PORT.\n`)
  expect(await signIn(PORT, 'demo', password)).toBe(200)

  // A second start on another port shares the database.
  const other = String(await freePort())
  const beside = await run('boot/main.ts', dataDir, { env: { PORT: other } })
  expect(beside.lines.slice(-2)[0]).toBe(signInLine)
  expect(await signIn(other, 'demo', password)).toBe(200)
  expect(await end(beside.child, 'SIGINT')).toBe(0)
  expect(await signIn(PORT, 'demo', password)).toBe(200)

  // A company is created while the product runs.
  const made = await run('companies/company-command.ts', dataDir, {
    args: ['create', 'acme', '--name', 'Acme Stadium'],
  })
  expect(made).toMatchObject({ status: 0, errors: '' })
  const made1 = /^Company acme is ready. Sign in as user admin with password (\S+) \(shown only now\)\.$/.exec(
    made.lines[0]!,
  )
  expect(await signIn(PORT, 'acme', made1![1]!)).toBe(200)
  const again = await run('companies/company-command.ts', dataDir, { args: ['create', 'acme'] })
  expect(again).toMatchObject({ status: 1, errors: 'There is already a company acme.\n' })

  // Killed, it leaves a database that the next start adopts.
  const pid = databasePid(dataDir)
  await end(first.child, 'SIGKILL')
  const next = await run('boot/main.ts', dataDir, { env })
  expect(databasePid(dataDir)).toBe(pid)
  expect(next.lines.slice(-2)).toEqual([signInLine, readyLine])
  expect(await signIn(PORT, 'demo', password)).toBe(200)

  expect(await end(next.child, 'SIGTERM')).toBe(0)
  expect(isAlive(pid)).toBe(false)
})

test('logs who was refused, and no password or token', async () => {
  const PORT = String(await freePort())
  const { child, output, lines } = await run('boot/main.ts', newFolder(), { env: { PORT, LOG_LEVEL: 'trace' } })
  const password = /password (\S+)/.exec(lines.join('\n'))![1]!
  await signIn(PORT, 'demo', 'wrong-password')
  const response = await fetch(`http://127.0.0.1:${PORT}/api/login/form`, {
    method: 'POST',
    body: new URLSearchParams({ domain: 'demo', username: 'admin', password }),
  })
  const { token } = ((await response.json()) as { body: { token: string } }).body
  await fetch(`http://127.0.0.1:${PORT}/api/authorise`, { headers: { token } })
  await fetch(`http://127.0.0.1:${PORT}/api/authorise`, { headers: { token: `${token}x` } })
  await end(child, 'SIGTERM')
  const log = output()
  expect(log).toMatch(/"company":"demo","userName":"admin","locked":false/)
  expect(log).toMatch(/"code":"ER_001".*"path":"\/api\/authorise"/)
  expect(log.replace(/^Demo sign-in.*$/m, '')).not.toContain(password)
  for (const secret of ['wrong-password', token]) expect(log).not.toContain(secret)
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
  const dataDir = newFolder()
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  const { port } = taken.address() as { port: number }
  const refused = await run('boot/main.ts', dataDir, { env: { PORT: String(port) } })
  taken.close()
  expect(refused.status).toBe(1)
  expect(refused.errors).toContain('is taken')
  expect(() => databasePid(dataDir)).toThrow('ENOENT')
})

test('reports an external database that does not answer', async () => {
  const env = { DATABASE_URL: `postgres://nobody@127.0.0.1:${await freePort()}/none`, PORT: String(await freePort()) }
  const refused = await run('boot/main.ts', newFolder(), { env })
  expect(refused.status).toBe(1)
  expect(refused.errors).toMatch(/^The database of DATABASE_URL does not answer/)
})
