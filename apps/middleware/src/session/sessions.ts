import type { Kysely, Selectable } from 'kysely'
import { grantsOf, type AccessLevel } from '@greenroom/permissions'
import type { SessionUser } from '../call.ts'
import type { Tables } from '../database/tables.ts'
import { tokenExpired, tokenInvalid, tokenNotFound } from '../failures.ts'
import {
  hasEnded,
  hashToken,
  judge,
  IDLE_LIMIT,
  LIFETIME,
  newSessionID,
  newToken,
  RECORD_EVERY,
  SCOPED_LIFETIME,
  SECOND_FACTOR_WITHIN,
  sessionIDOf,
  type SessionState,
  type Verdict,
} from './session-rules.ts'

/** Somebody signed in, as the rest of the middleware sees them. */
export interface Caller {
  companyCode: string
  user: SessionUser
  /** Null for a person's own session; else the prefix of the features that the token reaches. */
  scope: string | null
  /** Until then the token reaches only what leads to the second factor. */
  owesSecondFactor: boolean
  /** Replaces the token that was presented. */
  tokenNew?: string
}

/** How a person signed in. */
export interface Opening {
  remember: boolean
  /** At the partner entrance (section 6). */
  partner: boolean
  owesSecondFactor: boolean
  /** Browser and system, for the user to recognise. */
  device: string
  address: string
}

/** How long one replica may take a token and its grants as checked. */
const TRUST = 1_000
const CACHE_SIZE = 10_000

/** Sessions in PostgreSQL, so that any replica can answer any call. The rules are those of `session-rules.ts`. */
export class Sessions {
  readonly #db: Kysely<Tables>
  readonly #now: () => Date
  readonly #trusted = new Map<string, { at: number; caller: Caller }>()

  constructor(db: Kysely<Tables>, now: () => Date) {
    this.#db = db
    this.#now = now
  }

  /** Starts a session and answers its token, of which only the hash is kept. */
  async open(companyCode: string, userID: string, opening: Opening): Promise<string> {
    const whole = opening.remember ? LIFETIME.remembered : LIFETIME.session
    const lifetime = opening.owesSecondFactor ? SECOND_FACTOR_WITHIN : whole
    return this.#open(companyCode, userID, lifetime, { ...opening, scope: null })
  }

  /** A new session in place of this one, whose token is dead at once. Answers the new token. */
  async passSecondFactor(sessionID: string): Promise<string> {
    const before = await this.#db
      .deleteFrom('session')
      .where('session_id', '=', sessionID)
      .returningAll()
      .executeTakeFirst()
    if (!before) throw tokenInvalid()
    this.#forget(({ user }) => user.sessionID === sessionID)
    const { company_code, user_id, remember, partner, device, address } = before
    return this.open(company_code, user_id, { remember, partner, owesSecondFactor: false, device, address })
  }

  /** A short-lived token that reaches only the features beginning with `scope`. */
  async openScoped(companyCode: string, userID: string, scope: string): Promise<string> {
    const service = { remember: true, partner: false, owesSecondFactor: false, device: scope, address: '' }
    return this.#open(companyCode, userID, SCOPED_LIFETIME, { ...service, scope })
  }

  /**
   * Who presents this token. Throws the 401 of section 8 where nobody does. A keepalive leaves no trace of activity,
   * and is not trusted for the next call, which may be one.
   */
  async check(token: string | undefined, keepalive = false): Promise<Caller> {
    if (!token) throw tokenNotFound()
    const hash = hashToken(token)
    const now = this.#now().getTime()
    const trusted = this.#trusted.get(hash)
    if (trusted && now - trusted.at < TRUST) return trusted.caller

    const { row, verdict } = await this.#judge(token, hash, now)
    const caller = await this.#callerOf(row)
    const activeAt = keepalive ? row.active_at : new Date(now)
    if (verdict === 'rotate') return { ...caller, ...(await this.#rotate(row, hash, verdict, activeAt)) }
    await this.#record(row, verdict, activeAt)
    if (keepalive) return caller
    if (this.#trusted.size >= CACHE_SIZE) this.#trusted.clear()
    this.#trusted.set(hash, { at: now, caller })
    return caller
  }

  /** Whose session this is now. Throws the 401 once it has ended. Asking is no activity. */
  async holderOf(sessionID: string): Promise<Caller> {
    const row = await this.#find(sessionID)
    if (!row) throw tokenInvalid()
    if (row.disabled_at || hasEnded(stateOf(row), this.#now().getTime())) throw tokenExpired()
    return this.#callerOf(row)
  }

  /** As `check`, and replaces the token in any case. */
  async refresh(token: string): Promise<Caller & { tokenNew: string }> {
    const hash = hashToken(token)
    const { row, verdict } = await this.#judge(token, hash, this.#now().getTime())
    if (row.scope !== null) throw tokenInvalid()
    const caller = await this.#callerOf(row)
    const rotated = await this.#rotate(row, hash, verdict, this.#now())
    if (!rotated.tokenNew) return this.refresh(token)
    return { ...caller, tokenNew: rotated.tokenNew }
  }

  async end(sessionID: string) {
    this.#forget(({ user }) => user.sessionID === sessionID)
    await this.#db.deleteFrom('session').where('session_id', '=', sessionID).execute()
  }

  /** What people of this company may do has changed: their next call is checked anew. Other replicas follow within TRUST. */
  distrust(companyCode: string) {
    this.#forget((caller) => caller.companyCode === companyCode)
  }

  /** Signs a user out everywhere, or everywhere but in one session. Other replicas follow within TRUST. */
  async endAllOf(companyCode: string, userID: string, except = '') {
    this.#forget(({ user }) => user.userID === userID && user.sessionID !== except)
    await this.#db
      .deleteFrom('session')
      .where('company_code', '=', companyCode)
      .where('user_id', '=', userID)
      .where('session_id', '!=', except)
      .execute()
  }

  /** The sessions in which a user can go on, the latest activity first. */
  listOf(companyCode: string, userID: string) {
    const now = this.#now().getTime()
    return this.#db
      .selectFrom('session')
      .select(['session_id', 'device', 'address', 'started_at', 'active_at'])
      .where('company_code', '=', companyCode)
      .where('user_id', '=', userID)
      .where('scope', 'is', null)
      .where('owes_second_factor', '=', false)
      .where('expires_at', '>=', new Date(now))
      .where((eb) => eb.or([eb('remember', '=', true), eb('active_at', '>=', new Date(now - IDLE_LIMIT))]))
      .orderBy('active_at', 'desc')
      .execute()
  }

  #forget(isMeant: (caller: Caller) => boolean) {
    for (const [hash, { caller }] of this.#trusted) if (isMeant(caller)) this.#trusted.delete(hash)
  }

  async #open(companyCode: string, userID: string, lifetime: number, kind: Opening & { scope: string | null }) {
    const now = this.#now()
    const sessionID = newSessionID()
    const token = newToken(sessionID)
    const { owesSecondFactor, ...same } = kind
    const session = {
      company_code: companyCode,
      session_id: sessionID,
      user_id: userID,
      ...same,
      owes_second_factor: owesSecondFactor,
      started_at: now,
      expires_at: new Date(now.getTime() + lifetime),
      active_at: now,
      token_hash: hashToken(token),
      token_issued_at: now,
      token_used: false,
      previous_hash: null,
    }
    await this.#db.insertInto('session').values(session).execute()
    return token
  }

  async #judge(token: string, hash: string, now: number): Promise<{ row: SessionRow; verdict: Verdict }> {
    const sessionID = sessionIDOf(token)
    const row = sessionID && (await this.#find(sessionID))
    if (!row) throw tokenInvalid()
    const verdict = row.disabled_at ? 'expired' : judge(stateOf(row), hash, now)
    if (verdict === 'expired' || verdict === 'stolen') {
      await this.end(row.session_id)
      throw verdict === 'expired' ? tokenExpired() : tokenInvalid()
    }
    return { row, verdict }
  }

  #find(sessionID: string): Promise<SessionRow | undefined> {
    return this.#db
      .selectFrom('session')
      .innerJoin('app_user', (join) =>
        join
          .onRef('app_user.company_code', '=', 'session.company_code')
          .onRef('app_user.user_id', '=', 'session.user_id'),
      )
      .selectAll('session')
      .select(['app_user.user_name', 'app_user.role_id', 'app_user.disabled_at'])
      .where('session.session_id', '=', sessionID)
      .executeTakeFirst()
  }

  async #callerOf(row: SessionRow): Promise<Caller> {
    const features = await featuresOf(this.#db, row.company_code, row.role_id)
    const inScope = features.filter(({ key }) => row.scope === null || key.startsWith(row.scope))
    return {
      companyCode: row.company_code,
      scope: row.scope,
      owesSecondFactor: row.owes_second_factor,
      user: {
        userID: row.user_id,
        userName: row.user_name,
        roleID: row.role_id,
        grants: grantsOf(inScope),
        sessionID: row.session_id,
        ...(row.partner && { partner: { companyCode: row.company_code } }),
      },
    }
  }

  /** Of several requests that find a token due, exactly one replaces it. */
  async #rotate(
    row: SessionRow,
    presentedHash: string,
    verdict: Verdict,
    activeAt: Date,
  ): Promise<{ tokenNew?: string }> {
    const token = newToken(row.session_id)
    const answerWasLost = verdict === 'rotate' && presentedHash === row.previous_hash
    const { numUpdatedRows } = await this.#db
      .updateTable('session')
      .set({
        token_hash: hashToken(token),
        token_issued_at: this.#now(),
        token_used: false,
        previous_hash: answerWasLost ? presentedHash : row.token_hash,
        active_at: activeAt,
      })
      .where('company_code', '=', row.company_code)
      .where('session_id', '=', row.session_id)
      .where('token_hash', '=', row.token_hash)
      .executeTakeFirstOrThrow()
    return numUpdatedRows === 1n ? { tokenNew: token } : {}
  }

  async #record(row: SessionRow, verdict: Verdict, activeAt: Date) {
    const used = verdict === 'firstUse'
    if (!used && activeAt.getTime() - row.active_at.getTime() < RECORD_EVERY) return
    await this.#db
      .updateTable('session')
      .set({ active_at: activeAt, ...(used && { token_used: true }) })
      .where('company_code', '=', row.company_code)
      .where('session_id', '=', row.session_id)
      .where('token_hash', '=', row.token_hash)
      .execute()
  }
}

type SessionRow = Selectable<Tables['session']> & { user_name: string; role_id: number; disabled_at: Date | null }

function stateOf(row: SessionRow): SessionState {
  return {
    tokenHash: row.token_hash,
    tokenIssuedAt: row.token_issued_at.getTime(),
    tokenUsed: row.token_used,
    previousHash: row.previous_hash,
    activeAt: row.active_at.getTime(),
    expiresAt: row.expires_at.getTime(),
    remember: row.remember,
    scoped: row.scope !== null,
  }
}

/** The features of a role and the levels on each, as the contract shows them. */
export async function featuresOf(db: Pick<Kysely<Tables>, 'selectFrom'>, companyCode: string, roleID: number) {
  const rows = await db
    .selectFrom('role_grant')
    .select(['feature', 'level'])
    .where('company_code', '=', companyCode)
    .where('role_id', '=', roleID)
    .orderBy('feature')
    .execute()
  const features = new Map<string, AccessLevel[]>()
  for (const { feature, level } of rows) {
    features.set(feature, [...(features.get(feature) ?? []), level as AccessLevel])
  }
  return [...features].map(([key, access]) => ({ key, access }))
}
