import type { ChangeFeed } from '#database/change-feed.ts'
import type { Config } from './config.ts'
import type { Database } from '#database/database.ts'
import type { Audiences } from '#database/entities.ts'
import type { BlobStore } from '#blobs/blob-store.ts'
import type { Mail } from './mail.ts'
import type { Seal } from '#identity/seal.ts'
import type { Finder } from '#query/finder.ts'
import type { Sessions } from '#identity/sessions.ts'

/** What boot passes to the few handlers that work across companies: those of signing in. */
export interface Platform {
  config: Config
  database: Database
  sessions: Sessions
  changes: ChangeFeed
  mail: Mail
  seal: Seal
  blobs: BlobStore
  /** The bytes at a URL on the internet; throws Unreachable. */
  fetchFile: (address: string) => Promise<Buffer>
  /** Whether labels may be sent to an address and port. */
  isPrinterAllowed: (address: string, port: number) => boolean
  /** Who may be notified of a change. */
  audiences: Audiences
  /** How the records of all areas are found. */
  finders: readonly Finder[]
  /** The clock, so that tests can move it. */
  now: () => Date
}
