import { argon2Sync } from 'node:crypto'
import { dictionary } from '@zxcvbn-ts/language-common'
import { dateFormats } from '@greenroom/quick-dates'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import type { Message } from '#platform/mail.ts'
import { mailForgotten } from '#areas/session/forgotten-password.ts'
import { passwordIssue } from '#identity/password-rules.ts'
import { hashPassword, isOutdated, verifyPassword } from '#identity/passwords.ts'
import { findUser } from '#identity/users.ts'
import { startApp, tokenOf } from './app.ts'
import { atFullCost } from './cheap-hashes.ts'
import { addCompany, PASSWORD } from './companies.ts'
import { cloneDatabase } from './database.ts'

const database = await cloneDatabase()
const acme = await addCompany(database, 'acme', [2, 3, 4, 5, 6, 7, 8, 9])
await acme.db
  .updateTable('account_configuration')
  .set({ value: '90' })
  .where('key', '=', 'system.security.password.expiry.days')
  .execute()
await acme.db
  .updateTable('app_user')
  .set({ email: sql`user_name || '@acme.example'` })
  .where('user_name', '!=', 'role9')
  .execute()

const mails: Message[] = []
const env = { PUBLIC_URL: 'https://greenroom.example/' }
const mail = { send: async (message: Message) => (mails.push(message), {}) }
const started = await startApp(database, { mail, env })
const { app, call, clock } = started

const NEXT = 'staple-horse-battery'
const logIn = (username: string, password: string) =>
  call(undefined, 'POST', '/login', { domain: 'acme', username, password })
const forgot = (username: string, domain = 'acme') => call(undefined, 'POST', '/password/forgot', { domain, username })
const reset = (key: string, password: string, domain = 'acme') =>
  call(undefined, 'POST', '/password/reset', { domain, key, password })

/** Requests a mail for this user and returns its key. */
async function keyFor(username: string): Promise<string> {
  const before = mails.length
  await forgot(username)
  await vi.waitFor(() => expect(mails).toHaveLength(before + 1))
  return /#key=([\w-]+)$/m.exec(mails.at(-1)!.text)![1]!
}

test('mails a link for a forgotten password, as text and as HTML', async () => {
  const key = await keyFor('role2')
  const { to, subject, text, html } = mails.at(-1)!
  const link = `https://greenroom.example/console/login/reset?domain=acme#key=${key}`
  expect({ to, subject }).toEqual({ to: 'role2@acme.example', subject: 'Choose a new password' })
  expect(text).toContain(`at Company acme. This link lets you:\n\n${link}\n\n`)
  expect(html).toContain(`<a href="${link}">`)
})

test('sets a new password once with the key: all sessions end, locks are reset', async () => {
  const token = await tokenOf(started, 'acme', 'role3')
  await Promise.all(Array.from({ length: 10 }, () => logIn('role3', 'wrong')))
  const key = await keyFor('role3')
  expect(await reset(key, NEXT)).toMatchObject({ status: 200, body: null })
  expect((await call(token, 'GET', '/authorise')).status).toBe(401)
  expect((await logIn('role3', PASSWORD)).status).toBe(401)
  expect((await logIn('role3', NEXT)).status).toBe(200)
  expect(await reset(key, 'another-long-one')).toMatchObject({
    status: 400,
    message: 'This link has expired or was already used. Request a new one.',
  })
})

test('accepts a key for 30 minutes, until the next mail, in its own company, and stores only its hash', async () => {
  await addCompany(database, 'other', [2])
  const first = await keyFor('role4')
  const second = await keyFor('role4')
  for (const key of [first, 'x'.repeat(43)]) expect((await reset(key, NEXT)).status).toBe(400)
  expect((await reset(second, NEXT, 'other')).status).toBe(400)
  const stored = await acme.db.selectFrom('password_key').selectAll().execute()
  expect(JSON.stringify(stored)).not.toContain(second)
  clock.pass(1_801)
  expect((await reset(second, NEXT)).status).toBe(400)
  const third = await keyFor('role4')
  clock.pass(1_799)
  expect((await reset(third, NEXT)).status).toBe(200)
})

test('lets one of five concurrent uses of a key set the password', async () => {
  const key = await keyFor('role5')
  const replies = await Promise.all([1, 2, 3, 4, 5].map((n) => reset(key, `${NEXT}-${n}`)))
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
})

test("says when the link ends in the reader's own formats", async () => {
  const row = {
    time_zone: 'Asia/Tokyo',
    date_format: 'DD.MM.YYYY',
    time_format: '12h',
    version: 2,
    updated_by: 'role5',
  }
  const { user_id } = (await findUser(acme, 'user_name', 'role5'))!
  await acme.db
    .insertInto('personal_formats')
    .values({ user_id, ...row, updated_at: new Date() })
    .execute()
  const end = () => new Date(clock.now().getTime() + 30 * 60_000)
  await keyFor('role5')
  const tokyo = dateFormats('DD.MM.YYYY', 'Asia/Tokyo', '12h').zoned(end().getTime())
  expect(mails.at(-1)!.text).toContain(`It works once, until ${tokyo}. If`)
  await keyFor('role2')
  const ofCompany = dateFormats('YYYY-MM-DD', 'America/New_York').zoned(end().getTime())
  expect(mails.at(-1)!.html).toContain(`It works once, until ${ofCompany}. If`)
})

test('gives unknown names and companies, and users without an address, the same answer and no mail', async () => {
  const before = mails.length
  const answers = []
  for (const [username, domain] of [
    ['role2', 'acme'],
    ['nobody', 'acme'],
    ['role9', 'acme'],
    ['role2', 'nowhere'],
  ] as const) {
    const { statusCode, body } = await app.inject({
      method: 'POST',
      url: '/api/password/forgot',
      payload: { username, domain },
    })
    answers.push(`${statusCode} ${body}`)
  }
  expect(new Set(answers).size).toBe(1)
  await vi.waitFor(() => expect(mails).toHaveLength(before + 1))
})

test('limits mails to five, then none for half an hour', async () => {
  const before = mails.length
  const ask = () =>
    mailForgotten(started.platform, acme, 'role6', { log: app.log, address: '127.0.0.1', requestID: 'r1' })
  for (let n = 0; n < 8; n++) await ask()
  await vi.waitFor(() => expect(mails).toHaveLength(before + 5))
  clock.pass(1_801)
  await ask()
  await vi.waitFor(() => expect(mails).toHaveLength(before + 6))
})

test('requires the current password for a change, and ends the other sessions', async () => {
  const [mine, other] = [await tokenOf(started, 'acme', 'role7'), await tokenOf(started, 'acme', 'role7')]
  const change = (currentPassword: string, newPassword: string) =>
    call(mine, 'POST', '/password/change', { currentPassword, newPassword })
  expect(await change('wrong', NEXT)).toMatchObject({
    status: 400,
    errors: [{ field: 'currentPassword', message: 'This is not your current password.' }],
  })
  expect((await change(PASSWORD, NEXT)).status).toBe(200)
  expect((await call(mine, 'GET', '/authorise')).status).toBe(200)
  expect((await call(other, 'GET', '/authorise')).status).toBe(401)
  expect((await logIn('role7', NEXT)).status).toBe(200)
  const kept = await database.db.selectFrom('answered_request').select('operation').execute()
  expect(kept.map(({ operation }) => operation)).not.toContain('changePassword')
})

test('counts guesses of the current password like guesses at the login', async () => {
  const token = await tokenOf(started, 'acme', 'role8')
  const change = (currentPassword: string) =>
    call(token, 'POST', '/password/change', { currentPassword, newPassword: NEXT })
  await Promise.all(Array.from({ length: 10 }, () => change('wrong')))
  expect((await change(PASSWORD)).status).toBe(400)
  expect((await logIn('role8', PASSWORD)).status).toBe(401)
})

test.each([
  ['short', 'must be at least 8 characters'],
  ['x'.repeat(129), 'must be at most 128 characters'],
  [PASSWORD, 'Choose a password that differs from your current one.'],
  ['role6-role6', "Choose a password that isn't your user name."],
  ['Company-2026', "Choose a password that isn't your name or that of your company."],
  ['Password123!', 'This is one of the passwords that are guessed first. Choose another one.'],
  ['Summer-2026!', 'This is one of the passwords that are guessed first. Choose another one.'],
  ['Greenroom-2026', 'This is one of the passwords that are guessed first. Choose another one.'],
  ['11111111', 'Choose a password with at least three different characters.'],
])('%j is refused as a new password: %s', async (newPassword, message) => {
  const token = await tokenOf(started, 'acme', 'role6')
  const reply = await call(token, 'POST', '/password/change', { currentPassword: PASSWORD, newPassword })
  expect(reply).toMatchObject({ status: 400, errors: [{ field: 'newPassword', message }] })
})

const ada = { userName: 'ada', displayName: 'Ada Lovelace', companyCode: 'nl7', companyName: 'Northlight & Sons' }

test.each(['Northlight1', 'northlight-2026!', 'LOVELACE99', 'Nl7-12345'])('refuses the own name %j', (password) => {
  expect(passwordIssue(password, ada)).toBe("Choose a password that isn't your name or that of your company.")
})

test.each(['northlights-of-1999', 'lovelaceful-99', 'nl7northgate-4'])(
  'accepts %j, which only resembles a name',
  (password) => {
    expect(passwordIssue(password, ada)).toBeUndefined()
  },
)

test('refuses the most common passwords that are long enough, in any case and with digits behind them', () => {
  const commonest = dictionary['passwords-common'].filter(({ length }) => length >= 8)
  expect(commonest.length).toBeGreaterThan(3_000)
  for (const password of commonest) expect([password, passwordIssue(password, ada)]).not.toContain(undefined)
  for (const password of ['hello1234', 'Sunshine', 'DRAGONFLY-7']) expect(passwordIssue(password, ada)).toBeDefined()
})

test('accepts long phrases of any characters', () => {
  for (const password of ['correct horse battery staple', 'пароль-очень-длинный', 'role6 has a horse and a battery']) {
    expect(passwordIssue(password, { ...ada, userName: 'role6' })).toBeUndefined()
  }
})

test('expires the password of role 2 after the configured days, and no other', async () => {
  await reset(await keyFor('role2'), NEXT)
  await reset(await keyFor('role5'), `${NEXT}-6`)
  const days = async (username: string, password: string) =>
    (await logIn(username, password)).body.user.passwordExpiresInSeconds / 86_400
  expect(await days('role2', NEXT)).toBe(90)
  expect(await days('role5', `${NEXT}-6`)).toBe(0)
  clock.pass(90 * 86_400)
  expect(await logIn('role2', NEXT)).toMatchObject({
    status: 401,
    error: 'invalid_grant',
    error_description: 'User credentials have expired',
  })
  await reset(await keyFor('role2'), `${NEXT}-again`)
  expect((await logIn('role2', `${NEXT}-again`)).status).toBe(200)
})

test('hashes at the cost that the hash names', async () => {
  const stored = await atFullCost(() => hashPassword(PASSWORD))
  const [, , , cost, salt, tag] = stored.split('$')
  expect(cost).toBe('m=19456,t=2,p=1')
  const parameters = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 }
  const hash = argon2Sync('argon2id', { message: PASSWORD, nonce: Buffer.from(salt!, 'base64'), ...parameters })
  expect(tag).toBe(hash.toString('base64').replace(/=+$/, ''))
  const accepted = (password: string) => atFullCost(() => verifyPassword(password, stored))
  expect([await accepted(PASSWORD), await accepted(`${PASSWORD} `)]).toEqual([true, false])
})

test('replaces a hash of a lower cost at the next login', async () => {
  const cheap = '$argon2id$v=19$m=8192,t=1,p=1$c29tZXNhbHRzb21lc2FsdA$'
  const parameters = { memory: 8_192, passes: 1, parallelism: 1, tagLength: 32 }
  const nonce = Buffer.from('somesaltsomesalt')
  const tag = argon2Sync('argon2id', { message: PASSWORD, nonce, ...parameters })
  const password_hash = cheap + tag.toString('base64').replace(/=+$/, '')
  const stored = () => acme.db.selectFrom('app_user').select('password_hash').where('user_name', '=', 'role9')
  await acme.db.updateTable('app_user').set({ password_hash }).where('user_name', '=', 'role9').execute()
  expect(isOutdated(password_hash)).toBe(true)
  expect((await logIn('role9', PASSWORD)).status).toBe(200)
  const after = (await stored().executeTakeFirstOrThrow()).password_hash
  expect(isOutdated(after)).toBe(false)
  expect((await logIn('role9', PASSWORD)).status).toBe(200)
  expect((await stored().executeTakeFirstOrThrow()).password_hash).toBe(after)
  expect(isOutdated(await hashPassword('x'))).toBe(false)
})
