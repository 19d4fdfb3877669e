import { expect, test } from 'vitest'
import { inTurn } from '#calls/write-turns.ts'

/** Writes of a company that end when they are told to. */
function writes(company: string, count: number) {
  const begun: (() => void)[] = []
  const write = () => inTurn(company, () => new Promise<void>((resolve) => begun.push(resolve)))
  const ended = Array.from({ length: count }, write)
  return { begun, ended, write }
}

const settled = () => new Promise((resolve) => setImmediate(resolve))

test('eight writes of a company run at once, 24 wait for them in order, and another one is refused', async () => {
  const { begun, ended, write } = writes('one', 32)
  await settled()
  expect(begun).toHaveLength(8)
  const refused = { status: 503, code: 'ER_000', details: { retryAfter: 1 } }
  await expect(write()).rejects.toMatchObject(refused)
  const other = writes('two', 1)
  await settled()
  expect(other.begun).toHaveLength(1)
  begun[3]!()
  await ended[3]
  await settled()
  expect(begun).toHaveLength(9)
  ended.push(write())
  await expect(write()).rejects.toMatchObject(refused)
  for (let at = 0; at < 33; at++) {
    begun[at]!()
    await settled()
  }
  await Promise.all(ended)
  other.begun[0]!()
  await other.ended[0]
})

test('a write that fails makes room for the next one', async () => {
  const broken = Array.from({ length: 40 }, (_, n) => {
    const write = inTurn('one', async () => Promise.reject(new Error(`No ${n}`)))
    return write.catch((error: unknown) => (error as Error).message)
  })
  const messages = await Promise.all(broken)
  expect(messages.filter((message) => message.startsWith('No '))).toHaveLength(32)
  expect(await inTurn('one', async () => 'done')).toBe('done')
})
