import { type Grants, grantsOf } from '@greenroom/permissions'
import type { CompanyStore } from '#database/company-store.ts'
import type { Database } from '#database/database.ts'
import { grantsOfPartners } from './act-for.ts'
import { featuresOf } from './role-grants.ts'

/**
 * What those of the users may now who are active in the company, or in a partner that it is entrusted to, by user name.
 * The partners are read through a connection beside: the one of a transaction reads no other company, and a second one may
 * have to wait.
 */
export async function currentGrants(
  { everywhere, code }: Pick<CompanyStore, 'everywhere' | 'code'>,
  { side }: Database,
  userNames: readonly string[],
): Promise<ReadonlyMap<string, Grants>> {
  const active = await everywhere
    .selectFrom('app_user')
    .select(['user_name', 'role_id'])
    .where(({ eb, fn, val }) => eb('user_name', '=', fn.any(val(userNames))))
    .where('disabled_at', 'is', null)
    .execute()
  const grants = new Map<string, Grants>()
  for (const { user_name, role_id } of active) {
    grants.set(user_name, grantsOf(await featuresOf(everywhere, code, role_id)))
  }
  const others = userNames.filter((userName) => !grants.has(userName))
  return others.length === 0 ? grants : new Map([...grants, ...(await grantsOfPartners(side.db, code, others))])
}
