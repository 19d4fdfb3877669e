import { randomUUID } from 'node:crypto'
import { readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { Secret, TOTP } from 'otpauth'
import { afterAll, expect, test, vi } from 'vitest'
import { startApp } from './app.ts'
import { addCompany, cloneDatabase, PASSWORD } from './database.ts'

const database = await cloneDatabase()
const acme = await addCompany(database, 'acme', [2, 9])
await acme.db.updateTable('app_user').set({ email: 'ada@acme.example' }).where('user_name', '=', 'role2').execute()
const folder = join(tmpdir(), `greenroom-log-${randomUUID()}`)
afterAll(() => rmSync(folder, { recursive: true }))

let log = ''
const logTo = new Writable({
  write(chunk, _encoding, done) {
    log += String(chunk)
    done()
  },
})
const { call, clock } = await startApp(database, { logTo, env: { LOG_LEVEL: 'trace', DATA_DIR: folder } })

const entries = () =>
  log
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>)
const saying = (message: string) => entries().filter(({ msg }) => msg === message)

test('logs every refusal and lock once, with who and where, and never a password, token, code or key', async () => {
  const logIn = (password: string) => call(undefined, 'POST', '/login', { domain: 'acme', username: 'role2', password })
  const secrets = [PASSWORD, 'guess-number-one', 'staple-horse-battery']

  await logIn('guess-number-one')
  expect(saying('Unauthorized')).toMatchObject([
    { code: 'ER_000', path: '/api/login', address: '127.0.0.1', company: 'acme', userName: 'role2', locked: false },
  ])

  const token: string = (await logIn(PASSWORD)).body.token
  secrets.push(token)
  expect(saying('signed in')).toMatchObject([{ company: 'acme', userName: 'role2' }])

  await call(`${token.slice(0, 22)}${'x'.repeat(43)}`, 'GET', '/authorise')
  await call(undefined, 'GET', '/authorise')
  expect(saying('Token invalid')).toHaveLength(1)
  expect(saying('Token not found')).toHaveLength(1)

  const cashier: string = (
    await call(undefined, 'POST', '/login', { domain: 'acme', username: 'role9', password: PASSWORD })
  ).body.token
  secrets.push(cashier)
  await call(cashier, 'DELETE', '/users/x/2fa')
  expect(entries().filter(({ code }) => code === 'ER_005')).toMatchObject([
    { company: 'acme', userID: expect.any(String) },
  ])

  const { secret } = (await call(cashier, 'POST', '/2fa/enrollment')).body
  const code = TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: clock.time })
  await call(cashier, 'POST', '/2fa/enrollment/confirm', { code: '012345' })
  expect(saying('a code was refused')).toHaveLength(1)
  const enrolled = (await call(cashier, 'POST', '/2fa/enrollment/confirm', { code })).body
  secrets.push(secret, enrolled.token, ...enrolled.recoveryCodes)

  await call(undefined, 'POST', '/password/forgot', { domain: 'acme', username: 'role2' })
  const said = 'no SMTP_URL is set: the mail with the password link is a file'
  const [{ file } = {}] = await vi.waitFor(() => {
    expect(saying(said)).toHaveLength(1)
    return saying(said)
  })
  const key = /#key=([\w-]+)$/m.exec(readFileSync(String(file), 'utf8'))![1]!
  secrets.push(key)
  const reset = { domain: 'acme', key, password: 'staple-horse-battery' }
  expect((await call(undefined, 'POST', '/password/reset', reset)).status).toBe(200)

  await Promise.all(Array.from({ length: 11 }, () => logIn('guess-number-one')))
  expect(saying('Unauthorized').filter(({ locked }) => locked)).toHaveLength(1)

  for (const value of secrets) expect(log).not.toContain(value)
})
