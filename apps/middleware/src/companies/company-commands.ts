import { type Kysely, sql } from 'kysely'
import { openStore } from '#platform/open-store.ts'
import { createCompany } from './create-company.ts'
import { newInitialPassword } from './new-password.ts'
import { type Config, isLoopback } from '#platform/config.ts'
import { companyStore } from '#database/company-store.ts'
import { migrate } from '#database/migrate.ts'
import { migrations } from '../areas.ts'
import { type CommandName, USAGE } from './company-usage.ts'
import { SchemaError } from '#database/schema-error.ts'
import type { Tables } from '#database/tables.ts'
import { generatePassword } from '#identity/passwords.ts'
import { endOfInitialPassword } from '#identity/set-password.ts'
import { aboutProvider, openSeal, type Seal } from '#identity/seal.ts'

type Options = {
  [Name in 'name' | 'email' | 'user' | 'partner' | 'issuer' | 'client-id' | 'secret']?: string | undefined
}

/** Each returns a message about what it did, or throws a `Mistake`. */
const COMMANDS: Record<
  CommandName,
  (db: Kysely<Tables>, code: string, options: Options, seal: () => Promise<Seal>) => Promise<string>
> = {
  /** Creates a company with one user, admin, whose password is shown once; a new one can be mailed to `email`. */
  create: async (db, code, { name = code, email }) => {
    if (await exists(db, code)) throw new Mistake(`There is already a company ${code}.`)
    const password = generatePassword()
    const users = [{ userName: 'admin', name: 'Administrator', email, roleID: 2 }]
    const initialPasswordUntil = endOfInitialPassword(new Date())
    await createCompany(db, { code, name, isDemo: false, password, initialPasswordUntil, users, roles: [] })
    return `Company ${code} is ready. Within 24 hours, sign in as user admin with password ${password} (shown only now) and choose your own.`
  },

  /** For an administrator who did not sign in within 24 hours, or who has no mail address and forgot their password. */
  password: async (db, code, { user = 'admin' }) => {
    const password = await newInitialPassword(companyStore(db, code), user)
    if (!password) throw new Mistake(`There is no active user ${user} in a company ${code}.`)
    return `Within 24 hours, sign in to ${code} as user ${user} with password ${password} (shown only now) and choose your own.`
  },

  /** Lets the partner users of another company work for this one. */
  entrust: async (db, code, options) => {
    await setPartner(db, code, options, 'Active')
    return `The partner users of ${options.partner} may now work for ${code}.`
  },

  revoke: async (db, code, options) => {
    await setPartner(db, code, options, 'Revoked')
    return `The partner users of ${options.partner} can no longer work for ${code}.`
  },

  /** Lets the company's users sign in at its identity provider. The secret is not an argument, because others could see
   * it. */
  sso: async (db, code, { name = 'Single sign-on', issuer = '', 'client-id': clientID, secret }, seal) => {
    if (!clientID || !secret) throw new Mistake(USAGE)
    if (!isIssuer(issuer)) throw new Mistake('--issuer must be an https address, or http on this machine.')
    if (!(await exists(db, code))) throw new Mistake(`There is no company ${code}.`)
    const provider = {
      name,
      issuer,
      client_id: clientID,
      client_secret: (await seal()).close(secret, aboutProvider(code)),
      public_only: false,
      updated_by: 'operator',
    }
    await companyStore(db, code)
      .db.insertInto('sso_provider')
      .values(provider)
      .onConflict((conflict) =>
        conflict
          .column('company_code')
          .doUpdateSet({ ...provider, updated_at: new Date(), version: sql`sso_provider.version + 1` }),
      )
      .execute()
    return `The users of ${code} may now sign in at ${issuer}.`
  },

  'sso-off': async (db, code) => {
    await companyStore(db, code).db.deleteFrom('sso_provider').execute()
    return `The users of ${code} sign in with their passwords only.`
  },
}

/** A mistake that the person at the keyboard can correct. */
class Mistake extends Error {}

async function setPartner(db: Kysely<Tables>, code: string, { partner }: Options, status: 'Active' | 'Revoked') {
  if (!partner) throw new Mistake(USAGE)
  for (const company of [code, partner]) {
    if (!(await exists(db, company))) throw new Mistake(`There is no company ${company}.`)
  }
  const { name } = await companyStore(db, partner).db.selectFrom('company').select('name').executeTakeFirstOrThrow()
  const grant = { partner_name: name, status, role_id: null, ends_on: null, updated_by: 'operator' }
  await companyStore(db, code)
    .db.insertInto('partner_grant')
    .values({ partner_code: partner, ...grant })
    .onConflict((conflict) =>
      conflict
        .columns(['company_code', 'partner_code'])
        .doUpdateSet({ ...grant, updated_at: new Date(), version: sql`partner_grant.version + 1` }),
    )
    .execute()
}

async function exists(db: Kysely<Tables>, code: string): Promise<boolean> {
  const company = companyStore(db, code).db.selectFrom('company').select('name')
  return (await company.executeTakeFirst()) !== undefined
}

function isIssuer(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname } = new URL(text)
  return protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname))
}

/** Prints what it did, or why it did nothing, and returns the status to end with. */
export async function runCompanyCommand(
  config: Config,
  name: CommandName,
  code: string,
  options: Options,
): Promise<number> {
  const started: (() => Promise<unknown>)[] = []
  try {
    const { database, home } = await openStore(config, (stop) => started.push(stop))
    await migrate(database.db, migrations)
    console.log(await COMMANDS[name](database.db, code, options, () => openSeal(database, config, home)))
    return 0
  } catch (error) {
    if (!(error instanceof Mistake || error instanceof SchemaError)) throw error
    console.error(error.message)
    return 1
  } finally {
    for (const stop of started.toReversed()) await stop()
  }
}
