import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import { mayHandOut } from '@greenroom/permissions'
import type { components } from '@greenroom/openapi'
import type { Platform } from '#platform/platform.ts'
import type { CompanyStore } from '#database/company-store.ts'
import { nextVersion } from '#calls/stamp.ts'
import { write, type WriteTransaction } from '#calls/write.ts'
import { requireVersion, updateRecord } from '#calls/write-record.ts'
import type { Call, HandlersOf, SessionUser } from '#calls/call.ts'
import { forbidden, notFound, refused, refusedField } from '#failures/failures.ts'
import { logOnceSaved } from '#http/security-log.ts'
import { requireAllPlaces } from '#areas/roles/role-handlers.ts'
import { grantsOfRole } from '#identity/role-grants.ts'
import { inCompanysTurn, rolesOf } from '#areas/roles/role-store.ts'
import { listQuery } from '#query/list-query.ts'
import { byCode } from '#query/sort-keys.ts'
import { lastDay, statusAt } from '#identity/in-force.ts'

type Grant = components['schemas']['PartnerGrant']
type GrantOperation =
  | 'listPartners'
  | 'getPartnerCode'
  | 'renewPartnerCode'
  | 'withdrawPartnerCode'
  | 'savePartner'
  | 'endPartner'

const FIELDS = ['status', 'roleID', 'endsOn']
/** Without those that look alike. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const CODE_LENGTH = 10

const grants = listQuery({
  from: ({ db, now }: Pick<CompanyStore, 'db' | 'now'>) =>
    db
      .selectFrom('partner_grant')
      .innerJoin('company', 'company.company_code', 'partner_grant.company_code')
      .leftJoin('role', 'role.role_id', 'partner_grant.role_id')
      .select(['partner_code as partnerCode', 'partner_name as name', statusAt(now()).as('status')])
      .select(['partner_grant.role_id as roleID', 'role.name as roleName', lastDay.as('endsOn'), 'message'])
      .select(['requested_by as requestedBy', 'partner_grant.version', 'partner_grant.updated_by as updatedBy'])
      .select('partner_grant.updated_at as updatedAt')
      // The operator may let a company enter itself in the partner portal.
      .whereRef('partner_code', '!=', 'partner_grant.company_code'),
  key: byCode('partner_code'),
  byDefault: [byCode('partner_name')],
})

/** What a merchant grants its partners (docs/adr/0024). */
export function grantHandlers({ sessions }: Platform): HandlersOf<GrantOperation> {
  /** Changes the grant of a partner, by one user at a time. */
  function change(
    call: Call<'savePartner'> | Call<'endPartner'>,
    work: (tx: WriteTransaction, before: Grant, user: SessionUser) => Promise<object>,
  ) {
    const { partnerCode } = call.params
    return write(call as Call, async (tx) => {
      const current = await inCompanysTurn(tx, call as Call)
      requireOwnUser(current)
      const read = async () => {
        const found = (await grantsOf(tx)).find((grant) => grant.partnerCode === partnerCode)
        if (!found) throw notFound()
        return found
      }
      const grant = { entity: 'partner', id: partnerCode, fields: FIELDS, read } as const
      const saved = await updateRecord(tx, grant, async (before) => {
        requireVersion(before, call.body.version)
        const values = await work(tx, before, current.user)
        await tx.db
          .updateTable('partner_grant')
          .set({ ...values, ...nextVersion(tx) })
          .where('partner_code', '=', partnerCode)
          .execute()
      })
      return { body: saved }
    })
  }

  return {
    listPartners: async ({ company }) => ({ body: await grantsOf(company) }),

    getPartnerCode: async (call) => {
      requireOwnUser(call)
      const stored = await call.company.db.selectFrom('partner_request_code').select('code').executeTakeFirst()
      return { body: { code: stored?.code ?? null } }
    },

    renewPartnerCode: (call) =>
      write(call, async (tx) => {
        requireOwnUser(await inCompanysTurn(tx, call))
        const code = Array.from({ length: CODE_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')
        await tx.db
          .insertInto('partner_request_code')
          .values({ code })
          .onConflict((conflict) => conflict.column('company_code').doUpdateSet({ code }))
          .execute()
        return { body: { code } }
      }),

    withdrawPartnerCode: (call) =>
      write(call, async (tx) => {
        requireOwnUser(await inCompanysTurn(tx, call))
        await tx.db.deleteFrom('partner_request_code').execute()
        return {}
      }),

    savePartner: (call) =>
      change(call, async (tx, { status }, user) => {
        const { roleID, endsOn } = call.body
        if (status === 'Declined' || status === 'Revoked') {
          throw refused('The partner has to ask for access again.')
        }
        const role = (await rolesOf(tx.db)).find((one) => one.roleID === roleID)
        if (!role) throw refusedField('roleID', `There is no role ${roleID}`, roleID)
        if (!mayHandOut(user.grants, await grantsOfRole(tx, roleID))) {
          throw refusedField('roleID', `The role ${role.name} has access that yours lacks.`, roleID)
        }
        if (endsOn !== null && endsOn < (await today(tx))) {
          throw refusedField('endsOn', 'The last day is in the past.', endsOn)
        }
        logOnceSaved(tx, call, { of: call.params.partnerCode, roleID }, 'gave a partner access')
        return { status: 'Active', role_id: roleID, ends_on: endsOn }
      }),

    endPartner: async (call) => {
      const answer = await change(call, async (tx, before) => {
        const { status } = call.body
        const open = status === 'Declined' ? ['Requested'] : ['Active', 'Expired']
        if (!open.includes(before.status)) throw refused(`The partner's access is ${before.status.toLowerCase()}.`)
        logOnceSaved(tx, call, { of: call.params.partnerCode }, 'ended the access of a partner')
        return { status }
      })
      sessions.invalidateCompany(call.params.partnerCode)
      return answer
    },
  }
}

/** Who works for a company is decided by its own users, of all its places. */
function requireOwnUser(call: Pick<Call, 'user'>) {
  if (call.user.partner) throw forbidden("Only users of the company itself can decide on its partners' access")
  requireAllPlaces(call)
}

async function grantsOf({ db, now }: Pick<CompanyStore, 'db' | 'now'>): Promise<Grant[]> {
  return (await grants.all({ db, now })).map((grant) => ({ ...grant, updatedAt: grant.updatedAt.toISOString() }))
}

/** The day in the company's time zone. */
async function today({ db, at }: WriteTransaction): Promise<string> {
  const day = sql<string>`to_char(${at}::timestamptz at time zone time_zone, 'YYYY-MM-DD')`
  return (await db.selectFrom('company').select(day.as('day')).executeTakeFirstOrThrow()).day
}
