import { type Kysely, sql } from 'kysely'
import { type Grants, grantsOf, withinBoth } from '@greenroom/permissions'
import type { Tables } from '#database/tables.ts'
import { forbidden, tokenInvalid } from '#failures/failures.ts'
import { featuresOf } from './role-grants.ts'
import type { Caller } from './sessions.ts'
import { isInForce } from './in-force.ts'

/**
 * The company of a call: the header Domain names it (section 7). A token gives access to its own company only, but a
 * partner's token also to the merchants that were entrusted to the partner, as far as both grant it, until the merchant's grant ends. Changes made there
 * are recorded under the partner user's name and company.
 */
export async function actFor(
  db: Kysely<Tables>,
  caller: Caller,
  domain: string | undefined,
  now: Date,
): Promise<Caller> {
  const code = domain?.trim().toLowerCase() || caller.companyCode
  if (code === caller.companyCode) return caller
  if (!caller.user.partner) throw tokenInvalid()
  const grant = await grantInForce(db, { partner: caller.companyCode, merchant: code }, now)
  if (!grant) throw forbidden(`You don't have access to the merchant ${code}`)
  const granted = grantsOf(await featuresOf(db, code, grant.role_id ?? caller.user.roleID))
  const userName = `${caller.companyCode}/${caller.user.userName}`
  return {
    ...caller,
    companyCode: code,
    // A merchant assigns its own users to places, not those of its partner.
    user: { ...caller.user, userName, grants: withinBoth(caller.user.grants, granted), scope: 'ALL' },
  }
}

function grantInForce(db: Kysely<Tables>, { partner, merchant }: { partner: string; merchant: string }, now: Date) {
  return db
    .selectFrom('partner_grant')
    .innerJoin('company', 'company.company_code', 'partner_grant.company_code')
    .select('partner_grant.role_id')
    .where('partner_grant.company_code', '=', merchant)
    .where('partner_code', '=', partner)
    .where(isInForce(now))
    .executeTakeFirst()
}

/**
 * What those of these users, named as `actFor` names them, may at the merchant who are active in a partner that it is
 * entrusted to, by that name.
 */
export async function grantsOfPartners(
  db: Kysely<Tables>,
  merchantCode: string,
  userNames: readonly string[],
): Promise<Map<string, Grants>> {
  const name = sql<string>`app_user.company_code || '/' || app_user.user_name`
  const active = await db
    .selectFrom('partner_grant')
    .innerJoin('company', 'company.company_code', 'partner_grant.company_code')
    .innerJoin('app_user', 'app_user.company_code', 'partner_grant.partner_code')
    .select(['partner_code', 'partner_grant.role_id as grantedRoleID', 'app_user.role_id as roleID', name.as('name')])
    .where('partner_grant.company_code', '=', merchantCode)
    .where(isInForce())
    .where('disabled_at', 'is', null)
    .where(({ eb, fn, val }) => eb(name, '=', fn.any(val(userNames))))
    .execute()
  const grants = new Map<string, Grants>()
  for (const { partner_code, grantedRoleID, roleID, name: userName } of active) {
    const own = grantsOf(await featuresOf(db, partner_code, roleID))
    grants.set(userName, withinBoth(own, grantsOf(await featuresOf(db, merchantCode, grantedRoleID ?? roleID))))
  }
  return grants
}
