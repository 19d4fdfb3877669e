import type { Config } from './config.ts'
import type { Database } from './database/database.ts'
import type { Sessions } from './session/sessions.ts'

/** What boot hands to the few handlers that work across companies: those of signing in. */
export interface Platform {
  config: Config
  database: Database
  sessions: Sessions
  /** The clock, so that tests can move it. */
  now: () => Date
}
