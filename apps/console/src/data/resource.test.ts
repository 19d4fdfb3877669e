import { dataOf } from '@greenroom/api-client'
import { expect, test, vi } from 'vitest'
import { Refusal } from '#session/session-fixture.ts'
import { renewApiAtom, sessionAtom } from '#session/session.atoms.ts'
import { combined, orElse } from './combined.ts'
import { signedIn } from './data-fixture.ts'
import { heldAtom, invalidateAtom, retryAtom, syncAtom } from './held.atoms.ts'
import { mutation, taken } from './mutation.ts'
import { type Declaration, resource } from './resource.ts'

type Numbers = readonly string[]

const taxes = (more: Partial<Declaration<Numbers, []>> = {}) =>
  resource<Numbers>({
    name: 'taxes',
    entities: ['tax'],
    load: async (api, signal) => dataOf(await api.GET('/taxes', { signal })).body.map(({ taxID }) => taxID),
    ...more,
  })()

/** The nth answer is the number n. */
function counted() {
  let count = 0
  return { 'GET /taxes': () => [{ taxID: String((count += 1)), description: '', status: 'Active' }] }
}

const BY_ADA = { entity: 'tax', ids: ['1'], by: 'colleague' } as const

test('all readers share one load, and later readers get its result', async () => {
  const { store, asked } = await signedIn(counted())
  const atom = taxes()
  await Promise.all([store.get(atom), store.get(atom)])
  expect(await store.get(atom)).toEqual(['1'])
  expect(asked('/taxes')).toBe(1)
})

test('users without access get nothing, without a call', async () => {
  const { store, asked } = await signedIn(counted())
  expect(await store.get(taxes({ needs: 'listFees', empty: [] }))).toEqual([])
  expect(asked('/taxes')).toBe(0)
})

test('reloads nothing for a new token or the same permissions again, but for other ones', async () => {
  const { store, asked } = await signedIn(counted())
  const taxesAtom = taxes({ needs: 'listTaxes', empty: [] })
  store.sub(taxesAtom, () => {})
  expect(await store.get(taxesAtom)).toEqual(['1'])
  store.set(sessionAtom, { type: 'tokenReplaced', token: 'T9' })
  expect(store.get(sessionAtom)).toMatchObject({ token: 'T9' })
  expect(await store.get(taxesAtom)).toEqual(['1'])
  const authorize = (access: 'READ'[]) =>
    store.set(sessionAtom, { type: 'authorized', features: [{ key: 'CATALOG_TAXES', access }], places: [] })
  authorize(['READ'])
  expect(await store.get(taxesAtom)).toEqual(['1'])
  authorize([])
  expect(await store.get(taxesAtom)).toEqual([])
  authorize(['READ'])
  expect(await store.get(taxesAtom)).toEqual(['2'])
  expect(asked('/taxes')).toBe(2)
})

test("reloads in the background after a colleague's change", async () => {
  const { store, asked } = await signedIn(counted())
  const atom = taxes()
  store.sub(atom, () => {})
  await store.get(atom)
  const seen: unknown[] = []
  store.sub(atom.stateAtom, () => seen.push(store.get(atom.stateAtom)))
  store.set(invalidateAtom, { ...BY_ADA, entity: 'fee' })
  store.set(invalidateAtom, BY_ADA)
  await vi.waitFor(() => expect(store.get(atom)).toEqual(['2']))
  expect(asked('/taxes')).toBe(2)
  expect(seen).toMatchObject([
    { value: ['1'], loading: true },
    { value: ['2'], loading: false },
  ])
})

test('runs reloads one after another and combines those that wait', async () => {
  const { store, asked } = await signedIn(counted())
  const atom = taxes()
  store.sub(atom, () => {})
  await store.get(atom)
  for (let change = 0; change < 20; change++) store.set(invalidateAtom, BY_ADA)
  await vi.waitFor(() => expect(store.get(atom)).toEqual(['3']))
  expect(asked('/taxes')).toBe(3)
})

test('a change drops data that is not shown, which is loaded on the next read', async () => {
  const { store, asked } = await signedIn(counted())
  const atom = taxes()
  await store.get(atom)
  store.set(invalidateAtom, BY_ADA)
  expect(asked('/taxes')).toBe(1)
  expect(await store.get(atom)).toEqual(['2'])
})

test('never replaces an open record, but reports that a colleague changed it', async () => {
  const { store, asked } = await signedIn(counted())
  const atom = taxes({ kind: 'record', recordOf: () => '1' })
  store.sub(atom.stateAtom, () => {})
  await store.get(atom)
  store.set(invalidateAtom, { ...BY_ADA, ids: ['2'] })
  store.set(invalidateAtom, { ...BY_ADA, by: 'write' })
  expect(store.get(atom.stateAtom).outdated).toBeUndefined()
  store.set(invalidateAtom, BY_ADA)
  await vi.waitFor(() => expect(store.get(atom.stateAtom).outdated).toBe(true))
  expect(asked('/taxes')).toBe(1)
  await store.set(atom, { do: 'load' })
  await vi.waitFor(() => expect(store.get(atom.stateAtom)).toEqual({ value: ['2'], loading: false }))
})

test('drops a record with the screen that showed it, a list five minutes later', async () => {
  const { store } = await signedIn(counted())
  const [list, record] = [taxes({ name: 'list' }), taxes({ name: 'record', kind: 'record' })]
  const leave = [store.sub(list, () => {}), store.sub(record, () => {})]
  await Promise.all([store.get(list), store.get(record)])
  const names = () => [...store.get(heldAtom).keys()]
  expect(names()).toEqual(['list []', 'record []'])
  vi.useFakeTimers()
  for (const each of leave) each()
  await vi.advanceTimersByTimeAsync(1)
  expect(names()).toEqual(['list []'])
  await vi.advanceTimersByTimeAsync(300_000)
  expect(names()).toEqual([])
})

test('reloads a list on screen after five minutes at the earliest, or at once on request', async () => {
  const { store, asked } = await signedIn(counted())
  const atom = taxes()
  store.sub(atom, () => {})
  await store.get(atom)
  vi.useFakeTimers()
  vi.setSystemTime(Date.now() + 299_000)
  await store.set(syncAtom)
  expect(asked('/taxes')).toBe(1)
  vi.setSystemTime(Date.now() + 2000)
  await store.set(syncAtom)
  expect(asked('/taxes')).toBe(2)
  await store.set(syncAtom, { force: true })
  expect(asked('/taxes')).toBe(3)
})

test("a new session has none of the old one's data, even if a load was in progress", async () => {
  const { store } = await signedIn(counted())
  const atom = taxes()
  store.sub(atom, () => {})
  await store.get(atom)
  await store.set(syncAtom, { force: true })
  expect(store.get(atom)).toEqual(['2'])
  const late = store.set(atom, { do: 'load' })
  store.set(renewApiAtom)
  expect(store.get(atom.stateAtom)).toEqual({ loading: true })
  await late
  expect(await store.get(atom)).toEqual(['3'])
})

test('signing out drops everything', async () => {
  const { store } = await signedIn({ ...counted(), 'POST /logout': () => null })
  await store.get(taxes())
  const before = store.get(heldAtom)
  store.set(sessionAtom, { type: 'signOut', dirty: false })
  await vi.waitFor(() => expect(store.get(heldAtom)).not.toBe(before))
  expect(store.get(heldAtom).size).toBe(0)
})

test('throws a failed load, and a retry loads again', async () => {
  let count = 0
  const { store } = await signedIn({
    'GET /taxes': () => ((count += 1) === 1 ? new Refusal(500, { message: 'no' }) : []),
  })
  const atom = taxes()
  store.sub(atom.stateAtom, () => {})
  await expect(store.get(atom)).rejects.toThrow('no')
  await vi.waitFor(() => expect(store.get(atom.stateAtom).failure).toBeDefined())
  store.set(retryAtom)
  expect(await store.get(atom)).toEqual([])
})

test("does not reload what a write's answer contains, but other data of the entity", async () => {
  const { store, asked } = await signedIn({ ...counted(), 'GET /fees': () => [], 'POST /2fa/recovery-codes': () => 0 })
  const atom = taxes()
  const fees = resource({ name: 'fees', entities: ['tax'], load: async (api) => dataOf(await api.GET('/fees')).body })()
  for (const each of [atom, fees]) store.sub(each, () => {})
  await Promise.all([store.get(atom), store.get(fees)])
  const write = mutation(async (_api, id: string) => id, {
    changes: ['tax'],
    takes: (id) => [taken(atom, (before) => [...before, id])],
  })
  await store.set(write, '9')
  await vi.waitFor(() => expect(asked('/fees')).toBe(2))
  expect(store.get(atom)).toEqual(['1', '9'])
  expect(asked('/taxes')).toBe(1)
  // The server announces the change, but the data on screen already has it.
  store.set(invalidateAtom, { ...BY_ADA, by: 'echo' })
  expect([asked('/taxes'), asked('/fees')]).toEqual([1, 2])
})

test('combined data does not suspend again when one part is reloaded', async () => {
  const { store } = await signedIn({ ...counted(), 'GET /fees': () => [], 'GET /business': () => new Refusal(500, {}) })
  const load = (path: '/fees' | '/business') =>
    resource({ name: path, entities: [], load: async (api) => dataOf(await api.GET(path)).body })()
  const all = combined({ taxes: taxes(), fees: load('/fees'), business: orElse(load('/business'), 'none') })
  store.sub(all, () => {})
  expect(await store.get(all)).toEqual({ taxes: ['1'], fees: [], business: 'none' })
  store.set(invalidateAtom, BY_ADA)
  await vi.waitFor(() => expect(store.get(all)).toEqual({ taxes: ['2'], fees: [], business: 'none' }))
})
