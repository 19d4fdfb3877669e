import { type Kysely, sql } from 'kysely'
import type { HandlersOf } from '#http/call.ts'
import type { Tables } from '#database/tables.ts'
import { forbidden } from '#http/failures.ts'
import type { Platform } from '#boot/platform.ts'
import { listQuery } from '#query/list-query.ts'
import { byCode } from '#query/sort-keys.ts'

/** The merchants of a partner. A company store cannot read other companies, so the partner condition limits the query. */
const merchants = listQuery({
  from: ({ db, partner }: { db: Kysely<Tables>; partner: string }) =>
    db
      .selectFrom('partner_merchant')
      .innerJoin('company', 'company.company_code', 'partner_merchant.merchant_code')
      .leftJoin('onboarding_step', 'onboarding_step.company_code', 'partner_merchant.merchant_code')
      .select(({ fn }) => [
        'partner_merchant.merchant_code as companyCode',
        'company.name',
        'partner_merchant.status',
        sql<number>`count(*) filter (where onboarding_step.visited)::int`.as('stepsVisited'),
        sql<number>`${fn.count('onboarding_step.name')}::int`.as('steps'),
      ])
      .where('partner_merchant.company_code', '=', partner)
      .groupBy(['partner_merchant.merchant_code', 'company.name', 'partner_merchant.status']),
  key: byCode('partner_merchant.merchant_code'),
  byDefault: [byCode('company.name')],
})

/** Partner mode: the merchants that a partner user may enter. */
export function partnerHandlers({ database }: Platform): HandlersOf<'listMerchants'> {
  return {
    listMerchants: async ({ user }) => {
      if (!user.partner) throw forbidden('Please use partner portal')
      return { body: await merchants.all({ db: database.db, partner: user.partner.companyCode }) }
    },
  }
}
