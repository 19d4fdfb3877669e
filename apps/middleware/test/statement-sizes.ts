import pg from 'pg'
import { vi } from 'vitest'

/** How many statements were sent meanwhile. */
export async function countStatements(work: () => Promise<unknown>): Promise<number> {
  const submit = vi.spyOn(pg.Query.prototype, 'submit')
  await work()
  const count = submit.mock.calls.length
  submit.mockRestore()
  return count
}

/** The most characters that one statement was sent meanwhile. */
export async function largestStatement(work: () => Promise<unknown>): Promise<number> {
  const submit = vi.spyOn(pg.Query.prototype, 'submit')
  await work()
  const sizes = submit.mock.contexts.map((query) => JSON.stringify((query as { values?: unknown }).values ?? []).length)
  submit.mockRestore()
  return Math.max(...sizes)
}

/** The most bytes that one statement answered meanwhile. */
export async function largestResult(work: () => Promise<unknown>): Promise<number> {
  const received = vi.spyOn(pg.Query.prototype as unknown as Received, 'handleDataRow')
  await work()
  const sizes = new Map<unknown, number>()
  for (const [index, query] of received.mock.contexts.entries()) {
    sizes.set(query, (sizes.get(query) ?? 0) + received.mock.calls[index]![0].length)
  }
  received.mockRestore()
  return Math.max(...sizes.values())
}

/** What pg's types leave out: a query is given its rows as they arrive. */
interface Received {
  handleDataRow(message: { length: number }): void
}
