import type { Selectable } from 'kysely'
import type { AnswerBody } from '#calls/call.ts'
import type { CompanyStore } from '#database/company-store.ts'
import type { Tables } from '#database/tables.ts'

/** A user and the name of their role. */
export type UserRow = Selectable<Tables['app_user']> & { role: string }

export function findUser(
  company: CompanyStore,
  by: 'user_name' | 'user_id',
  value: string,
): Promise<UserRow | undefined> {
  return company.db
    .selectFrom('app_user')
    .innerJoin('role', 'role.role_id', 'app_user.role_id')
    .selectAll('app_user')
    .select('role.name as role')
    .where(`app_user.${by}`, '=', by === 'user_name' ? value.trim().toLowerCase() : value)
    .executeTakeFirst()
}

/** The user in the form of section 3. */
export function userAnswer(user: UserRow, now: Date): NonNullable<AnswerBody<'login'>>['user'] {
  const expires = user.password_expires_at
  return {
    userID: user.user_id,
    userName: user.user_name,
    name: user.display_name,
    email: user.email,
    companyCode: user.company_code,
    roleID: user.role_id,
    role: user.role,
    employeeID: user.employee_id,
    enablePin: user.enable_pin,
    passwordExpiresInSeconds: expires && Math.floor((expires.getTime() - now.getTime()) / 1_000),
  }
}
