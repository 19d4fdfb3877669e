import { renderHook, waitFor } from '@testing-library/react'
import { Provider } from 'jotai'
import type { ReactNode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { loginAnswer, serve, signedInStore } from '#session/session-fixture.ts'
import { workAtom } from '#screens/work.atoms.ts'
import { jobsOf } from './jobs.atoms.ts'
import { useJob } from './use-job.ts'

type Job = { id: string; state: 'ready' | 'running' | 'done' }

const load = vi.fn<() => Promise<Job>>()
const jobs = jobsOf<Job>({
  name: 'testJob',
  idOf: ({ id }) => id,
  isRunning: ({ state }) => state === 'running',
  load,
  changes: () => [],
  workOf: ({ id, state }) =>
    state === 'ready' ? undefined : { id, label: 'Testing', state, done: 0, unit: 'items', href: '/' },
})
const job = (state: Job['state']): Job => ({ id: '7', state })

beforeEach(() => void load.mockReset())
async function signedIn() {
  serve({ 'POST /login': () => loginAnswer() })
  const store = await signedInStore()
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>
  const show = (options?: { fresh?: boolean }) => renderHook(() => useJob(jobs, '7', options), { wrapper }).result
  return { store, show }
}

test('follows a job that was found running until it ends, and reports it in the top bar', async () => {
  load.mockResolvedValueOnce(job('running')).mockResolvedValueOnce(job('running')).mockResolvedValue(job('done'))
  const { store, show } = await signedIn()
  const shown = show()
  await waitFor(() => expect(shown.current.job).toEqual(job('running')))
  expect(store.get(workAtom)).toMatchObject([{ id: '7', state: 'running' }])
  await vi.waitFor(() => expect(store.get(workAtom)).toMatchObject([{ state: 'done' }]))
  await waitFor(() => expect(shown.current.job).toEqual(job('done')))
  expect(load).toHaveBeenCalledTimes(3)
})

test('is polled once, however many screens show it', async () => {
  load.mockResolvedValue(job('done'))
  const { store, show } = await signedIn()
  store.set(jobs.keepAtom, job('running'))
  show()
  show()
  await vi.waitFor(() => expect(store.get(workAtom)).toMatchObject([{ state: 'done' }]))
  expect(load).toHaveBeenCalledTimes(1)
})

test('stays running while the server still answers with the state before the start', async () => {
  load.mockResolvedValue(job('ready'))
  const { store, show } = await signedIn()
  let finish = () => {}
  const start = () => new Promise<void>((resolve) => (finish = resolve))
  const started = store.set(jobs.startAtom, job('running'), start)
  const shown = show({ fresh: true })
  await vi.waitFor(() => expect(load.mock.calls.length).toBeGreaterThanOrEqual(2))
  expect(shown.current.job).toEqual(job('running'))
  load.mockResolvedValue(job('done'))
  finish()
  await started
  await waitFor(() => expect(shown.current.job).toEqual(job('done')))
})

test('shows why an unknown job could not be loaded, and retries', async () => {
  load.mockRejectedValueOnce(new Error('No luck')).mockResolvedValue(job('done'))
  const { show } = await signedIn()
  const shown = show()
  await waitFor(() => expect(shown.current.failure).toBeDefined())
  shown.current.retry()
  await waitFor(() => expect(shown.current).toMatchObject({ job: job('done'), failure: undefined }))
})
