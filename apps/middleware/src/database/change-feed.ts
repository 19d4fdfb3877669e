import { sql } from 'kysely'
import type { Database } from './database.ts'
import type { Entity } from './entities.ts'
import { listen } from './listen.ts'

/** A hint to reload: `ids` of `entity` changed, or too many to list. */
export interface Hint {
  entity: Entity
  ids: string[] | null
  /** The write's request ID, so that its own client recognizes it. */
  requestID: string
}

interface Listener {
  hear(hints: Hint[]): void
  /** Nothing will follow. */
  end(): void
}

const CHANNEL = 'greenroom_changes'
/** Sufficient by itself without LISTEN. */
const POLL_EVERY = 2_000
/** At most 40 NOTIFYs a second per replica, however much is written. */
const ANNOUNCE_AFTER = 25
/** IDs become visible in commit order, so the last ones are read again. */
const OVERLAP = 256

/** Sends the changes that any replica wrote to the outbox to the listeners of this one. Runs while there are any. */
export class ChangeFeed {
  readonly #database: Database
  readonly #pollEvery: number
  readonly #listeners = new Map<string, Set<Listener>>()
  #running: Promise<() => Promise<void>> | undefined
  #announcing: NodeJS.Timeout | undefined
  #reading: Promise<void> | undefined
  #readAgain = false
  /** The newest ID, and which of the last ones have been sent. */
  #last = 0
  #told = new Set<number>()

  constructor(database: Database, pollEvery = POLL_EVERY) {
    this.#database = database
    this.#pollEvery = pollEvery
  }

  /** How many are subscribed at this process. */
  get listeners(): number {
    return [...this.#listeners.values()].reduce((sum, { size }) => sum + size, 0)
  }

  /** Once this resolves, every change of the company is reported. The result stops it. */
  async subscribe(companyCode: string, listener: Listener): Promise<() => void> {
    this.#running ??= this.#start().catch((error: unknown) => {
      this.#running = undefined
      throw error
    })
    await this.#running
    const listeners = this.#listeners.get(companyCode) ?? new Set()
    this.#listeners.set(companyCode, listeners.add(listener))
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0) this.#listeners.delete(companyCode)
    }
  }

  /** Wakes all replicas. Never within a transaction: that would make commits queue up. */
  announce() {
    this.#announcing ??= setTimeout(() => {
      this.#announcing = undefined
      // Polling makes up for a lost notification.
      sql`select pg_notify(${CHANNEL}, '')`.execute(this.#database.db).catch(() => {})
    }, ANNOUNCE_AFTER).unref()
  }

  async close() {
    clearTimeout(this.#announcing)
    const running = this.#running
    this.#running = undefined
    for (const listeners of this.#listeners.values()) for (const listener of listeners) listener.end()
    const stop = await running?.catch(() => undefined)
    await stop?.()
  }

  async #start() {
    // Existing rows are in the past.
    await this.#read()
    const timer = setInterval(() => this.#poll(), this.#pollEvery).unref()
    const stopListening = listen(this.#database, CHANNEL, () => this.#poll())
    return async () => {
      clearInterval(timer)
      await stopListening()
      await this.#reading
    }
  }

  /** One read at a time; requests in the meantime cause one more. The next read makes up for a failed one. */
  #poll() {
    this.#readAgain = true
    this.#reading ??= this.#readAll().finally(() => (this.#reading = undefined))
  }

  async #readAll() {
    while (this.#readAgain) {
      this.#readAgain = false
      await this.#read().catch(() => {})
    }
  }

  async #read() {
    const rows = await this.#database.db
      .selectFrom('change_log')
      .select(['company_code', 'change_id', 'entity', 'ids', 'request_id'])
      .where('change_id', '>', this.#last - OVERLAP)
      .orderBy('change_id')
      .execute()
    const untold = rows.filter(({ change_id }) => !this.#told.has(change_id))
    this.#told = new Set(rows.slice(-OVERLAP).map(({ change_id }) => change_id))
    this.#last = rows.at(-1)?.change_id ?? this.#last
    for (const [companyCode, news] of Map.groupBy(untold, ({ company_code }) => company_code)) {
      const hints = news.map(({ entity, ids, request_id }) => ({ entity, ids, requestID: request_id }))
      for (const listener of this.#listeners.get(companyCode) ?? []) listener.hear(hints)
    }
  }
}
