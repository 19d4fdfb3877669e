import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { defaultAccess, ROLES } from '@greenroom/permissions'
import { companyStore, type CompanyQueries, type CompanyStore } from '#database/company-store.ts'
import type { Tables } from '#database/tables.ts'
import { ACCOUNT_CONFIGURATION, ONBOARDING_STEPS, SYSTEM_CONFIGURATION } from './company-defaults.ts'
import { hashPassword } from '#identity/passwords.ts'

export interface NewRole {
  id: number
  name: string
  /** The access to start from, by role ID of section 6, with these features changed. */
  like: number
  except: Record<string, readonly string[]>
}

export interface NewUser {
  userName: string
  name: string
  /** Where a forgotten password is mailed to. */
  email?: string | undefined
  roleID: number
}

export interface NewCompany {
  code: string
  name: string
  isDemo: boolean
  /** One password for all of `users`. */
  password: string
  /** For a password that each user must replace before signing in: when it stops working. */
  initialPasswordUntil?: Date
  users: NewUser[]
  /** Roles beside those of section 6. */
  roles: NewRole[]
}

/** Creates a company with its configuration, roles, their default grants as data, and its first users, in one transaction. */
export async function createCompany(db: Kysely<Tables>, company: NewCompany): Promise<CompanyStore> {
  const store = companyStore(db, company.code)
  const hashes = await Promise.all(company.users.map(() => hashPassword(company.password)))
  await store.transaction(async ({ db: tx }) => {
    await tx.insertInto('company').values({ name: company.name, is_demo: company.isDemo }).execute()
    await configure(tx)
    const roles = [
      ...ROLES.map(({ id, name }) => ({ role_id: id, name, base_role_id: null })),
      ...company.roles.map(({ id, name, like }) => ({ role_id: id, name, base_role_id: like })),
    ]
    await tx.insertInto('role').values(roles).execute()
    await tx
      .insertInto('role_grant')
      .values([...ROLES.flatMap(({ id }) => grantRows(id, id)), ...company.roles.flatMap(customGrantRows)])
      .execute()
    const users = company.users.map((user, index) => ({
      user_id: randomUUID(),
      user_name: user.userName.toLowerCase(),
      display_name: user.name,
      email: user.email ?? null,
      role_id: user.roleID,
      password_hash: hashes[index]!,
      initial_password_until: company.initialPasswordUntil ?? null,
    }))
    await tx.insertInto('app_user').values(users).execute()
  })
  return store
}

async function configure(db: CompanyQueries) {
  const account = ACCOUNT_CONFIGURATION.map(([key, value]) => ({ key, value }))
  await db.insertInto('account_configuration').values(account).execute()
  const system = SYSTEM_CONFIGURATION.map(([key, value, status]) => ({ key, value, status }))
  await db.insertInto('system_configuration').values(system).execute()
  const steps = ONBOARDING_STEPS.map(([name, title, caption, icon], position) => {
    return { name, title, caption, icon, position, visited: false }
  })
  await db.insertInto('onboarding_step').values(steps).execute()
}

function grantRows(roleID: number, like: number, except: NewRole['except'] = {}) {
  return defaultAccess(like).flatMap(({ key, access }) =>
    (except[key] ?? access).map((level) => ({ role_id: roleID, feature: key, level })),
  )
}

function customGrantRows(role: NewRole) {
  return grantRows(role.id, role.like, role.except)
}
