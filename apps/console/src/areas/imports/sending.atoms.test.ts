import { expect, test, vi } from 'vitest'
import { type Answers, loginAnswer, Refusal, serve, signedInStore } from '#session/session-fixture.ts'
import type { ImportReader, ReadingSummary } from './reading/import-reader.ts'
import { sendAtom, sendingAtom } from './sending.atoms.ts'

const PARTS = 7
const IMPORT = { importID: '7', state: 'CHECKED' }

/** A file of seven parts, of one line each, and the numbers of the parts that are sent. */
async function send(answers: Answers) {
  const taken = Array.from({ length: PARTS }, (_, part) => [`PUT /items/imports/7/parts/${part}`, () => IMPORT])
  const calls = serve({
    'POST /login': () => loginAnswer(),
    'POST /items/imports/7/check': () => IMPORT,
    ...Object.fromEntries(taken),
    ...answers,
  })
  const store = await signedInStore()
  const reader = { part: async () => ({ items: [{ line: 2, item: { itemID: 'A1' } }], rejections: [] }) }
  store.set(sendingAtom, {
    importID: '7',
    fileName: 'items.csv',
    reader: reader as unknown as ImportReader,
    summary: { rows: PARTS, skipped: 0, conflicts: 0, entries: PARTS, parts: PARTS } as ReadingSummary,
    unsent: Array.from({ length: PARTS }, (_, part) => part),
    sent: 0,
    lost: false,
    abort: new AbortController(),
  })
  const sent = () => calls.filter(({ method }) => method === 'PUT').map(({ url }) => Number(url.split('/').at(-1)))
  return { store, sent, ended: store.set(sendAtom) }
}

test('sends the next part as soon as another has arrived, however slow the first is', async () => {
  const slow = Promise.withResolvers()
  const { store, sent, ended } = await send({ 'PUT /items/imports/7/parts/0': () => slow.promise })
  await vi.waitFor(() => expect(sent()).toEqual([0, 1, 2, 3, 4, 5, 6]))
  await vi.waitFor(() => expect(store.get(sendingAtom)?.sent).toBe(6))
  slow.resolve(IMPORT)
  await ended
  expect(store.get(sendingAtom)).toBeNull()
})

test('stops at a part that is refused, and resumes with those that have not arrived', async () => {
  let refuse = true
  const refusal = new Refusal(400, { code: 'ER_000', message: 'Not today' })
  const { store, sent, ended } = await send({ 'PUT /items/imports/7/parts/2': () => (refuse ? refusal : IMPORT) })
  await ended
  const first = sent()
  const { unsent, sent: arrived, stopped } = store.get(sendingAtom)!
  expect(stopped).toMatchObject({ message: 'Not today' })
  expect(unsent[0]).toBe(2)
  expect([...first.filter((part) => part !== 2), ...unsent].toSorted()).toEqual([0, 1, 2, 3, 4, 5, 6])
  expect(arrived).toBe(PARTS - unsent.length)
  refuse = false
  await store.set(sendAtom)
  expect(store.get(sendingAtom)).toBeNull()
  expect(sent().slice(first.length)).toEqual(unsent)
})
