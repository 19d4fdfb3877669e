import type { Kysely, Selectable } from 'kysely'
import { grantsOf } from '@greenroom/permissions'
import type { SessionUser } from '#calls/call.ts'
import { unlessDiskFull } from '#database/busy.ts'
import type { Tables } from '#database/tables.ts'
import { listQuery } from '#query/list-query.ts'
import { byCode, byTime, descending } from '#query/sort-keys.ts'
import { featuresOf } from './role-grants.ts'
import { scopeOfUser } from './scope-of-user.ts'
import { isSecondFactorRequired } from './second-factor-setting.ts'
import { tokenExpired, tokenInvalid, tokenNotFound } from '#failures/failures.ts'
import {
  hasEnded,
  hashToken,
  judge,
  IDLE_LIMIT,
  LIFETIME,
  newSessionID,
  newToken,
  RECENT,
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
  /**
   * The token can be used only for the second factor. Also true of a session from before it was required, until it has
   * passed.
   */
  owesSecondFactor: boolean
  /** When the user last gave a password or code. */
  confirmedAt: Date
  /** The session that this one ends with. */
  parentID: string | null
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

type Origin = Opening & { secondFactor: boolean; scope: string | null; parentID: string | null }

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
    const kind = { ...opening, secondFactor: false, scope: null, parentID: null }
    return this.#open(companyCode, userID, lifetime, kind)
  }

  /** Replaces this session with a new one, and invalidates its token at once. Returns the new token. */
  async passSecondFactor(sessionID: string): Promise<string> {
    const before = await this.#db
      .deleteFrom('session')
      .where('session_id', '=', sessionID)
      .returningAll()
      .executeTakeFirst()
    if (!before) throw tokenInvalid()
    this.#forgetSession(sessionID)
    const { company_code, user_id, remember, partner, device, address } = before
    const kind = { remember, partner, owesSecondFactor: false, secondFactor: true, device, address }
    const lifetime = remember ? LIFETIME.remembered : LIFETIME.session
    return this.#open(company_code, user_id, lifetime, { ...kind, scope: null, parentID: null })
  }

  /** A short-lived token that can use only the features beginning with `scope`, and ends with the caller's session. */
  async openScoped(sessionID: string, scope: string): Promise<{ token: string; expiresInSeconds: number }> {
    const parent = await this.#find(sessionID)
    if (!parent || parent.scope !== null) throw tokenInvalid()
    const { company_code, user_id, partner, second_factor: secondFactor } = parent
    const lifetime = Math.min(SCOPED_LIFETIME, parent.expires_at.getTime() - this.#now().getTime())
    const service = { remember: true, owesSecondFactor: false, device: scope, address: '' }
    const kind = { ...service, partner, secondFactor, scope, parentID: sessionID }
    const token = await this.#open(company_code, user_id, lifetime, kind)
    return { token, expiresInSeconds: Math.floor(lifetime / 1_000) }
  }

  /** Notes that the user of this session has just given a password or code. */
  async confirm(sessionID: string) {
    this.#forgetSession(sessionID)
    await this.#db
      .updateTable('session')
      .set({ confirmed_at: this.#now() })
      .where('session_id', '=', sessionID)
      .execute()
  }

  /** Counts as activity of the user, as a call does: typing alone makes none. */
  async recordInput(sessionID: string) {
    await this.#db.updateTable('session').set({ active_at: this.#now() }).where('session_id', '=', sessionID).execute()
  }

  isRecent({ confirmedAt, owesSecondFactor }: Caller): boolean {
    const within = owesSecondFactor ? SECOND_FACTOR_WITHIN : RECENT
    return this.#now().getTime() - confirmedAt.getTime() <= within
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
    if (verdict === 'rotate') {
      return { ...caller, ...(await this.#rotate(row, hash, verdict, activeAt).catch(unlessDiskFull)) }
    }
    await this.#record(row, verdict, activeAt).catch(unlessDiskFull)
    if (keepalive) return caller
    if (this.#trusted.size >= CACHE_SIZE) this.#trusted.clear()
    this.#trusted.set(hash, { at: now, caller })
    return caller
  }

  /** The current user of this session. Throws the 401 once it has ended or owes the second factor. Not activity. */
  async holderOf(sessionID: string, db = this.#db): Promise<Caller> {
    const row = await this.#find(sessionID, db)
    if (!row) throw tokenInvalid()
    if (row.disabled_at || hasEnded(stateOf(row), this.#now().getTime())) throw tokenExpired()
    const caller = await this.#callerOf(row, db)
    if (caller.owesSecondFactor) throw tokenInvalid()
    return caller
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
    this.#forgetSession(sessionID)
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

  /** With the sessions that end with it. */
  #forgetSession(sessionID: string) {
    this.#forget(({ user, parentID }) => user.sessionID === sessionID || parentID === sessionID)
  }

  #forget(isMeant: (caller: Caller) => boolean) {
    for (const [hash, { caller }] of this.#trusted) if (isMeant(caller)) this.#trusted.delete(hash)
  }

  async #open(companyCode: string, userID: string, lifetime: number, kind: Origin) {
    const now = this.#now()
    const sessionID = newSessionID()
    const token = newToken(sessionID)
    const { owesSecondFactor, secondFactor, parentID, ...same } = kind
    const session = {
      company_code: companyCode,
      session_id: sessionID,
      user_id: userID,
      ...same,
      owes_second_factor: owesSecondFactor,
      second_factor: secondFactor,
      confirmed_at: now,
      parent_id: parentID,
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

  #find(sessionID: string, db = this.#db): Promise<SessionRow | undefined> {
    return db
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

  async #callerOf(row: SessionRow, db = this.#db): Promise<Caller> {
    const [features, scope] = await Promise.all([
      featuresOf(db, row.company_code, row.role_id),
      scopeOfUser(db, row.company_code, row.user_id),
    ])
    const inScope = features.filter(({ key }) => row.scope === null || key.startsWith(row.scope))
    return {
      companyCode: row.company_code,
      scope: row.scope,
      owesSecondFactor:
        row.owes_second_factor ||
        (!row.second_factor && (await isSecondFactorRequired(db, row.company_code, row.partner))),
      confirmedAt: row.confirmed_at,
      parentID: row.parent_id,
      user: {
        userID: row.user_id,
        userName: row.user_name,
        roleID: row.role_id,
        grants: grantsOf(inScope),
        scope,
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
