// One signed-in user, as a browser behind a load balancer: the token is replaced when the server says so, a call that
// meets a dead or busy replica is repeated under its ID, and Retry-After is honored.
import { setTimeout as sleep } from 'node:timers/promises'
import type { Figures } from './figures.ts'
import type { Replica } from './replicas.ts'

export interface Account {
  company: string
  userName: string
  password: string
  /** What the balancer would pass on as the caller's address. */
  address: string
}

export interface Envelope {
  status: number
  message: string
  // oxlint-disable-next-line typescript/no-explicit-any -- each caller knows what it asked for
  body: any
}

interface Shared {
  replicas: readonly Replica[]
  figures: Figures
}

const RETRY_AFTER = 250
/** Longer than a replica takes to come back. */
const GIVE_UP_AFTER = 60_000

export class Client {
  readonly account: Account
  readonly #shared: Shared
  readonly #first: number
  #token = ''
  #rotations = 0

  constructor(account: Account, shared: Shared, first: number) {
    this.account = account
    this.#shared = shared
    this.#first = first
  }

  get rotations(): number {
    return this.#rotations
  }

  async signIn() {
    const { company: domain, userName: username, password } = this.account
    const { body } = await this.call('login', 'POST', '/login', { domain, username, password })
    this.#token = body.token
  }

  /** The answer, once there is one that is neither busy nor from a dying replica. */
  async call(operation: string, method: string, path: string, body?: unknown): Promise<Envelope> {
    const requestID = crypto.randomUUID().replaceAll('-', '')
    const giveUpAt = Date.now() + GIVE_UP_AFTER
    for (let attempt = 0; ; attempt++) {
      const answer = await this.#attempt(operation, requestID, method, path, body)
      if (answer !== 'again') return answer
      if (Date.now() > giveUpAt) throw new Error(`${operation} found no replica for a minute`)
      this.#shared.figures.retries += 1
    }
  }

  /** Listens to changes until `signal` is aborted, at another replica whenever one ends. Returns how often. */
  async listen(signal: AbortSignal): Promise<number> {
    let opened = 0
    while (!signal.aborted) {
      try {
        const headers = this.#headers()
        const answer = await fetch(`${this.#replica().url}/api/changes`, { headers, signal })
        if (!answer.ok) this.#shared.figures.fail(`GET /changes answered ${answer.status}`)
        opened += 1
        for await (const _ of answer.body!) if (signal.aborted) break
      } catch {
        await sleep(RETRY_AFTER)
      }
    }
    return opened
  }

  #replica(): Replica {
    const { replicas } = this.#shared
    const up = replicas.filter(({ isUp }) => isUp)
    return up.length === 0 ? replicas[0]! : up[this.#first % up.length]!
  }

  #headers() {
    return { token: this.#token, 'x-forwarded-for': this.account.address }
  }

  async #attempt(operation: string, requestID: string, method: string, path: string, body: unknown) {
    const { figures } = this.#shared
    const start = performance.now()
    const given = this.#token
    try {
      const answer = await fetch(`${this.#replica().url}/api${path}`, {
        method,
        headers: {
          ...this.#headers(),
          'x-client-request-id': requestID,
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      const text = await answer.text()
      figures.add(operation, answer.status, performance.now() - start)
      const next = answer.headers.get('token_new')
      if (next && this.#token === given) {
        this.#token = next
        this.#rotations += 1
      }
      return await this.#judge(operation, answer, text)
    } catch (error) {
      if (!(error instanceof TypeError)) throw error
      figures.lostConnections += 1
      await sleep(RETRY_AFTER)
      return 'again' as const
    }
  }

  async #judge(operation: string, { status, headers }: Response, text: string): Promise<Envelope | 'again'> {
    const { figures } = this.#shared
    const after = headers.get('retry-after')
    if ([409, 429, 503].includes(status) && after !== null) {
      await sleep(Number(after) * 1_000)
      return 'again'
    }
    if (status >= 400) figures.fail(`${operation} answered ${status}: ${text.slice(0, 200)}`)
    return { status, ...(JSON.parse(text) as Omit<Envelope, 'status'>) }
  }
}
