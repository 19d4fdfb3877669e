import { expect, test, vi } from 'vitest'
import { logIn as signIn } from '../src/session/login.ts'
import * as passwords from '../src/session/passwords.ts'
import { hashToken, newSessionID, newToken } from '../src/session/session-rules.ts'
import { startApp, tokenOf } from './app.ts'
import { addCompany, cloneDatabase, PASSWORD } from './database.ts'

vi.mock('../src/session/passwords.ts', { spy: true })
const { verifyPassword } = vi.mocked(passwords)

const database = await cloneDatabase()
const acme = await addCompany(database, 'acme', [2, 3, 4, 5, 6, 7])
const started = await startApp(database)
const { app, call } = started

let addresses = 0
/** One nobody has tried from. */
const newAddress = () =>
  `10.${Math.floor(++addresses / 65_536)}.${Math.floor(addresses / 256) % 256}.${addresses % 256}`

async function logIn(username: string, password: string, remoteAddress: string, domain = 'acme') {
  const payload = { domain, username, password }
  const begun = performance.now()
  const { statusCode, body, headers } = await app.inject({ method: 'POST', url: '/api/login', payload, remoteAddress })
  const { date: _, 'x-ratelimit-reset': __, ...same } = headers
  return { status: statusCode, took: performance.now() - begun, answer: JSON.stringify([statusCode, body, same]) }
}

test('500 parallel guesses at one account: ten are compared', async () => {
  verifyPassword.mockClear()
  const from = { address: newAddress(), headers: {}, log: app.log }
  const given = { domain: 'acme', username: 'role3', remember: false, partner: false, fetchAccountConfig: false }
  // Behind the limit of calls from one address, which would stop most of them before.
  const guesses = Array.from({ length: 500 }, (_, n) => signIn(started.platform, from, { ...given, password: `${n}` }))
  const results = await Promise.allSettled(guesses)
  expect(results.every(({ status }) => status === 'rejected')).toBe(true)
  expect(verifyPassword).toHaveBeenCalledTimes(10)
})

test('the lock of ten failures survives a restart, holds for half an hour and for its address alone', async () => {
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

test('from the fifth failure on a refusal takes a second, whether or not there is such a user', async () => {
  for (const name of ['role7', 'nobody']) {
    const address = newAddress()
    const times: number[] = []
    for (let n = 0; n < 5; n++) times.push((await logIn(name, 'wrong', address)).took)
    expect(Math.max(...times.slice(0, 4))).toBeLessThan(900)
    expect(times[4]).toBeGreaterThan(990)
  }
})

test('10,000 logins over 1,000 names from one address: 100 are compared, others sign in meanwhile', async () => {
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

// Medians under load may differ once by chance.
test(
  'unknown name, wrong password, disabled, expired and locked get the same bytes in the same time',
  { retry: 1 },
  async () => {
    const past = new Date(0)
    await acme.db.updateTable('app_user').set({ disabled_at: past }).where('user_name', '=', 'role5').execute()
    await acme.db.updateTable('app_user').set({ password_expires_at: past }).where('user_name', '=', 'role6').execute()
    const kinds = {
      unknown: () => logIn('nobody', 'wrong', newAddress()),
      nowhere: () => logIn('role2', 'wrong', newAddress(), 'nowhere'),
      wrong: () => logIn('role2', 'wrong', newAddress()),
      disabled: () => logIn('role5', PASSWORD, newAddress()),
      expired: () => logIn('role6', 'wrong', newAddress()),
    }
    const took = new Map(Object.keys(kinds).map((kind) => [kind, [] as number[]]))
    const answers = new Set<string>()
    for (let round = 0; round < 30; round++) {
      const shuffled = Object.entries(kinds).toSorted(() => Math.random() - 0.5)
      await Promise.all(
        shuffled.map(async ([kind, tryOne]) => {
          const reply = await tryOne()
          took.get(kind)!.push(reply.took)
          answers.add(reply.answer)
        }),
      )
    }
    expect([...answers]).toHaveLength(1)
    const medians = [...took.values()].map((times) => times.toSorted((a, b) => a - b)[times.length >> 1]!)
    expect(Math.max(...medians) - Math.min(...medians)).toBeLessThan(5)

    const lockedOut = async (name: string) => {
      const address = newAddress()
      await Promise.all(Array.from({ length: 10 }, () => logIn(name, 'wrong', address)))
      return logIn(name, PASSWORD, address)
    }
    const [known, unknown] = await Promise.all([lockedOut('role2'), lockedOut('nobody')])
    expect(known.answer).toBe(unknown.answer)
  },
)

test('each stored hash has its own salt, and states its cost', async () => {
  const users = await acme.db.selectFrom('app_user').select('password_hash').execute()
  const salts = users.map(
    ({ password_hash }) => /^\$argon2id\$v=19\$m=19456,t=2,p=1\$([^$]{22})\$/.exec(password_hash)![1],
  )
  expect(new Set(salts).size).toBe(users.length)
})

test('100,000 tokens are unique, of 43 characters of randomness beside the session', () => {
  const tokens = new Set(Array.from({ length: 100_000 }, () => newToken(newSessionID()).slice(22)))
  expect(tokens.size).toBe(100_000)
  expect([...tokens].every((token) => /^[\w-]{43}$/.test(token))).toBe(true)
})

test('a token with one bit changed is never good, wherever the bit', async () => {
  const token = await tokenOf(started, 'acme', 'role2')
  for (let n = 0; n < 1_000; n++) {
    const bytes = Buffer.from(n % 2 ? token : await tokenOf(started, 'acme', 'role2'))
    bytes[(n * 7) % bytes.length]! ^= 1 << (n % 7)
    await expect(started.platform.sessions.check(bytes.toString('latin1'))).rejects.toMatchObject({ code: 'ER_001' })
  }
})

test('nothing in the database signs anybody in', async () => {
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

test('after logout 50 replays are refused', async () => {
  const token = await tokenOf(started, 'acme', 'role7')
  await call(token, 'POST', '/logout')
  for (let n = 0; n < 50; n++) expect((await call(token, 'GET', '/authorise')).status).toBe(401)
})
