import type { Kysely } from 'kysely'
import type { BlobStore } from '#blobs/blob-store.ts'
import type { CompanyStore } from '#database/company-store.ts'
import type { Audiences } from '#database/entities.ts'
import type { Migration } from '#database/migrate.ts'
import type { Tables } from '#database/tables.ts'
import type { Handlers } from '#http/contract.ts'
import type { Chore, Job } from '#jobs/job-kind.ts'
import type { Finder } from '#query/finder.ts'
import type { Platform } from './platform/platform.ts'

/** The demo merchant while it is being seeded, within one transaction. */
export interface DemoCompany {
  company: CompanyStore
  /** The same transaction without the company guard, for statements that concern whole tables. */
  db: Kysely<Tables>
  blobs: BlobStore
}

/** One area of the product, as the server knows it. `areas.ts` lists them all. */
export interface Area {
  /** The name of its folder here and in the console, and of its files in the contract. */
  name: string
  handlers(platform: Platform): Handlers
  migrations?: readonly Migration[]
  /** Its work outside of calls (`jobs/README.md`). */
  jobs?(platform: Platform): readonly Job<unknown>[]
  chores?(platform: Platform): readonly Chore[]
  /** The entities its writes audit, with the audience of each. */
  entities?: Partial<Audiences>
  /** How its records are found by the search over all kinds. */
  finders?: readonly Finder[]
  /** Its part of the demo merchant. */
  demo?(demo: DemoCompany): Promise<void>
}
