import { beforeEach, expect, test } from 'vitest'
import {
  dropSavedUser,
  forgetUser,
  PERMISSIONS,
  readSavedUsers,
  readSession,
  TOKEN,
  writeToken,
  writeUser,
} from './session-storage.ts'
import { forget, keep, readStored } from '#browser/stored-records.ts'

const ada = {
  companyCode: 'demo',
  userID: 'U1',
  userName: 'ada',
  roleID: 2,
  role: 'system admin',
  remember: true,
  currentUser: true,
  password: null,
} as const

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

test('reads what was written, and nothing after it was removed', async () => {
  await Promise.all([writeUser(ada), writeToken('T1')])
  expect(await readSession()).toEqual({
    companyCode: 'demo',
    userID: 'U1',
    userName: 'ada',
    roleID: 2,
    remember: true,
    token: 'T1',
  })
  forgetUser()
  expect(await readSession()).toBeUndefined()
})

test('stores nothing personal in plain text, and encrypts each write differently', async () => {
  await Promise.all([writeUser(ada), writeToken('T1')])
  const before = localStorage.getItem('greenroom.user')!
  // Base64 only: short words can appear in it by chance.
  expect(Object.values(localStorage).join()).toMatch(/^[A-Za-z0-9+/=,]+$/)
  await writeUser(ada)
  expect(localStorage.getItem('greenroom.user')).not.toBe(before)
})

test('discards a record with another name, of another release or of another browser', async () => {
  await keep(TOKEN, 'T1')
  localStorage.setItem('greenroom.user', localStorage.getItem('greenroom.token')!)
  expect(await readSession()).toBeUndefined()
  expect(localStorage.getItem('greenroom.user')).toBeNull()

  await keep({ ...TOKEN, version: 2 }, 'T1')
  expect(await readStored(TOKEN)).toBeUndefined()
  expect(localStorage.getItem('greenroom.token')).toBeNull()

  localStorage.setItem('greenroom.token', 'AAAA')
  expect(await readStored(TOKEN)).toBeUndefined()
})

test('a record removed while it is being written stays removed', async () => {
  const writing = keep(PERMISSIONS, [{ key: 'CATALOG_PRODUCT', access: ['READ'] }], ada)
  forget(PERMISSIONS)
  await writing
  expect(localStorage.length).toBe(0)
})

test('keeps records by company and user', async () => {
  await keep(PERMISSIONS, [{ key: 'CATALOG_PRODUCT', access: ['READ'] }], ada)
  expect(await readStored(PERMISSIONS, { ...ada, userID: 'U2' })).toBeUndefined()
  expect(await readStored(PERMISSIONS, ada)).toHaveLength(1)
})

test('offers remembered users after signing out, latest first, until they are removed', async () => {
  await writeUser(ada)
  await writeUser({ ...ada, userID: 'U2', userName: 'bob' })
  await writeUser({ ...ada, userID: 'U3', userName: 'eve', remember: false })
  await writeUser(ada)
  forgetUser()
  expect((await readSavedUsers()).map(({ userName }) => userName)).toEqual(['ada', 'bob'])
  await dropSavedUser(ada)
  expect((await readSavedUsers()).map(({ userName }) => userName)).toEqual(['bob'])
})
