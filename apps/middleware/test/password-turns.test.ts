import * as crypto from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { hashPassword, NO_PASSWORD, verifyPassword } from '#identity/passwords.ts'

vi.mock('node:crypto', async (original) => ({
  ...(await original<typeof crypto>()),
  argon2: vi.fn<typeof crypto.argon2>(),
}))

const settled = () => new Promise((resolve) => setImmediate(resolve))

test('sign-ins pass all new passwords but the one that is being hashed', async () => {
  const begun: { password: string; end: () => void }[] = []
  vi.mocked(crypto.argon2).mockImplementation((_, { message }, callback) => {
    begun.push({ password: String(message), end: () => callback(null, Buffer.alloc(32)) })
  })
  const names = () => begun.map(({ password }) => password)
  const news = ['new 1', 'new 2', 'new 3'].map(hashPassword)
  const signIns = ['sign-in 1', 'sign-in 2'].map((password) => verifyPassword(password, NO_PASSWORD))
  await settled()
  expect(names()).toEqual(['new 1', 'sign-in 1'])
  begun[0]!.end()
  await settled()
  expect(names()).toEqual(['new 1', 'sign-in 1', 'sign-in 2'])
  for (let at = 1; at < 5; at++) {
    begun[at]!.end()
    await settled()
  }
  expect(names()).toEqual(['new 1', 'sign-in 1', 'sign-in 2', 'new 2', 'new 3'])
  expect(await Promise.all(signIns)).toEqual([false, false])
  expect(await Promise.all(news)).toHaveLength(3)
})
