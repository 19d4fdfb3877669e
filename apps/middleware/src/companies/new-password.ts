import type { CompanyStore } from '#database/company-store.ts'
import { writeAs } from '#calls/write.ts'
import { generatePassword, hashPassword } from '#identity/passwords.ts'
import { endOfInitialPassword, setPassword } from '#identity/set-password.ts'
import { findUser } from '#identity/users.ts'

const OPERATOR = { user: { userID: 'operator', userName: 'operator' }, requestID: 'company command' }

/**
 * A generated password for a user who has no other way in, which lets them choose their own within 24 hours. It ends their
 * sessions, and their second factor stays. Undefined if there is no such user, or an inactive one.
 */
export async function newInitialPassword(company: CompanyStore, userName: string): Promise<string | undefined> {
  const user = await findUser(company, 'user_name', userName.toLowerCase())
  if (!user || user.disabled_at) return undefined
  const password = generatePassword()
  const hash = await hashPassword(password)
  await writeAs(company, OPERATOR, async (tx) => {
    await setPassword(tx, user, hash, tx.at)
    await tx.db
      .updateTable('app_user')
      .set({ initial_password_until: endOfInitialPassword(tx.at) })
      .where('user_id', '=', user.user_id)
      .execute()
    await tx.db.deleteFrom('session').where('user_id', '=', user.user_id).execute()
  })
  return password
}
