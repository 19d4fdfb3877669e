/** The roles of section 6, by ID. */
export const ROLES = [
  { id: 1, name: 'central admin' },
  { id: 2, name: 'system admin' },
  { id: 3, name: 'financial' },
  { id: 4, name: 'accounting' },
  { id: 5, name: 'client' },
  { id: 6, name: 'venue GM' },
  { id: 7, name: 'store manager' },
  { id: 8, name: 'supervisor' },
  { id: 9, name: 'cashier' },
  { id: 10, name: 'assistant store manager' },
  { id: 11, name: 'temp' },
  { id: 12, name: 'warehouse GM' },
  { id: 13, name: 'zone manager' },
  { id: 14, name: 'HR manager' },
  { id: 15, name: 'support manager' },
  { id: 16, name: 'vendor' },
  { id: 17, name: 'partner admin' },
  { id: 18, name: 'partner admin support' },
  { id: 43, name: 'support' },
] as const

export type RoleID = (typeof ROLES)[number]['id']

/** The role whose password expiry ends a session (section 4). */
export const SYSTEM_ADMIN: RoleID = 2

/** Roles that cannot use the regular login (section 6). */
export const PARTNER_PORTAL_ROLES: readonly RoleID[] = [1, 15, 17, 18]

/** Whether the regular login refuses this role with 'Please use partner portal' (section 6). */
export function mustUsePartnerPortal(roleID: number): boolean {
  return (PARTNER_PORTAL_ROLES as readonly number[]).includes(roleID)
}
