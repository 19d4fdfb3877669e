import {
  allows,
  explainDenied,
  type LocationType,
  type Place,
  type Scope,
  scopeAt,
  withinBoth,
} from '@greenroom/permissions'
import { companyStore, type CompanyStore } from '#database/company-store.ts'
import type { Database } from '#database/database.ts'
import type { SessionUser } from '#calls/call.ts'
import { forbidden } from '#failures/failures.ts'
import type { Caller } from './sessions.ts'
import { grantsOfRole } from './role-grants.ts'

/**
 * Limits the caller to the grants of the role that the header X-Preview-Role names, and to the location that
 * X-Preview-Location names, if any: the preview shows what both may see, so that it reveals nothing that the caller may
 * not see.
 */
export async function previewAs(
  { db }: Database,
  caller: Caller,
  header: string | undefined,
  location: string | undefined,
): Promise<Caller> {
  if (header === undefined) {
    if (location !== undefined) throw forbidden('X-Preview-Location needs X-Preview-Role')
    return caller
  }
  const { user, companyCode } = caller
  if (!allows(user.grants, 'CONFIG_ROLES', 'READ')) throw forbidden(explainDenied('CONFIG_ROLES', 'READ'))
  if (!/^\d{1,9}$/.test(header)) throw forbidden('X-Preview-Role must be the ID of a role')
  const company = companyStore(db, companyCode)
  const role = await grantsOfRole(company, Number(header))
  const scope = location === undefined ? user.scope : await scopeOfPreview(company, user, location)
  return { ...caller, user: { ...user, grants: withinBoth(user.grants, role), scope, previewing: true } }
}

/** The location alone, if it is one of the user's places (L6). Another one does not exist for them. */
async function scopeOfPreview({ db }: CompanyStore, user: SessionUser, header: string): Promise<Scope> {
  const [, type, encoded = ''] = /^([A-Z]+)\/([\w.~!*'()%-]+)$/.exec(header) ?? []
  const id = decoded(encoded)
  const row =
    id &&
    (await db
      .selectFrom('location')
      .selectAll()
      .where('type', '=', type as LocationType)
      .where('location_id', '=', id)
      .executeTakeFirst())
  const venue: Place = row && row.venue_id !== null ? [{ type: 'VENUE', locationID: row.venue_id }] : []
  const scope = row && scopeAt(user.scope, [{ type: row.type, locationID: row.location_id }, ...venue])
  if (!scope) throw forbidden('X-Preview-Location must be TYPE/ID of one of your places')
  return scope
}

function decoded(text: string): string | undefined {
  try {
    const id = decodeURIComponent(text)
    return id.includes('\0') ? undefined : id
  } catch {
    return undefined
  }
}

/** The writes that belong to the session itself. */
const SESSION_WRITES = new Set(['logout', 'pingSession'])

/** Refuses a write during a preview, whatever the role allows. */
export function refuseInPreview(caller: Caller, { method, operationID }: { method: string; operationID: string }) {
  if (!caller.user.previewing || method === 'get' || SESSION_WRITES.has(operationID)) return
  throw forbidden("You can't make changes in a preview. Leave the preview first.")
}
