import type { StaffUser } from './users.atoms.ts'

/** A user of the company. */
export const staff: StaffUser = {
  userID: 'U2',
  userName: 'bea',
  name: 'Bea Lindqvist',
  email: 'bea@example.com',
  employeeID: 'E-1042',
  roleID: 7,
  role: 'store manager',
  status: 'Active',
  locations: [],
  locked: false,
  lastActiveAt: '2026-01-02T03:04:05Z',
  secondFactor: true,
  mayChange: true,
  version: 1,
  updatedBy: 'ada',
  updatedAt: '2026-01-02T03:04:05Z',
}
