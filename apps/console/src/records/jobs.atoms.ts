import type { Api } from '@greenroom/api-client'
import { atom, type Setter } from 'jotai'
import { apiAtom } from '#api/api.ts'
import { invalidateAtom } from '#data/held.atoms.ts'
import { keepTrying } from '#api/keep-trying.ts'
import { resource } from '#data/resource.ts'
import { ownAtom } from '#session/own-atom.ts'
import { reportWorkAtom, type Work } from '#screens/work.atoms.ts'

/** One kind of job that the server runs in the background. */
export type JobKind<Job> = {
  name: string
  idOf: (job: Job) => string
  isRunning: (job: Job) => boolean
  /** Throws ApiError. */
  load: (api: Api, id: string, signal: AbortSignal) => Promise<Job>
  /** The entities that have changed since `before`, the job as last known. */
  changes: (job: Job, before: Job | undefined) => readonly string[]
  /** The job in the top bar; undefined before it has started. */
  workOf: (job: Job, set: Setter) => Work | undefined
}

/** Milliseconds between two polls of a running job. */
const POLL_PAUSE = 400

/**
 * The jobs of one kind: each as last received from the server, followed while it runs, and reported in the top bar on
 * every screen.
 */
export function jobsOf<Job>({ name, idOf, isRunning, load, changes, workOf }: JobKind<Job>) {
  const knownAtom = ownAtom<Readonly<Record<string, Job>>>({})

  /** Jobs that are being polled. */
  const followedAtom = atom(new Set<string>())

  /** Requests to start a job. Until the server answers them, its state of the job may be older than ours. */
  const startingAtom = atom(new Set<string>())

  /** Stores the newer state of a job, and follows it while it runs. */
  const keepAtom = atom(null, (get, set, job: Job) => {
    const id = idOf(job)
    const known = get(knownAtom)
    set(knownAtom, { ...known, [id]: job })
    for (const entity of changes(job, known[id])) set(invalidateAtom, { entity, ids: null, by: 'write' })
    const work = isRunning(job) || get(followedAtom).has(id) ? workOf(job, set) : undefined
    if (work) set(reportWorkAtom, work)
    if (isRunning(job)) void set(followAtom, id)
  })

  const followAtom = atom(null, async (get, set, id: string) => {
    const followed = get(followedAtom)
    if (followed.has(id)) return
    followed.add(id)
    const { signal } = new AbortController()
    const isFollowed = () => {
      const job = get(knownAtom)[id]
      return job !== undefined && isRunning(job)
    }
    try {
      while (isFollowed()) {
        await new Promise((resolve) => setTimeout(resolve, POLL_PAUSE))
        const isStarting = get(startingAtom).has(id)
        const job = await keepTrying(
          () => load(get(apiAtom), id, signal),
          signal,
          () => {},
        )
        if (!isStarting || isRunning(job)) set(keepAtom, job)
      }
    } catch {
      // The session has ended, or access was removed. The job's screen loads it again and shows the error.
    } finally {
      followed.delete(id)
    }
  })

  return {
    isRunning,
    knownAtom,
    keepAtom,
    /** One job as it is on the server. */
    record: resource({ name, kind: 'record', load: (api, signal, id: string) => load(api, id, signal) }),

    /** Loads a job again while it stays on screen. Throws ApiError. */
    renewAtom: atom(null, async (get, set, id: string) => {
      set(keepAtom, await load(get(apiAtom), id, new AbortController().signal))
    }),

    /** Shows a job as running while `start` has the server run it. Throws what `start` does. */
    startAtom: atom(null, async (get, set, job: Job, start: () => Promise<void>) => {
      const starting = get(startingAtom)
      starting.add(idOf(job))
      set(keepAtom, job)
      try {
        await start()
      } finally {
        starting.delete(idOf(job))
      }
    }),
  }
}

export type Jobs<Job> = ReturnType<typeof jobsOf<Job>>
