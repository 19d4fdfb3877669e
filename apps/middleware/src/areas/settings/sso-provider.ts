import { mayHandOut, mustUsePartnerPortal } from '@greenroom/permissions'
import { checkSsoProvider } from '@greenroom/validation'
import type { components } from '@greenroom/openapi'
import { restrictedIn } from '#companies/configuration.ts'
import type { CompanyStore } from '#database/company-store.ts'
import { nextVersion, stamp } from '#calls/stamp.ts'
import { audit, changesBetween, writeAs, type WriteTransaction } from '#calls/write.ts'
import { requireVersion } from '#calls/write-record.ts'
import type { Call, HandlersOf } from '#calls/call.ts'
import { forbidden, notFound, refused, versionConflict } from '#failures/failures.ts'
import { logOnceSaved } from '#http/security-log.ts'
import type { Platform } from '#platform/platform.ts'
import { requireAllPlaces } from '#areas/roles/role-handlers.ts'
import { grantsOfRole } from '#identity/role-grants.ts'
import { inCompanysTurn, rolesOf } from '#areas/roles/role-store.ts'
import { limitTries } from '#areas/session/limit-tries.ts'
import { returnAddress } from '#areas/session/provider.ts'
import { aboutProvider } from '#identity/seal.ts'
import { beginAttempt } from '#areas/session/sso-attempt.ts'
import { beginTest, endTest, failureOf, readTest } from '#areas/session/sso-test.ts'

type Settings = components['schemas']['SsoProviderSettings']
type SsoOperation = 'getSsoProvider' | 'saveSsoProvider' | 'removeSsoProvider' | 'getSsoTest' | 'startSsoTest'

const FIELDS = ['name', 'issuer', 'clientID', 'clientSecret']

/** Tests of a user until half an hour has passed without another: each asks a server of their choice. */
const MOST_TESTS = 20
const TOO_MANY_TESTS = `You have tested ${MOST_TESTS} times. Wait half an hour for the next test.`
const signsInAs = (role: string) =>
  `Whoever sets up single sign-on can sign in as anybody. The role ${role} has access that yours lacks.`

/**
 * The identity provider of a company. Calls with its secret are not stored by request ID as other writes are:
 * docs/adr/0007.
 */
export function ssoProviderHandlers(platform: Platform): HandlersOf<SsoOperation> {
  const { config, seal } = platform
  const answerOf = (provider: Settings | undefined) => ({
    body: { returnAddress: returnAddress(config), provider: provider ?? null },
  })

  return {
    getSsoProvider: async ({ company }) => answerOf(await providerOf(company)),

    saveSsoProvider: (caller) =>
      writeAs(caller.company, caller, async (tx) => {
        const call = await inCompanysTurn(tx, caller)
        requireOwnUser(call)
        await requireAccessOfUsers(tx, call)
        const { version, clientSecret = '', ...given } = call.body
        const { name, issuer, clientID } = given
        const before = await providerOf(tx)
        if (version === undefined && before) throw conflictWith(before)
        if (version !== undefined) requireVersion(before, version)
        const errors = checkSsoProvider({ ...given, clientSecret }, before, await restrictedIn(tx.db))
        if (errors.length > 0) {
          // Never answers the secret.
          throw refused(
            errors[0]!.message,
            errors.map(({ field, message }) => ({ field, message })),
          )
        }
        const secret = clientSecret.trim() !== '' && {
          client_secret: seal.close(clientSecret, aboutProvider(tx.code)),
        }
        const values = { name, issuer, client_id: clientID, public_only: true, ...secret }
        if (before) {
          await tx.db
            .updateTable('sso_provider')
            .set({ ...values, ...nextVersion(tx) })
            .execute()
        } else {
          await tx.db
            .insertInto('sso_provider')
            .values({ client_secret: '', ...values, ...stamp(tx) })
            .execute()
        }
        await endAttempts(tx)
        const after = await providerOf(tx)
        const marked = secret ? { ...after, clientSecret: 'replaced' } : after
        const changes = changesBetween(before ?? {}, marked!, FIELDS)
        await audit(tx, 'ssoProvider', tx.code, before ? 'update' : 'create', changes)
        logOnceSaved(tx, call, {}, 'set up the identity provider')
        return answerOf(after)
      }),

    removeSsoProvider: (caller) =>
      writeAs(caller.company, caller, async (tx) => {
        const call = await inCompanysTurn(tx, caller)
        requireOwnUser(call)
        const before = requireVersion(await providerOf(tx), call.query.version)
        await tx.db.deleteFrom('sso_provider').execute()
        await endAttempts(tx)
        await audit(tx, 'ssoProvider', tx.code, 'delete', changesBetween(before, {}, FIELDS))
        logOnceSaved(tx, call, {}, 'removed the identity provider')
        return {}
      }),

    getSsoTest: async ({ company, user }) => ({ body: (await readTest(company, user.userID)) ?? null }),

    startSsoTest: async (call) => {
      requireOwnUser(call)
      const { company, user } = call
      if (!(await providerOf(company))) throw notFound()
      const attempt = { company_code: company.code, user_name: user.userName, address: 'provider test' }
      await limitTries(platform, attempt, { most: MOST_TESTS, message: TOO_MANY_TESTS })
      await beginTest(company, user.userID, company.now())
      let url: string | undefined
      try {
        url = await beginAttempt(platform, company, { browser_hash: null, tester_id: user.userID })
      } catch (error) {
        await endTest(company, user.userID, { state: 'failed', failure: failureOf(error) })
      }
      return { body: { url: url ?? null, test: (await readTest(company, user.userID))! } }
    },
  }
}

/** Whoever decides who signs in as whom is of the company, and of all its places. */
function requireOwnUser(call: Pick<Call, 'user'>) {
  if (call.user.partner) throw forbidden('Only users of the company itself can set up single sign-on')
  requireAllPlaces(call)
}

/**
 * Whoever chooses the provider can sign in as each of its users, and so needs the access that these have
 * (`@greenroom/permissions` G4).
 */
async function requireAccessOfUsers(tx: WriteTransaction, { user }: Pick<Call, 'user'>) {
  for (const { roleID, name, holders } of await rolesOf(tx.db)) {
    if (holders === 0 || mustUsePartnerPortal(roleID)) continue
    if (!mayHandOut(user.grants, await grantsOfRole(tx, roleID))) throw forbidden(signsInAs(name))
  }
}

async function providerOf({ db }: CompanyStore): Promise<Settings | undefined> {
  const row = await db
    .selectFrom('sso_provider')
    .select([
      'name',
      'issuer',
      'client_id as clientID',
      'version',
      'updated_by as updatedBy',
      'updated_at as updatedAt',
    ])
    .executeTakeFirst()
  return row && { ...row, updatedAt: row.updatedAt.toISOString() }
}

/** What began with the provider of before ends with it. */
async function endAttempts({ db }: WriteTransaction) {
  for (const table of ['sso_attempt', 'sso_handle', 'sso_test'] as const) await db.deleteFrom(table).execute()
}

function conflictWith(current: Settings) {
  const { updatedBy, updatedAt } = current
  return versionConflict({ current, updatedBy, updatedAt })
}
