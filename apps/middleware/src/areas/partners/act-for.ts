import { type Kysely, sql } from 'kysely'
import { grantsOf, withinBoth } from '@greenroom/permissions'
import type { Tables } from '#database/tables.ts'
import { forbidden, tokenInvalid } from '#http/failures.ts'
import { featuresOf, type Caller } from '#areas/session/sessions.ts'

/**
 * The company of a call: the header Domain names it (section 7). A token gives access to its own company only, but a
 * partner's token also to the merchants that were entrusted to the partner, as far as both grant it. Changes made there
 * are recorded under the partner user's name and company.
 */
export async function actFor(db: Kysely<Tables>, caller: Caller, domain: string | undefined): Promise<Caller> {
  const code = domain?.trim().toLowerCase() || caller.companyCode
  if (code === caller.companyCode) return caller
  if (!caller.user.partner) throw tokenInvalid()
  if (!(await isEntrusted(db, caller.companyCode, code)))
    throw forbidden(`You don't have access to the merchant ${code}`)
  const granted = grantsOf(await featuresOf(db, code, caller.user.roleID))
  const userName = `${caller.companyCode}/${caller.user.userName}`
  return {
    ...caller,
    companyCode: code,
    user: { ...caller.user, userName, grants: withinBoth(caller.user.grants, granted) },
  }
}

async function isEntrusted(db: Kysely<Tables>, partnerCode: string, merchantCode: string): Promise<boolean> {
  const entrusted = await db
    .selectFrom('partner_merchant')
    .select('status')
    .where('company_code', '=', partnerCode)
    .where('merchant_code', '=', merchantCode)
    .executeTakeFirst()
  return entrusted?.status === 'Active'
}

/** Whether one of these users, named as `actFor` names them, is active in a partner that the merchant is entrusted to. */
export async function hasActivePartner(db: Kysely<Tables>, merchantCode: string, userNames: readonly string[]) {
  const active = await db
    .selectFrom('partner_merchant')
    .innerJoin('app_user', 'app_user.company_code', 'partner_merchant.company_code')
    .select('user_name')
    .where('merchant_code', '=', merchantCode)
    .where('status', '=', 'Active')
    .where('disabled_at', 'is', null)
    .where(({ eb, fn, val }) =>
      eb(sql<string>`app_user.company_code || '/' || app_user.user_name`, '=', fn.any(val(userNames))),
    )
    .limit(1)
    .executeTakeFirst()
  return active !== undefined
}
