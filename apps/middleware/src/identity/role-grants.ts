import type { Kysely } from 'kysely'
import { type AccessLevel, grantsOf } from '@greenroom/permissions'
import type { CompanyStore } from '#database/company-store.ts'
import type { Tables } from '#database/tables.ts'

/** The features of a role and the levels on each, in the form of the contract. */
export async function featuresOf(db: Pick<Kysely<Tables>, 'selectFrom'>, companyCode: string, roleID: number) {
  const rows = await db
    .selectFrom('role_grant')
    .select(['feature', 'level'])
    .where('company_code', '=', companyCode)
    .where('role_id', '=', roleID)
    .orderBy('feature')
    .execute()
  const features = new Map<string, AccessLevel[]>()
  for (const { feature, level } of rows) {
    features.set(feature, [...(features.get(feature) ?? []), level as AccessLevel])
  }
  return [...features].map(([key, access]) => ({ key, access }))
}

export async function grantsOfRole({ db, code }: Pick<CompanyStore, 'db' | 'code'>, roleID: number) {
  return grantsOf(await featuresOf(db, code, roleID))
}
