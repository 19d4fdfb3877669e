import { allows, explainDenied, withinBoth } from '@greenroom/permissions'
import { companyStore } from '#database/company-store.ts'
import type { Database } from '#database/database.ts'
import { forbidden } from '#http/failures.ts'
import type { Caller } from '#areas/session/sessions.ts'
import { grantsOfRole } from './role-store.ts'

/**
 * Limits the caller to the grants of the role that the header X-Preview-Role names: the preview shows what both may see,
 * so that it reveals nothing that the caller may not see.
 */
export async function previewAs({ db }: Database, caller: Caller, header: string | undefined): Promise<Caller> {
  if (header === undefined) return caller
  const { user, companyCode } = caller
  if (!allows(user.grants, 'CONFIG_ROLES', 'READ')) throw forbidden(explainDenied('CONFIG_ROLES', 'READ'))
  if (!/^\d{1,9}$/.test(header)) throw forbidden('X-Preview-Role must be the ID of a role')
  const role = await grantsOfRole(companyStore(db, companyCode), Number(header))
  return { ...caller, user: { ...user, grants: withinBoth(user.grants, role), previewing: true } }
}

/** The writes that belong to the session itself. */
const SESSION_WRITES = new Set(['logout', 'pingSession'])

/** Refuses a write during a preview, whatever the role allows. */
export function refuseInPreview(caller: Caller, { method, operationID }: { method: string; operationID: string }) {
  if (!caller.user.previewing || method === 'get' || SESSION_WRITES.has(operationID)) return
  throw forbidden("You can't make changes in a preview. Leave the preview first.")
}
