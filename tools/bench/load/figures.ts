// What the load test measures, and what it calls a failure.

/** By operation: the milliseconds of each answered attempt, and the statuses. */
export class Figures {
  readonly #times = new Map<string, number[]>()
  readonly #statuses = new Map<string, Map<number, number>>()
  readonly failures: string[] = []
  lostConnections = 0
  retries = 0

  add(operation: string, status: number, milliseconds: number) {
    const times = this.#times.get(operation) ?? []
    times.push(milliseconds)
    this.#times.set(operation, times)
    const statuses = this.#statuses.get(operation) ?? new Map<number, number>()
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
    this.#statuses.set(operation, statuses)
  }

  fail(message: string) {
    this.failures.push(message)
  }

  /** The time below which this share of the answers came. */
  percentile(operation: string, share: number): number {
    return percentile(
      (this.#times.get(operation) ?? []).toSorted((a, b) => a - b),
      share,
    )
  }

  table(): string {
    const rows = [...this.#times]
      .toSorted(([one], [other]) => one.localeCompare(other))
      .map(([operation, times]) => {
        const sorted = times.toSorted((a, b) => a - b)
        const statuses = [...this.#statuses.get(operation)!].toSorted(([a], [b]) => a - b)
        const counts = statuses.map(([status, count]) => `${status}: ${count}`).join(', ')
        return `| ${operation} | ${times.length} | ${ms(sorted, 0.5)} | ${ms(sorted, 0.99)} | ${ms(sorted, 1)} | ${counts} |`
      })
    return ['| operation | calls | p50 ms | p99 ms | most ms | statuses |', '|---|---|---|---|---|---|', ...rows].join(
      '\n',
    )
  }
}

const percentile = (sorted: number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

const ms = (sorted: number[], share: number) => percentile(sorted, share).toFixed(0)

/** One look at a replica: what it uses. */
export interface Sample {
  at: number
  value: number
}

/**
 * How much the line through the lowest value of each tenth of the samples rises from the first to the last, and their
 * mean. The lowest, because calls under way use some more.
 */
export function trend(samples: readonly Sample[]): { rise: number; mean: number } {
  const tenth = Math.max(1, Math.floor(samples.length / 10))
  const floors = Array.from({ length: Math.floor(samples.length / tenth) }, (_, n) =>
    Math.min(...samples.slice(n * tenth, (n + 1) * tenth).map(({ value }) => value)),
  )
  const mean = floors.reduce((sum, value) => sum + value, 0) / floors.length
  const middle = (floors.length - 1) / 2
  const weights = floors.reduce((sum, _, n) => sum + (n - middle) ** 2, 0)
  const slope = weights === 0 ? 0 : floors.reduce((sum, value, n) => sum + (n - middle) * (value - mean), 0) / weights
  return { rise: slope * (floors.length - 1), mean }
}
