import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { existsSync, linkSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Database } from '#database/database.ts'
import { isUsedByOthers } from '#database/others.ts'
import { SchemaError } from '#database/schema-error.ts'
import { withTimeOfJobs } from '#database/timeouts.ts'
import { Failure } from '#failures/failures.ts'

const KEY_LENGTH = 32
const NONCE_LENGTH = 12
const TAG_LENGTH = 16

/** Encrypts secrets that must be read again, so that the database alone does not reveal them. */
export interface Seal {
  /** `about` identifies the owner of the secret; a secret opens only with the `about` it was sealed with. */
  close(secret: string, about: string): string
  /** Throws `NotOpened` if it was sealed with another key or about another owner, or damaged since. */
  open(sealed: string, about: string): string
}

export class NotOpened extends Error {}

/** AES-256-GCM: nonce, tag and ciphertext as base64url. */
export function createSeal(key: Buffer): Seal {
  return {
    close(secret, about) {
      const nonce = randomBytes(NONCE_LENGTH)
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(about))
      const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url')
    },
    open(sealed, about) {
      const bytes = Buffer.from(sealed, 'base64url')
      const text = NONCE_LENGTH + TAG_LENGTH
      try {
        const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_LENGTH))
          .setAAD(Buffer.from(about))
          .setAuthTag(bytes.subarray(NONCE_LENGTH, text))
        return decipher.update(bytes.subarray(text), undefined, 'utf8') + decipher.final('utf8')
      } catch (cause) {
        throw new NotOpened(`what was sealed about ${about} does not open with this SECRET_KEY`, { cause })
      }
    },
  }
}

/** The key of SECRET_KEY, or else one of our own beside the database, created at the first start. */
export function sealKey(given: Buffer | undefined, home: string): Buffer {
  if (given) return given
  const file = join(home, 'secret-key')
  if (!existsSync(file)) makeKey(file)
  return Buffer.from(readFileSync(file, 'utf8'), 'base64')
}

/**
 * The seal of this process. Throws if it is not that of all others on this database, which could not open what it seals.
 * Given the key before it, replaces that one first.
 */
export async function openSeal(
  database: Database,
  { secretKey, oldSecretKey }: { secretKey: Buffer | undefined; oldSecretKey: Buffer | undefined },
  home: string,
): Promise<Seal> {
  const { db } = database
  const seal = createSeal(sealKey(secretKey, home))
  await db
    .insertInto('key_check')
    .values({ sealed: seal.close(CHECKED, KEY_CHECK) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  if (oldSecretKey) await replaceKey(database, createSeal(oldSecretKey), seal)
  // Waits for a process that is replacing the key.
  const { sealed } = await db.selectFrom('key_check').select('sealed').forShare().executeTakeFirstOrThrow()
  if (!opens(seal, sealed)) throw new SchemaError(OTHER_KEY)
  return seal
}

/**
 * Seals every secret again, all or none; one that does not open, because its key was lost before, stays as it is. The row
 * of the check makes a second process wait, and then find nothing to do.
 * Refused while a process runs that could not open them any more.
 */
async function replaceKey(database: Database, old: Seal, seal: Seal) {
  await withTimeOfJobs(database.db, async (tx) => {
    const { sealed } = await tx.selectFrom('key_check').select('sealed').forUpdate().executeTakeFirstOrThrow()
    if (!opens(old, sealed)) return
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
    if (await isUsedByOthers(database, rows[0]!.pid)) throw new SchemaError(STILL_USED)
    const again = (secret: string, about: string) =>
      opens(old, secret, about) ? seal.close(old.open(secret, about), about) : secret
    for (const { company_code, user_id, secret } of await tx.selectFrom('authenticator').selectAll().execute()) {
      await tx
        .updateTable('authenticator')
        .set({ secret: again(secret, aboutAuthenticator(company_code, user_id)) })
        .where('company_code', '=', company_code)
        .where('user_id', '=', user_id)
        .execute()
    }
    for (const { company_code, client_secret } of await tx.selectFrom('sso_provider').selectAll().execute()) {
      await tx
        .updateTable('sso_provider')
        .set({ client_secret: again(client_secret, aboutProvider(company_code)) })
        .where('company_code', '=', company_code)
        .execute()
    }
    await tx
      .updateTable('key_check')
      .set({ sealed: again(sealed, KEY_CHECK) })
      .execute()
  })
}

/** Throws the 503 of a process whose key was replaced, because no other process could open what it seals. */
export async function refuseReplacedKey({ db }: Pick<Database, 'db'>, seal: Seal) {
  const check = await db.selectFrom('key_check').select('sealed').executeTakeFirst()
  if (!check || opens(seal, check.sealed)) return
  throw new Failure(503, 'ER_000', "You can't set up an authenticator at the moment. Please tell an administrator.")
}

/** The owner of the secret of a user's authenticator. */
export const aboutAuthenticator = (companyCode: string, userID: string) => `${companyCode}/${userID}`

/** The owner of the client secret of a company's identity provider. */
export const aboutProvider = (companyCode: string) => `sso ${companyCode}`

function opens(seal: Seal, sealed: string, about = KEY_CHECK): boolean {
  try {
    seal.open(sealed, about)
    return true
  } catch {
    return false
  }
}

const KEY_CHECK = 'key check'
const CHECKED = 'the same key'
const STILL_USED =
  'The key cannot be replaced while Greenroom runs. Stop every process that uses this database, and start again.'
const OTHER_KEY =
  'SECRET_KEY is not the one that this database is used with. Pass the same one to every process. To replace it, stop ' +
  'all of them, and start with the one before as OLD_SECRET_KEY. If that is lost, empty the table key_check; second ' +
  'factors and the secrets of identity providers must then be set up again.'

/** Written to a temporary file and then linked, so that two processes on one folder neither read half a key nor create two. */
function makeKey(file: string) {
  const aside = `${file}.${process.pid}`
  writeFileSync(aside, randomBytes(KEY_LENGTH).toString('base64'), { mode: 0o600 })
  try {
    linkSync(aside, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    unlinkSync(aside)
  }
}
