let last: Promise<unknown> = Promise.resolve()

/** Writes to galleries go one after another, so that one's own changes never meet each other, and keep their order. */
export function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const next = last.then(work)
  last = next.catch(() => undefined)
  return next
}
