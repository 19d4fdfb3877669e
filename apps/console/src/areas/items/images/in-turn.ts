let last: Promise<unknown> = Promise.resolve()

/** Runs writes to galleries one after another, so that a user's own changes never conflict and keep their order. */
export function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const next = last.then(work)
  last = next.catch(() => undefined)
  return next
}
