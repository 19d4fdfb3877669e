import type { Generated } from 'kysely'
import type { CompanyCode } from '#database/columns.ts'

declare module '#database/tables.ts' {
  interface Tables {
    /** One row per session: its current token and the previous one (`identity/session-rules.ts`). */
    session: {
      company_code: CompanyCode
      session_id: string
      user_id: string
      /** Null for a user's session, or else the only feature prefix it can use. */
      scope: string | null
      /** With a scope, the session whose end ends this one. */
      parent_id: string | null
      /** Whether it began at the partner portal. */
      partner: boolean
      remember: boolean
      owes_second_factor: boolean
      /** Whether it has passed the second factor. */
      second_factor: boolean
      /** When the user last gave a password or code. */
      confirmed_at: Date
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
    login_attempt: {
      company_code: CompanyCode
      user_name: string
      /** The network (`identity/network.ts`), or the name of another counter, e.g. `second factor`. */
      address: string
      failures: number
      last_at: Date
    }
    /** One per user. */
    authenticator: {
      company_code: CompanyCode
      user_id: string
      /** Sealed (`identity/seal.ts`). */
      secret: string
      /** Null until its first valid code. */
      confirmed_at: Date | null
      /** The time step of the last accepted code: no code up to it is accepted again. */
      last_step: number | null
    }
    recovery_code: {
      company_code: CompanyCode
      user_id: string
      code_hash: string
    }
    /** The key of the last mail that a user requested: only its hash. */
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
      /** Whether a user set it up: then it is reached at public addresses only. */
      public_only: Generated<boolean>
      version: Generated<number>
      updated_by: Generated<string>
      updated_at: Generated<Date>
    }
    /** A user's latest test of the provider. */
    sso_test: {
      company_code: CompanyCode
      user_id: string
      state: 'waiting' | 'passed' | 'failed'
      started_at: Date
      /** Why nobody could sign in like this. */
      failure: string | null
      issuer: string | null
      subject: string | null
      email: string | null
      is_email_verified: Generated<boolean>
      /** Whom a sign-in would have signed in. */
      user_name: string | null
      is_bound: Generated<boolean>
    }
    /** Who a person at the provider is here, since their first sign-in. */
    sso_identity: {
      company_code: CompanyCode
      issuer: string
      subject: string
      user_id: string
    }
    /**
     * A sign-in attempt at the provider. `browser_hash` is the hash of a secret that only the user's browser has. A test
     * has none, because it signs nobody in, but the user who makes it.
     */
    sso_attempt: {
      company_code: CompanyCode
      state_hash: string
      browser_hash: string | null
      tester_id: string | null
      pkce_verifier: string
      nonce: string
      expires_at: Date
    }
    /** A finished attempt, with the user or the reason for the failure. */
    sso_handle: {
      company_code: CompanyCode
      handle_hash: string
      browser_hash: string
      user_id: string | null
      failure: string | null
      expires_at: Date
    }
  }
}
