import type { CompanyStore } from '#database/company-store.ts'
import type { Identity } from './provider.ts'

/** Section 8, login failures. */
const NO_USER = 'Could not find the user'
const NO_EMAIL = 'Could not fetch your email'

type Match = { user_id: string } | { failure: string }

/**
 * The user that a person at the provider is. Their first sign-in finds the one active user with their verified address,
 * and binds the two: from then on the provider's subject decides, whoever has the address or name later. This never
 * creates users.
 */
export async function matchUser(company: CompanyStore, identity: Identity): Promise<Match> {
  const found = await findMatch(company, identity)
  if ('failure' in found) return found
  if (found.isBound) return { user_id: found.user_id }
  const { issuer, subject } = identity
  await company.db
    .insertInto('sso_identity')
    .values({ issuer, subject, user_id: found.user_id })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  // Somebody else may be bound to the user, now or earlier.
  return (await boundUser(company, identity)) ?? { failure: NO_USER }
}

/** The same without binding them: the user whom the person is bound to, or who has their verified address. */
export async function findMatch(
  company: CompanyStore,
  identity: Identity,
): Promise<{ user_id: string; isBound: boolean } | { failure: string }> {
  const known = await boundUser(company, identity)
  if (known) return { ...known, isBound: true }
  if (!identity.email || !identity.isEmailVerified) return { failure: NO_EMAIL }
  const users = await company.db
    .selectFrom('app_user')
    .select('user_id')
    .where('disabled_at', 'is', null)
    .where(({ eb, fn }) => eb(fn('lower', ['email']), '=', identity.email!))
    .execute()
  if (users.length !== 1) return { failure: NO_USER }
  return { user_id: users[0]!.user_id, isBound: false }
}

function boundUser({ db }: CompanyStore, { issuer, subject }: Identity) {
  return db
    .selectFrom('sso_identity')
    .select('user_id')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst()
}

/** Lets the next person whom the provider gives the user's address sign in as them. */
export async function forgetIdentity({ db }: CompanyStore, userID: string) {
  await db.deleteFrom('sso_identity').where('user_id', '=', userID).execute()
}
