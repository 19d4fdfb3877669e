import { sql } from 'kysely'
import type { HandlersOf } from '../call.ts'
import { forbidden } from '../failures.ts'
import type { Platform } from '../platform.ts'

/** Partner mode: the merchants that a partner user may enter. */
export function partnerHandlers({ database }: Platform): HandlersOf<'listMerchants'> {
  return {
    listMerchants: async ({ user }) => {
      if (!user.partner) throw forbidden('Please use partner portal')
      // Across companies, which no company store can do: the condition on the partner is what limits it.
      const merchants = await database.db
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
        .where('partner_merchant.company_code', '=', user.partner.companyCode)
        .groupBy(['partner_merchant.merchant_code', 'company.name', 'partner_merchant.status'])
        .orderBy('company.name')
        .execute()
      return { body: merchants }
    },
  }
}
