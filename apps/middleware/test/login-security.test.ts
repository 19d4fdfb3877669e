import { setTimeout as pause } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { logIn as signIn } from '#areas/session/login.ts'
import * as passwords from '#identity/passwords.ts'
import { hashToken, newSessionID, newToken } from '#identity/session-rules.ts'
import { startApp, tokenOf } from './app.ts'
import { addCompany, PASSWORD } from './companies.ts'
import { cloneDatabase } from './database.ts'

vi.mock('#identity/passwords.ts', { spy: true })
vi.mock('node:timers/promises', { spy: true })
const { verifyPassword } = vi.mocked(passwords)

const database = await cloneDatabase()
const acme = await addCompany(database, 'acme', [2, 3, 4, 5, 6, 7])
const started = await startApp(database)
const { app, call } = started

let addresses = 0
/** An address without earlier attempts. */
const newAddress = () =>
  `10.${Math.floor(++addresses / 65_536)}.${Math.floor(addresses / 256) % 256}.${addresses % 256}`

async function logIn(username: string, password: string, remoteAddress: string, domain = 'acme') {
  const payload = { domain, username, password }
  const { statusCode, body, headers } = await app.inject({ method: 'POST', url: '/api/login', payload, remoteAddress })
  const { date: _, 'x-ratelimit-reset': __, ...same } = headers
  return { status: statusCode, answer: JSON.stringify([statusCode, body, same]) }
}

test('compares ten of 500 parallel guesses at one account', async () => {
  verifyPassword.mockClear()
  const from = { address: newAddress(), headers: {}, log: app.log }
  const given = { domain: 'acme', username: 'role3', remember: false, partner: false, fetchAccountConfig: false }
  // Below the rate limit of one address, which would stop most of them earlier.
  const guesses = Array.from({ length: 500 }, (_, n) => signIn(started.platform, from, { ...given, password: `${n}` }))
  const results = await Promise.allSettled(guesses)
  expect(results.every(({ status }) => status === 'rejected')).toBe(true)
  expect(verifyPassword).toHaveBeenCalledTimes(10)
})

test('keeps the lock of ten failures over a restart, for half an hour and for its address alone', async () => {
  const address = newAddress()
  await Promise.all(Array.from({ length: 9 }, () => logIn('role4', 'wrong', address)))
  const restarted = await startApp(database)
  const again = (password: string) =>
    restarted.app.inject({
      method: 'POST',
      url: '/api/login',
      payload: { domain: 'acme', username: 'role4', password },
      remoteAddress: address,
    })
  await again('wrong')
  expect((await again('wrong')).statusCode).toBe(401)
  expect((await again(PASSWORD)).statusCode).toBe(401)
  expect((await logIn('role4', PASSWORD, newAddress())).status).toBe(200)
  restarted.clock.pass(1_801)
  expect((await again(PASSWORD)).statusCode).toBe(200)
})

test('compares 100 of the guesses at one account from 1,000 addresses, and locks out none who is signed in', async () => {
  verifyPassword.mockClear()
  const given = { domain: 'acme', username: 'role7', remember: false, partner: false, fetchAccountConfig: false }
  const guess = (password: string, address: string) =>
    signIn(started.platform, { address, headers: {}, log: app.log }, { ...given, password })
  const home = newAddress()
  await tokenOf(started, 'acme', 'role7', { address: home })
  const guesses = Array.from({ length: 1_000 }, (_, n) => guess(`${n}`, newAddress()))
  expect((await Promise.allSettled(guesses)).every(({ status }) => status === 'rejected')).toBe(true)
  expect(verifyPassword).toHaveBeenCalledTimes(100)

  await expect(guess(PASSWORD, newAddress())).rejects.toMatchObject({ status: 401 })
  started.clock.pass(1_801)
  await expect(guess('wrong', newAddress())).rejects.toMatchObject({ status: 401 })
  await expect(guess(PASSWORD, newAddress())).rejects.toMatchObject({ status: 401 })
  expect(verifyPassword).toHaveBeenCalledTimes(101)
  await expect(guess(PASSWORD, home)).resolves.toMatchObject({ user: { userName: 'role7' } })
  await expect(guess(PASSWORD, newAddress())).resolves.toMatchObject({ user: { userName: 'role7' } })
})

test('delays a refusal by a second from the fifth failure on, whether or not the user exists', async () => {
  for (const name of ['role7', 'nobody']) {
    const address = newAddress()
    const pauses = () => vi.mocked(pause).mock.calls.map(([ms]) => ms)
    vi.mocked(pause).mockClear()
    for (let n = 0; n < 4; n++) await logIn(name, 'wrong', address)
    expect(pauses()).toEqual([250, 250, 250, 250])
    await logIn(name, 'wrong', address)
    expect(pauses().slice(4)).toEqual([250, 750])
  }
})

test('compares 100 of 10,000 logins over 1,000 names from one address, while others can sign in', async () => {
  verifyPassword.mockClear()
  const address = newAddress()
  const honest: number[] = []
  for (let batch = 0; batch < 200; batch++) {
    const spraying = Array.from({ length: 50 }, (_, n) => logIn(`name-${(batch * 50 + n) % 1_000}`, 'spring', address))
    if (batch % 10 === 0) honest.push((await logIn('role2', PASSWORD, newAddress())).status)
    await Promise.all(spraying)
  }
  expect(honest).toEqual(Array(20).fill(200))
  expect(verifyPassword).toHaveBeenCalledTimes(100 + honest.length)
})

test('sends the same bytes for unknown name, wrong password, disabled, expired and locked', async () => {
  const past = new Date(0)
  await acme.db.updateTable('app_user').set({ disabled_at: past }).where('user_name', '=', 'role5').execute()
  await acme.db.updateTable('app_user').set({ password_expires_at: past }).where('user_name', '=', 'role6').execute()
  const refusals = await Promise.all([
    logIn('nobody', 'wrong', newAddress()),
    logIn('role2', 'wrong', newAddress(), 'nowhere'),
    logIn('role2', 'wrong', newAddress()),
    logIn('role5', PASSWORD, newAddress()),
    logIn('role6', 'wrong', newAddress()),
  ])
  expect(new Set(refusals.map(({ answer }) => answer)).size).toBe(1)

  const lockedOut = async (name: string) => {
    const address = newAddress()
    await Promise.all(Array.from({ length: 10 }, () => logIn(name, 'wrong', address)))
    return logIn(name, PASSWORD, address)
  }
  const [known, unknown] = await Promise.all([lockedOut('role2'), lockedOut('nobody')])
  expect(known.answer).toBe(unknown.answer)
})

test('gives each stored hash its own salt and its cost', async () => {
  const users = await acme.db.selectFrom('app_user').select('password_hash').execute()
  const salts = users.map(
    ({ password_hash }) => /^\$argon2id\$v=19\$m=19456,t=2,p=1\$([^$]{22})\$/.exec(password_hash)![1],
  )
  expect(new Set(salts).size).toBe(users.length)
})

test('creates 100,000 unique tokens, with 43 random characters after the session', () => {
  const tokens = new Set(Array.from({ length: 100_000 }, () => newToken(newSessionID()).slice(22)))
  expect(tokens.size).toBe(100_000)
  expect([...tokens].every((token) => /^[\w-]{43}$/.test(token))).toBe(true)
})

test('refuses a token with one changed bit, whichever it is', async () => {
  const tokens: string[] = []
  for (let n = 0; n < 20; n++) tokens.push(await tokenOf(started, 'acme', 'role2'))
  for (let n = 0; n < 1_000; n++) {
    const bytes = Buffer.from(tokens[n % tokens.length]!)
    bytes[(n * 7) % bytes.length]! ^= 1 << (n % 7)
    await expect(started.platform.sessions.check(bytes.toString('latin1'))).rejects.toMatchObject({ code: 'ER_001' })
  }
})

test('stores nothing in the database that signs anybody in', async () => {
  const token = await tokenOf(started, 'acme', 'role2')
  const rows = await database.db.selectFrom('session').selectAll().execute()
  const texts = rows.flatMap((row) => Object.values(row).filter((value) => typeof value === 'string'))
  expect(texts).toContain(hashToken(token))
  for (const text of texts) {
    for (const tried of [text, `${token.slice(0, 22)}${text}`]) {
      expect((await call(tried, 'GET', '/authorise')).status).toBe(401)
    }
  }
  expect((await call(token, 'GET', '/authorise')).status).toBe(401)
})

test('refuses 50 replays after logout', async () => {
  const token = await tokenOf(started, 'acme', 'role7')
  await call(token, 'POST', '/logout')
  for (let n = 0; n < 50; n++) expect((await call(token, 'GET', '/authorise')).status).toBe(401)
})
