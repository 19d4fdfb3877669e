import { expect, test } from 'vitest'
import type { PdfModel } from '#print/model.ts'
import { type Asker, createPrintQueue } from '#print/print-queue.ts'

const stays = new AbortController().signal
const asker = (company: string, userID: string, ended = stays): Asker => ({ company, userID, ended })
const modelOf = (number: string) => async () => ({ number }) as PdfModel

/** A queue that notes what it prints, and prints the first document only after `begin`. */
function queue() {
  const printed: string[] = []
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
  const print = createPrintQueue(async ({ number }) => {
    printed.push(number)
    await begun
    return Buffer.from(number)
  })
  return { printed, begin, print }
}

test('30 documents of a company keep another one waiting for one of them', async () => {
  const { printed, begin, print } = queue()
  const many = Array.from({ length: 30 }, (_, n) => print(asker('a', `u${n % 15}`), modelOf(`a${n}`)))
  const pdf = print(asker('b', 'u1'), modelOf('b'))
  begin()
  expect(Buffer.from(await pdf).toString()).toBe('b')
  await Promise.all(many)
  expect(printed.slice(0, 3)).toEqual(['a0', 'b', 'a1'])
  expect(printed).toHaveLength(31)
})

test('one user has two documents waiting at most, besides the one that is printed', async () => {
  const { printed, begin, print } = queue()
  const three = ['1', '2', '3'].map((number) => print(asker('a', 'u1'), modelOf(number)))
  await expect(print(asker('a', 'u1'), modelOf('4'))).rejects.toMatchObject({ status: 429, details: { retryAfter: 5 } })
  const others = [print(asker('a', 'u2'), modelOf('5')), print(asker('b', 'u1'), modelOf('6'))]
  begin()
  await Promise.all([...three, ...others])
  expect(printed.toSorted()).toEqual(['1', '2', '3', '5', '6'])
  expect(await print(asker('a', 'u1'), modelOf('7'))).toEqual(Buffer.from('7'))
})

test('what nobody waits for is neither made nor printed', async () => {
  const { printed, begin, print } = queue()
  const made: string[] = []
  const left = new AbortController()
  const first = print(asker('a', 'u1'), modelOf('1'))
  const given = print(asker('a', 'u2', left.signal), async () => {
    made.push('2')
    return modelOf('2')()
  })
  const next = print(asker('a', 'u3'), modelOf('3'))
  left.abort()
  await expect(given).rejects.toMatchObject({ status: 503 })
  await expect(print(asker('a', 'u2', left.signal), modelOf('4'))).rejects.toMatchObject({ status: 503 })
  begin()
  await Promise.all([first, next])
  expect([made, printed]).toEqual([[], ['1', '3']])
})

test('the same document is printed once for all who wait, and a failure is only its own', async () => {
  const { printed, begin, print } = queue()
  const same = ['u1', 'u2', 'u3'].map((user) => print(asker('a', user), modelOf('1')))
  const broken = print(asker('a', 'u4'), async () => {
    throw new Error('no such document')
  })
  const next = print(asker('a', 'u5'), modelOf('2'))
  begin()
  await expect(broken).rejects.toThrow('no such document')
  expect(await Promise.all(same)).toEqual(['1', '1', '1'].map((number) => Buffer.from(number)))
  await next
  expect(printed).toEqual(['1', '2'])
})
