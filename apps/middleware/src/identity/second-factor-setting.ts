import type { Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'
import { isInForce } from './in-force.ts'

/** The account configuration by which a company requires the second factor, with 'true' (section 6). */
export const SECOND_FACTOR_SETTING = 'system.security.2fa.enabled'

/**
 * Whether users of the company need a second factor (section 4): if the company requires it or, in a partner session, a
 * merchant that is entrusted to it (docs/adr/0019).
 */
export async function isSecondFactorRequired(
  db: Kysely<Tables>,
  companyCode: string,
  partner: boolean,
): Promise<boolean> {
  const merchants = db
    .selectFrom('partner_grant')
    .innerJoin('company', 'company.company_code', 'partner_grant.company_code')
    .select('partner_grant.company_code')
    .where('partner_code', '=', companyCode)
    .where(isInForce())
  const requiring = await db
    .selectFrom('account_configuration')
    .select('key')
    .where('key', '=', SECOND_FACTOR_SETTING)
    .where('value', '=', 'true')
    .where((eb) => {
      const own = eb('company_code', '=', companyCode)
      return partner ? eb.or([own, eb('company_code', 'in', merchants)]) : own
    })
    .limit(1)
    .executeTakeFirst()
  return requiring !== undefined
}
