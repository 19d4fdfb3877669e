import type { Call } from '#calls/call.ts'
import type { CompanyStore } from '#database/company-store.ts'
import { audit, writeAs } from '#calls/write.ts'
import { Failure, refused } from '#failures/failures.ts'
import { securityLog } from '#http/security-log.ts'
import type { Platform } from '#platform/platform.ts'
import { recordAttempt, resetAttempts } from '#identity/login-throttle.ts'
import { ownRecord } from './own-record.ts'
import { replaceRecoveryCodes, useRecoveryCode } from './recovery-codes.ts'
import { aboutAuthenticator, refuseReplacedKey } from '#identity/seal.ts'
import { enrollmentURI, newSecret, stepOf } from './totp.ts'
import type { UserRow } from '#identity/users.ts'

/** Wrong codes in a row, from any address, that lock the second factor for half an hour. */
const MOST_WRONG_CODES = 5

type CodeCall = Pick<Call, 'company' | 'user' | 'log' | 'address' | 'requestID'>

/** Whether the user has a confirmed authenticator. */
export async function isEnrolled({ db }: CompanyStore, userID: string): Promise<boolean> {
  const confirmed = await db
    .selectFrom('authenticator')
    .select('user_id')
    .where('user_id', '=', userID)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst()
  return confirmed !== undefined
}

/** A new secret, which is unused until it is confirmed. A confirmed one stays. */
export async function beginEnrollment(platform: Platform, call: CodeCall) {
  const { company, user } = await ownRecord(platform, call)
  await refuseReplacedKey(platform.database, platform.seal)
  const secret = newSecret()
  const sealed = platform.seal.close(secret, ownerOf(user))
  const { numInsertedOrUpdatedRows: taken } = await company.db
    .insertInto('authenticator')
    .values({ user_id: user.user_id, secret: sealed, confirmed_at: null, last_step: null })
    .onConflict((conflict) =>
      conflict
        .columns(['company_code', 'user_id'])
        .doUpdateSet({ secret: sealed })
        .where('authenticator.confirmed_at', 'is', null),
    )
    .executeTakeFirstOrThrow()
  if (taken === 0n) throw refused('You already have an authenticator. An administrator can reset it.')
  return { secret, uri: enrollmentURI(secret, company.code, user.user_name) }
}

/** Confirms the authenticator. Returns the recovery codes. */
export async function confirmEnrollment(platform: Platform, call: CodeCall, code: string): Promise<string[]> {
  const { company, user } = await ownRecord(platform, call)
  const pending = await authenticatorOf(company, user.user_id)
  if (!pending || pending.confirmed_at) throw refused('There is no authenticator to confirm. Start again.')
  return countingTries(platform, call, user, () =>
    writeAs(company, call, async (tx) => {
      const step = stepOf(secretOf(platform, call, user, pending.secret), code, platform.now())
      if (step === undefined) throw wrongCode()
      const { numUpdatedRows } = await tx.db
        .updateTable('authenticator')
        .set({ confirmed_at: platform.now(), last_step: step })
        .where('user_id', '=', user.user_id)
        .where('secret', '=', pending.secret)
        .where('confirmed_at', 'is', null)
        .executeTakeFirstOrThrow()
      if (numUpdatedRows === 0n) throw wrongCode()
      await audit(tx, 'user', user.user_id, 'enroll second factor', [])
      return replaceRecoveryCodes(tx, user.user_id)
    }),
  )
}

/** Throws unless the code is the authenticator's, or a recovery code. The code is used up. */
export async function requireCode(platform: Platform, call: CodeCall, code: string) {
  const { company, user } = await ownRecord(platform, call)
  await countingTries(platform, call, user, async () => {
    const digits = code.replaceAll(/\s/g, '')
    const right = /^\d{6}$/.test(digits)
      ? await useStep(platform, call, company, user, digits)
      : await useRecoveryCode(company, user.user_id, code)
    if (!right) throw wrongCode()
  })
}

/** Replaces the recovery codes, given a code of the authenticator; an old recovery code is not enough. */
export async function renewRecoveryCodes(platform: Platform, call: CodeCall, code: string): Promise<string[]> {
  const { company, user } = await ownRecord(platform, call)
  return countingTries(platform, call, user, () =>
    writeAs(company, call, async (tx) => {
      if (!(await useStep(platform, call, tx, user, code))) throw wrongCode()
      await audit(tx, 'user', user.user_id, 'replace recovery codes', [])
      return replaceRecoveryCodes(tx, user.user_id)
    }),
  )
}

/** Deletes authenticator and recovery codes: the next login asks the user to enroll. */
export async function forgetSecondFactor({ db }: CompanyStore, userID: string) {
  await db.deleteFrom('authenticator').where('user_id', '=', userID).execute()
  await db.deleteFrom('recovery_code').where('user_id', '=', userID).execute()
}

/** Each code works once: its step must be later than that of the previous code, even for concurrent calls. */
async function useStep(
  platform: Platform,
  call: CodeCall,
  company: CompanyStore,
  user: UserRow,
  code: string,
): Promise<boolean> {
  const confirmed = await authenticatorOf(company, user.user_id)
  if (!confirmed?.confirmed_at) return false
  const step = stepOf(secretOf(platform, call, user, confirmed.secret), code, platform.now())
  if (step === undefined) return false
  const { numUpdatedRows } = await company.db
    .updateTable('authenticator')
    .set({ last_step: step })
    .where('user_id', '=', user.user_id)
    .where('last_step', '<', step)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** Throws the 400 of an authenticator that was sealed with a key that is lost. */
function secretOf({ seal }: Platform, { log }: CodeCall, user: UserRow, sealed: string): string {
  try {
    return seal.open(sealed, ownerOf(user))
  } catch (err) {
    log.error({ err }, 'an authenticator cannot be opened')
    throw refused('Your authenticator can no longer be read. Use a recovery code, or ask an administrator to reset it.')
  }
}

function authenticatorOf({ db }: CompanyStore, userID: string) {
  return db.selectFrom('authenticator').selectAll().where('user_id', '=', userID).executeTakeFirst()
}

/** Records an attempt before `work` checks the code, and resets the attempts if it was right. */
async function countingTries<T>(
  { database, now }: Platform,
  call: CodeCall,
  user: UserRow,
  work: () => Promise<T>,
): Promise<T> {
  const attempt = { company_code: user.company_code, user_name: user.user_name, address: 'second factor' }
  const who = { company: user.company_code, userID: user.user_id }
  const tries = await recordAttempt(database.db, attempt, now(), MOST_WRONG_CODES)
  if (tries === undefined) {
    securityLog(call).warn({ ...who, locked: true }, 'a code was refused')
    throw new Failure(429, 'ER_000', 'Too many wrong codes. Please wait 30 minutes, or ask an administrator.')
  }
  try {
    const result = await work()
    await resetAttempts(database.db, attempt)
    return result
  } catch (error) {
    if (error instanceof Failure) securityLog(call).warn({ ...who, tries }, 'a code was refused')
    throw error
  }
}

function wrongCode(): Failure {
  const message = 'The code is not right, or it was used before'
  return refused(message, [{ field: 'code', message }])
}

const ownerOf = (user: UserRow) => aboutAuthenticator(user.company_code, user.user_id)
