import { allows, explainDenied, withinBoth } from '@greenroom/permissions'
import { companyStore } from '../database/company-store.ts'
import type { Database } from '../database/database.ts'
import { forbidden } from '../failures.ts'
import type { Caller } from '../session/sessions.ts'
import { grantsOfRole } from './role-store.ts'

/**
 * The caller as far as a role would get, where the header X-Preview-Role names one: what both may see, so that nobody
 * learns by it what they may not see themselves.
 */
export async function previewAs({ db }: Database, caller: Caller, header: string | undefined): Promise<Caller> {
  if (header === undefined) return caller
  const { user, companyCode } = caller
  if (!allows(user.grants, 'CONFIG_ROLES', 'READ')) throw forbidden(explainDenied('CONFIG_ROLES', 'READ'))
  if (!/^\d{1,9}$/.test(header)) throw forbidden('X-Preview-Role must be the ID of a role')
  const role = await grantsOfRole(companyStore(db, companyCode), Number(header))
  return { ...caller, user: { ...user, grants: withinBoth(user.grants, role), previewing: true } }
}

/** Of what is not a reading, what belongs to the session itself. */
const KEEPS_NOTHING = new Set(['logout', 'pingSession'])

/** Refuses a write during a preview, whatever the role may do. */
export function refuseInPreview(caller: Caller, { method, operationID }: { method: string; operationID: string }) {
  if (!caller.user.previewing || method === 'get' || KEEPS_NOTHING.has(operationID)) return
  throw forbidden('This is a preview: nothing can be changed until you leave it.')
}
