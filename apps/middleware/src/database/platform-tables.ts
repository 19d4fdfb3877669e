import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { Entity } from '../changes/entities.ts'

/** Filled in by the company store (`company-guard.ts`), and never changed. */
export type CompanyCode = ColumnType<string, string | undefined, never>

export interface PlatformTables {
  /** The one table that is not a company's: which migrations have run. */
  migration: {
    name: string
    applied_at: Date
  }
  company: {
    company_code: CompanyCode
    name: string
    /** Written by the demo seed, which never runs beside a real company. */
    is_demo: Generated<boolean>
    currency: Generated<string>
    currency_symbol: Generated<string>
    time_zone: Generated<string>
    merchant_id: string | null
    date_format: Generated<string>
    number_format: Generated<string>
    version: Generated<number>
    updated_by: Generated<string>
    updated_at: Generated<Date>
    created_at: Generated<Date>
  }
  role: {
    company_code: CompanyCode
    role_id: number
    name: string
    /** The role whose default access a role of the company's own began with; null for the nineteen of section 6. */
    base_role_id: number | null
    version: Generated<number>
    updated_by: Generated<string>
    updated_at: Generated<Date>
  }
  /** Which levels a role has on a feature: data, so that a company may change it. */
  role_grant: {
    company_code: CompanyCode
    role_id: number
    feature: string
    level: string
  }
  app_user: {
    company_code: CompanyCode
    user_id: string
    /** Lower case. */
    user_name: string
    display_name: string
    email: string | null
    employee_id: string | null
    enable_pin: Generated<boolean>
    role_id: number
    password_hash: string
    password_expires_at: Date | null
    disabled_at: Date | null
    version: Generated<number>
    updated_by: Generated<string>
    updated_at: Generated<Date>
  }
  /** One row a session: its current token and the one before (`session/session-rules.ts`). */
  session: {
    company_code: CompanyCode
    session_id: string
    user_id: string
    /** Null for a person's session, else the only feature prefix it may reach. */
    scope: string | null
    /** Whether it began at the partner entrance. */
    partner: boolean
    remember: boolean
    owes_second_factor: boolean
    device: string
    address: string
    started_at: Date
    expires_at: Date
    active_at: Date
    token_hash: string
    token_issued_at: Date
    token_used: boolean
    previous_hash: string | null
  }
  /** `company_code` is the partner's. */
  partner_merchant: {
    company_code: CompanyCode
    merchant_code: string
    status: 'Active' | 'Revoked'
  }
  /** One a user. */
  authenticator: {
    company_code: CompanyCode
    user_id: string
    /** Sealed (`session/seal.ts`). */
    secret: string
    /** Null until a code of it has arrived. */
    confirmed_at: Date | null
    /** The time step of the last code that was taken: none up to it is taken again. */
    last_step: number | null
  }
  recovery_code: {
    company_code: CompanyCode
    user_id: string
    code_hash: string
  }
  /** The key of the last mail a user asked for: only its hash. */
  password_key: {
    company_code: CompanyCode
    user_id: string
    key_hash: string
    expires_at: Date
  }
  /** The company's identity provider and our client there; the secret is sealed. */
  sso_provider: {
    company_code: CompanyCode
    name: string
    issuer: string
    client_id: string
    client_secret: string
  }
  /** Somebody on the way to the provider. `browser_hash` is of what their browser alone knows. */
  sso_attempt: {
    company_code: CompanyCode
    state_hash: string
    browser_hash: string
    pkce_verifier: string
    nonce: string
    expires_at: Date
  }
  /** Somebody back from there, with the user they are or the reason why not. */
  sso_handle: {
    company_code: CompanyCode
    handle_hash: string
    browser_hash: string
    user_id: string | null
    failure: string | null
    expires_at: Date
  }
  login_attempt: {
    company_code: CompanyCode
    user_name: string
    /** The network (`session/network.ts`), or what else is counted by itself, e.g. `second factor`. */
    address: string
    failures: number
    last_at: Date
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
    /** The item that it concerns, whatever the entity. */
    item_id: string | null
    action: string
    changes: ColumnType<Change[], string, never>
  }
  /** The outbox of `changes/change-feed.ts`: one row for each entity that a write changed. */
  change_log: {
    company_code: CompanyCode
    /** Identity, so in the order of inserting, which is not quite that of committing. */
    change_id: GeneratedAlways<number>
    at: Generated<Date>
    entity: Entity
    /** Null where they are many. */
    ids: ColumnType<string[] | null, string | null, never>
    request_id: string
  }
  /** What a write answered, by the id its client gave it (section 7, X-Client-Request-ID). */
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
  account_configuration: {
    company_code: CompanyCode
    key: string
    value: string
  }
  system_configuration: {
    company_code: CompanyCode
    key: string
    value: string
    status: string
  }
}

/** How a change came about: by hand in a form, in bulk, from a file, by a program, or by taking back one of these. */
export type ChangeSource = 'FORM' | 'BULK' | 'IMPORT' | 'API' | 'UNDO'

/** One field of one audit entry. */
export interface Change {
  field: string
  from: unknown
  to: unknown
}
