import { beforeEach, expect, test } from 'vitest'
import { forgetSession, readSession, type StoredSession, writeSession } from './session-storage.ts'

const ada: StoredSession = { companyCode: 'demo', userName: 'ada', remember: true, token: 'T1' }

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

test('what was written is read, and nothing after it was forgotten', () => {
  writeSession(ada)
  expect(readSession()).toEqual(ada)
  forgetSession()
  expect(readSession()).toBeUndefined()
})

test('remember chooses the storage, and only one of the two holds a session', () => {
  writeSession(ada)
  expect([localStorage.length, sessionStorage.length]).toEqual([1, 0])
  writeSession({ ...ada, remember: false })
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 1])
})

test.each(['', 'null', '{', '[]', '{"version":2,"companyCode":"demo","userName":"ada","token":"T"}', '{"version":1}'])(
  'a record that is not ours counts as none: %s',
  (text) => {
    localStorage.setItem('greenroom.session', text)
    expect(readSession()).toBeUndefined()
  },
)
