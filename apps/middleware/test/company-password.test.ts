import { expect, test } from 'vitest'
import { createCompany } from '#companies/create-company.ts'
import { newInitialPassword } from '#companies/new-password.ts'
import { endOfInitialPassword } from '#identity/set-password.ts'
import { startApp } from './app.ts'
import { cloneDatabase } from './database.ts'

const database = await cloneDatabase()
const { call, clock, platform } = await startApp(database)
const first = 'made-for-the-first-day'
const acme = {
  ...(await createCompany(database.db, {
    code: 'acme',
    name: 'Acme',
    isDemo: false,
    password: first,
    initialPasswordUntil: endOfInitialPassword(clock.now()),
    users: [{ userName: 'admin', name: 'Administrator', roleID: 2 }],
    roles: [],
  })),
  now: clock.now,
}
const logIn = (password: string) => call(undefined, 'POST', '/login', { domain: 'acme', username: 'admin', password })

test('an operator gives the administrator who let the first password expire another one, for 24 hours', async () => {
  clock.pass(25 * 3_600)
  expect(await logIn(first)).toMatchObject({ error_description: 'User credentials have expired' })
  const renewed = (await newInitialPassword(acme, 'Admin'))!
  expect(await logIn(first)).toMatchObject({ error: 'unauthorized' })
  expect(await logIn(renewed)).toMatchObject({ body: { passwordKey: expect.any(String) } })
  clock.pass(25 * 3_600)
  expect(await logIn(renewed)).toMatchObject({ error_description: 'User credentials have expired' })
})

test('a new password ends the sessions of the user, and only an active user gets one', async () => {
  const { user_id } = await acme.db.selectFrom('app_user').select('user_id').executeTakeFirstOrThrow()
  const opening = { remember: false, partner: false, owesSecondFactor: false, device: '', address: '' }
  const token = await platform.sessions.open('acme', user_id, opening)
  expect(await newInitialPassword(acme, 'admin')).toMatch(/^(\w{4}-){3}\w{4}$/)
  expect(await call(token, 'GET', '/authorise')).toMatchObject({ status: 401 })
  expect(await newInitialPassword(acme, 'nobody')).toBeUndefined()
  await acme.db.updateTable('app_user').set({ disabled_at: clock.now() }).execute()
  expect(await newInitialPassword(acme, 'admin')).toBeUndefined()
})
