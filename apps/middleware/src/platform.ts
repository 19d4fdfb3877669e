import type { ChangeFeed } from './changes/change-feed.ts'
import type { Config } from './config.ts'
import type { Database } from './database/database.ts'
import type { BlobStore } from './images/blob-store.ts'
import type { Mail } from './mail/mail.ts'
import type { Seal } from './session/seal.ts'
import type { Sessions } from './session/sessions.ts'

/** What boot hands to the few handlers that work across companies: those of signing in. */
export interface Platform {
  config: Config
  database: Database
  sessions: Sessions
  changes: ChangeFeed
  mail: Mail
  seal: Seal
  blobs: BlobStore
  /** The bytes at an address on the internet; throws Unreachable. */
  fetchFile: (address: string) => Promise<Buffer>
  /** The clock, so that tests can move it. */
  now: () => Date
}
