import { Unreachable, Unresponsive } from '#areas/images/fetch-file.ts'

/** After so many failures in a row, a host is not asked again. */
const MOST_FAILURES = 3
/** Hosts whose failures are remembered between the steps of a job; the ones that failed last. */
const MOST_HOSTS = 500

/** The hosts that failed to respond when last asked, each with how often in a row. */
export type HostFailures = readonly (readonly [host: string, failures: number])[]

/** Asks the hosts of pictures, and gives up those that fail to respond several times in a row. */
export class PictureHosts {
  readonly #failures: Map<string, number>

  constructor(failures: HostFailures = []) {
    this.#failures = new Map(failures)
  }

  get failures(): HostFailures {
    return [...this.#failures]
  }

  /** Throws Unreachable, without asking if the host is given up. */
  async fetch(address: string, fetchFile: (address: string) => Promise<Buffer>): Promise<Buffer> {
    const host = URL.canParse(address) ? new URL(address).hostname : ''
    const before = this.#failuresOf(host)
    if (before >= MOST_FAILURES)
      throw new Unreachable(`was skipped because ${host} failed to respond ${MOST_FAILURES} times in a row.`)
    try {
      const file = await fetchFile(address)
      this.#failures.delete(host)
      return file
    } catch (error) {
      // Those that fail side by side count once: it is one outage.
      if (error instanceof Unresponsive) this.#keep(host, Math.min(before, this.#failuresOf(host)) + 1)
      else this.#failures.delete(host)
      throw error
    }
  }

  #failuresOf(host: string): number {
    return this.#failures.get(host) ?? 0
  }

  #keep(host: string, failures: number) {
    // The last one to fail becomes the last to be forgotten.
    this.#failures.delete(host)
    this.#failures.set(host, failures)
    const [oldest] = this.#failures.keys()
    if (this.#failures.size > MOST_HOSTS) this.#failures.delete(oldest!)
  }
}
