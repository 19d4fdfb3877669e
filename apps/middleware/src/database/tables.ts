import type { Change, ChangeSource, CompanyCode } from './columns.ts'
import type { Entity } from './entities.ts'
import type { LocationType } from '@greenroom/permissions'
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

/** Every table of the database, each keyed by company first except two. An area adds its own in its `tables.ts`. */
export interface Tables {
  /** Of no company: the migrations that have run. */
  migration: {
    name: string
    applied_at: Date
  }
  /** Of no company: one row, sealed with the only key that may be used with this database (`openSeal`). */
  key_check: {
    sealed: string
  }
  audit_entry: {
    company_code: CompanyCode
    audit_id: Generated<string>
    at: Date
    user_id: string
    user_name: string
    request_id: string
    source: ChangeSource
    /** The change set that it is a part of. */
    change_set_id: number | null
    entity: string
    entity_id: string
    /** The item it concerns, whatever the entity. */
    item_id: string | null
    /** Where the record is, of an entity that is at a location (`LOCATED_ENTITIES`). */
    location_type: LocationType | null
    location_id: string | null
    action: string
    changes: ColumnType<Change[], string, never>
  }
  /** The outbox of `change-feed.ts`: one row for each entity that a write changed. */
  change_log: {
    company_code: CompanyCode
    /** Identity, so in the order of inserting, which is not quite that of committing. */
    change_id: GeneratedAlways<number>
    at: Generated<Date>
    entity: Entity
    /** Null for large numbers. */
    ids: ColumnType<string[] | null, string | null, never>
    request_id: string
  }
  /** The answer of a write, by its client's request ID (section 7, X-Client-Request-ID). */
  answered_request: {
    company_code: CompanyCode
    user_id: string
    request_id: string
    operation: string
    /** SHA-256 of path, query and body. */
    fingerprint: string
    answer: ColumnType<unknown, string | null, string>
    at: Date
  }
}
