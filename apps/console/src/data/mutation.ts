import { type Api, ApiError } from '@greenroom/api-client'
import { atom } from 'jotai'
import { apiAtom } from '#api/api.ts'
import { invalidateAtom } from './held.atoms.ts'
import type { Resource } from './resource.ts'

/** Loaded data, and how a write updates it. */
type Taken = { resource: Resource<unknown>; value: (before: unknown) => unknown }

/** `value` builds the loaded data from the write's answer, so that it isn't reloaded. */
export function taken<Value>(resource: Resource<Value>, value: (before: Value) => Value) {
  return { resource, value } as unknown as Taken
}

type Effects<Args extends unknown[], Result> = {
  /** The entities that it changes: everything made of them is reloaded. */
  changes?: readonly string[] | ((first: Args[0]) => readonly string[])
  /** The data that its answer already contains. */
  takes?: (result: Result, ...args: Args) => readonly Taken[]
}

const REFUSED_AS_IT_IS = 400

/** A write. It returns and throws what `send` does. */
export function mutation<Args extends unknown[], Result>(
  send: (api: Api, ...args: Args) => Promise<Result>,
  { changes = [], takes }: Effects<Args, Result> = {},
) {
  return atom(null, async (get, set, ...args: Args): Promise<Result> => {
    const entities = typeof changes === 'function' ? changes(args[0]) : changes
    const invalidate = (known?: ReadonlySet<unknown>) => {
      for (const entity of entities) set(invalidateAtom, { entity, ids: null, by: 'write', known })
    }
    try {
      const result = await send(get(apiAtom), ...args)
      const answered = takes?.(result, ...args) ?? []
      for (const { resource, value } of answered) void set(resource, { do: 'put', value })
      invalidate(new Set(answered.map(({ resource }) => resource)))
      return result
    } catch (failure) {
      // A colleague was faster, or the write was partly done.
      if (!(failure instanceof ApiError && failure.status === REFUSED_AS_IT_IS)) invalidate()
      throw failure
    }
  })
}
