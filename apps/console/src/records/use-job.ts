import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useEffectEvent } from 'react'
import { useResource } from '#data/use-resource.ts'
import type { Jobs } from './jobs.atoms.ts'

type Options = {
  /** Loads a known job again on each visit, because its data ages after it ended. */
  fresh?: boolean
}

/**
 * A job by its ID, followed while it runs: after a reload too. While it is loaded, known data is shown. `failure` is set
 * if nothing is known.
 */
export function useJob<Job>(jobs: Jobs<Job>, id: string, { fresh = false }: Options = {}) {
  const known = useAtomValue(jobs.knownAtom)[id]
  const keep = useSetAtom(jobs.keepAtom)
  const isRunning = known !== undefined && jobs.isRunning(known)
  const { value, failure, reload } = useResource(known === undefined || fresh ? jobs.record(id) : undefined)

  // A running job is polled, so that what was loaded may be older. Its polling may have been interrupted.
  const follow = useEffectEvent((loaded: Job | undefined) => {
    const job = isRunning ? known : loaded
    if (job !== undefined) keep(job)
  })
  useEffect(() => follow(value), [value, id])

  return { job: known, failure: known === undefined ? failure : undefined, retry: () => void reload() }
}
