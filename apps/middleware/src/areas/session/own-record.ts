import type { Call } from '#calls/call.ts'
import { companyStore, type CompanyStore } from '#database/company-store.ts'
import { tokenInvalid } from '#failures/failures.ts'
import type { Platform } from '#platform/platform.ts'
import { findUser, type UserRow } from '#identity/users.ts'

/** The caller's own company and record, even while a partner works for a merchant. */
export async function ownRecord(
  { database }: Platform,
  { company, user }: Pick<Call, 'company' | 'user'>,
): Promise<{ company: CompanyStore; user: UserRow }> {
  const own = user.partner ? companyStore(database.db, user.partner.companyCode) : company
  const record = await findUser(own, 'user_id', user.userID)
  if (!record) throw tokenInvalid()
  return { company: own, user: record }
}
