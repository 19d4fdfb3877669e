import { type Kysely, sql } from 'kysely'
import { checkRecord } from '@greenroom/validation'
import type { Call, HandlersOf } from '#calls/call.ts'
import { type CompanyStore, companyStore } from '#database/company-store.ts'
import type { Tables } from '#database/tables.ts'
import { audit, writeAs } from '#calls/write.ts'
import { forbidden, refused, refusedField } from '#failures/failures.ts'
import { securityLog } from '#http/security-log.ts'
import type { Platform } from '#platform/platform.ts'
import { limitTries } from '#areas/session/limit-tries.ts'
import { lockCompany } from '#query/locks.ts'
import { listQuery } from '#query/list-query.ts'
import { byCode } from '#query/sort-keys.ts'
import { lastDay, statusAt } from '#identity/in-force.ts'

/** Requests of a user until half an hour has passed without another, so that nobody guesses codes. */
const MOST_TRIES = 5
const WRONG_CODE = 'No merchant has this company code and request code. Ask the merchant for both.'

/** The merchants of a partner. A company store cannot read other companies, so the partner condition limits the query. */
const merchants = listQuery({
  from: ({ db, partner, now }: { db: Kysely<Tables>; partner: string; now: Date }) =>
    db
      .selectFrom('partner_grant')
      .innerJoin('company', 'company.company_code', 'partner_grant.company_code')
      .leftJoin('role', (join) =>
        join
          .onRef('role.company_code', '=', 'partner_grant.company_code')
          .onRef('role.role_id', '=', 'partner_grant.role_id'),
      )
      .leftJoin('onboarding_step', 'onboarding_step.company_code', 'partner_grant.company_code')
      .select(({ fn }) => [
        'partner_grant.company_code as companyCode',
        'company.name',
        statusAt(now).as('status'),
        'role.name as roleName',
        lastDay.as('endsOn'),
        sql<number>`count(*) filter (where onboarding_step.visited)::int`.as('stepsVisited'),
        sql<number>`${fn.count('onboarding_step.name')}::int`.as('steps'),
      ])
      .where('partner_grant.partner_code', '=', partner)
      .groupBy(['partner_grant.company_code', 'partner_grant.partner_code', 'company.company_code', 'role.name']),
  key: byCode('partner_grant.company_code'),
  byDefault: [byCode('company.name')],
})

/** Partner mode: the merchants that a partner user may enter, and requests to others. */
export function partnerHandlers(platform: Platform): HandlersOf<'listMerchants' | 'requestMerchant'> {
  const { database, now } = platform
  return {
    listMerchants: async ({ user }) => {
      const partner = requirePartner(user)
      return { body: await merchants.all({ db: database.db, partner, now: now() }) }
    },

    requestMerchant: async (call) => {
      const partner = requirePartner(call.user)
      const { code, message } = call.body
      const merchantCode = call.body.companyCode.trim().toLowerCase()
      const issues = checkRecord('partnerRequest', { message })
      if (issues.length > 0) throw refused(issues[0]!.message, issues)
      const user_name = call.user.userName.replace(`${partner}/`, '')
      const attempt = { company_code: partner, user_name, address: 'partner request' }
      await limitTries(platform, attempt, {
        most: MOST_TRIES,
        message: 'You have asked too often. Try again in half an hour.',
      })
      const merchant = companyStore(database.db, merchantCode, now)
      const given = code.trim().toUpperCase()
      if (merchantCode === partner) throw refusedField('code', WRONG_CODE)
      await requireCode(merchant, given)
      const { name } = await companyStore(database.db, partner)
        .db.selectFrom('company')
        .select('name')
        .executeTakeFirstOrThrow()
      const requestedBy = `${partner}/${user_name}`
      const writer = { user: { userID: call.user.userID, userName: requestedBy }, requestID: call.requestID }
      await writeAs(merchant, writer, async (tx) => {
        await lockCompany(tx)
        // The merchant may have made a new one meanwhile.
        await requireCode(tx, given)
        const before = await tx.db
          .selectFrom('partner_grant')
          .innerJoin('company', 'company.company_code', 'partner_grant.company_code')
          .select(statusAt(tx.at).as('status'))
          .where('partner_code', '=', partner)
          .executeTakeFirst()
        if (before?.status === 'Active') throw refused(`You already have access to ${merchantCode}.`)
        const values = {
          partner_name: name,
          status: 'Requested' as const,
          role_id: null,
          ends_on: null,
          message,
          requested_by: requestedBy,
          updated_by: requestedBy,
          updated_at: tx.at,
        }
        await tx.db
          .insertInto('partner_grant')
          .values({ partner_code: partner, ...values })
          .onConflict((conflict) =>
            conflict
              .columns(['company_code', 'partner_code'])
              .doUpdateSet({ ...values, version: sql<number>`partner_grant.version + 1` }),
          )
          .execute()
        const change = { field: 'status', from: before?.status ?? null, to: 'Requested' }
        await audit(tx, 'partner', partner, before ? 'update' : 'create', [change])
      })
      securityLog(call).info({ of: merchantCode }, 'asked a merchant for access')
      return {}
    },
  }
}

/** Throws for all but the merchant's latest request code. */
async function requireCode({ db }: Pick<CompanyStore, 'db'>, given: string) {
  const stored = await db.selectFrom('partner_request_code').select('code').executeTakeFirst()
  if (stored?.code !== given) throw refusedField('code', WRONG_CODE)
}

/** The company of a partner user. */
function requirePartner({ partner }: Call['user']): string {
  if (!partner) throw forbidden('Please use partner portal')
  return partner.companyCode
}
