import type { Job as Queued, PgBoss } from 'pg-boss'
import { onWake, wakeWorkers } from './wake.ts'

/** How often a process polls each queue; jobs that it enqueues itself run at once (`wake.ts`). */
const POLL_SECONDS = 2

interface Concurrency {
  /** How many of the queue one process runs at once. */
  slots?: number
  /** How many of them, in all processes, for the same company. */
  perCompany?: number
}

/** The loops of one process that fetch jobs from queues, one job at a time, without a pause while there are any. */
export class Workers {
  readonly #queue: PgBoss
  readonly #ends: (() => Promise<void>)[] = []

  constructor(queue: PgBoss) {
    this.#queue = queue
  }

  async add<Data extends object>(
    name: string,
    handle: (job: Queued<Data>) => Promise<void>,
    { slots = 1, perCompany }: Concurrency = {},
  ) {
    const options = { pollingIntervalSeconds: POLL_SECONDS, groupConcurrency: perCompany }

    for (let slot = 0; slot < slots; slot++) {
      const worker = await this.#queue.work<Data>(name, options, async ([job]) => {
        try {
          await handle(job!)
        } finally {
          // Another worker may have found only jobs of this company.
          wakeWorkers(name)
        }
      })
      const sleepOn = onWake(name, () => this.#queue.notifyWorker(worker))
      this.#ends.push(async () => {
        sleepOn()
        await this.#queue.offWork(name, { id: worker, wait: true })
      })
    }
  }

  /** Stops fetching, and waits for running jobs, including those of a fetch under way. */
  async stop() {
    await Promise.all(this.#ends.map((end) => end()))
  }
}
