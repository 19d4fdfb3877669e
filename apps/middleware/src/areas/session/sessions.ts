import type { Kysely, Selectable } from 'kysely'
import { grantsOf, type AccessLevel } from '@greenroom/permissions'
import type { SessionUser } from '#http/call.ts'
import type { Tables } from '#database/tables.ts'
import { listQuery } from '#query/list-query.ts'
import { byCode, byTime, descending } from '#query/sort-keys.ts'
import { tokenExpired, tokenInvalid, tokenNotFound } from '#http/failures.ts'
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

/** A signed-in user, as the rest of the middleware sees them. */
export interface Caller {
  companyCode: string
  user: SessionUser
  /** Null for a user's own session, or else the prefix of the features that the token can use. */
  scope: string | null
  /** Until then the token can be used only for the second factor. */
  owesSecondFactor: boolean
  /** The replacement for the presented token. */
  tokenNew?: string
}

/** How a user signed in. */
export interface Opening {
  remember: boolean
  /** Through the partner portal (section 6). */
  partner: boolean
  owesSecondFactor: boolean
  /** Browser and system, so that the user recognizes the device. */
  device: string
  address: string
}

/** How long a replica may reuse a checked token and its grants. */
const TRUST = 1_000
const CACHE_SIZE = 10_000

/** The active sessions of a user. */
const openSessions = listQuery({
  from: ({ db, companyCode, userID, now }: { db: Kysely<Tables>; companyCode: string; userID: string; now: number }) =>
    db
      .selectFrom('session')
      .select(['session_id', 'device', 'address', 'started_at', 'active_at'])
      .where('company_code', '=', companyCode)
      .where('user_id', '=', userID)
      .where('scope', 'is', null)
      .where('owes_second_factor', '=', false)
      .where('expires_at', '>=', new Date(now))
      .where((eb) => eb.or([eb('remember', '=', true), eb('active_at', '>=', new Date(now - IDLE_LIMIT))])),
  key: byCode('session_id'),
  byDefault: [descending(byTime('active_at'))],
})

/** Sessions in PostgreSQL, so that any replica can answer any call. The rules are those of `session-rules.ts`. */
export class Sessions {
  readonly #db: Kysely<Tables>
  readonly #now: () => Date
  readonly #trusted = new Map<string, { at: number; caller: Caller }>()

  constructor(db: Kysely<Tables>, now: () => Date) {
    this.#db = db
    this.#now = now
  }

  /** Starts a session and returns its token, of which only the hash is stored. */
  async open(companyCode: string, userID: string, opening: Opening): Promise<string> {
    const whole = opening.remember ? LIFETIME.remembered : LIFETIME.session
    const lifetime = opening.owesSecondFactor ? SECOND_FACTOR_WITHIN : whole
    return this.#open(companyCode, userID, lifetime, { ...opening, scope: null })
  }

  /** Replaces this session with a new one, and invalidates its token at once. Returns the new token. */
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

  /** A short-lived token that can use only the features beginning with `scope`. */
  async openScoped(companyCode: string, userID: string, scope: string): Promise<string> {
    const service = { remember: true, partner: false, owesSecondFactor: false, device: scope, address: '' }
    return this.#open(companyCode, userID, SCOPED_LIFETIME, { ...service, scope })
  }

  /**
   * Authenticates this token. Throws the 401 of section 8 if it is not valid. A keepalive is not recorded as activity, and
   * its result is not cached, because the next call may be activity.
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

  /** The current user of this session. Throws the 401 once it has ended. This check is not activity. */
  async holderOf(sessionID: string): Promise<Caller> {
    const row = await this.#find(sessionID)
    if (!row) throw tokenInvalid()
    if (row.disabled_at || hasEnded(stateOf(row), this.#now().getTime())) throw tokenExpired()
    return this.#callerOf(row)
  }

  /** As `check`, but always replaces the token. */
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

  /** Drops a company's cached grants: each user is checked again on their next call, on other replicas within TRUST. */
  invalidateCompany(companyCode: string) {
    this.#forget((caller) => caller.companyCode === companyCode)
  }

  /** Signs a user out everywhere, or everywhere except in one session. Other replicas follow within TRUST. */
  async endAllOf(companyCode: string, userID: string, except = '') {
    this.#forget(({ user }) => user.userID === userID && user.sessionID !== except)
    await this.#db
      .deleteFrom('session')
      .where('company_code', '=', companyCode)
      .where('user_id', '=', userID)
      .where('session_id', '!=', except)
      .execute()
  }

  /** The active sessions of a user, the latest activity first. */
  listOf(companyCode: string, userID: string) {
    return openSessions.all({ db: this.#db, companyCode, userID, now: this.#now().getTime() })
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

  /** Of several concurrent requests with a token that is due, exactly one replaces it. */
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

/** The features of a role and the levels on each, in the form of the contract. */
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
