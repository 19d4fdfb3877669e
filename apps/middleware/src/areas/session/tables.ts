import type { CompanyCode } from '#database/columns.ts'

declare module '#database/tables.ts' {
  interface Tables {
    /** One row per session: its current token and the previous one (`session/session-rules.ts`). */
    session: {
      company_code: CompanyCode
      session_id: string
      user_id: string
      /** Null for a user's session, or else the only feature prefix it can use. */
      scope: string | null
      /** Whether it began at the partner portal. */
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
    login_attempt: {
      company_code: CompanyCode
      user_name: string
      /** The network (`session/network.ts`), or the name of another counter, e.g. `second factor`. */
      address: string
      failures: number
      last_at: Date
    }
    /** One per user. */
    authenticator: {
      company_code: CompanyCode
      user_id: string
      /** Sealed (`session/seal.ts`). */
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
    }
    /** A sign-in attempt at the provider. `browser_hash` is the hash of a secret that only the user's browser has. */
    sso_attempt: {
      company_code: CompanyCode
      state_hash: string
      browser_hash: string
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
