import type { CompanyStore } from '#database/company-store.ts'
import { generatePassword, hashPassword, verifyPassword } from '#identity/passwords.ts'

const HOW_MANY = 10

/** Replaces the recovery codes of a user and returns the new ones, which are hashed like passwords. */
export async function replaceRecoveryCodes(company: CompanyStore, userID: string): Promise<string[]> {
  const codes = Array.from({ length: HOW_MANY }, generatePassword)
  const hashes = await Promise.all(codes.map((code) => hashPassword(plain(code))))
  await company.transaction(async ({ db }) => {
    await db.deleteFrom('recovery_code').where('user_id', '=', userID).execute()
    const rows = hashes.map((code_hash) => ({ user_id: userID, code_hash }))
    await db.insertInto('recovery_code').values(rows).execute()
  })
  return codes
}

/** Whether `code` is one of the user's, which uses it up: of two concurrent calls with the same code, one succeeds. */
export async function useRecoveryCode({ db }: CompanyStore, userID: string, code: string): Promise<boolean> {
  const left = await db.selectFrom('recovery_code').select('code_hash').where('user_id', '=', userID).execute()
  for (const { code_hash } of left) {
    if (!(await verifyPassword(plain(code), code_hash))) continue
    const { numDeletedRows } = await db
      .deleteFrom('recovery_code')
      .where('user_id', '=', userID)
      .where('code_hash', '=', code_hash)
      .executeTakeFirstOrThrow()
    return numDeletedRows === 1n
  }
  return false
}

/** How many recovery codes the user has not used. */
export async function recoveryCodesLeft({ db }: CompanyStore, userID: string): Promise<number> {
  const left = await db.selectFrom('recovery_code').select('code_hash').where('user_id', '=', userID).execute()
  return left.length
}

/** Ignores dashes, spaces and case, because people type the codes. */
function plain(code: string): string {
  return code.replaceAll(/[\s-]/g, '').toLowerCase()
}
