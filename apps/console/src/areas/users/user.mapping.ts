import { checkRecord } from '@greenroom/validation'
import { labeledFields } from '#forms/form-fields.ts'
import type { StaffUser } from './users.atoms.ts'

/** The form of a user, as typed. `roleID` is '' while no role is chosen. */
export type UserForm = Record<'userName' | 'name' | 'email' | 'employeeID' | 'roleID', string> & {
  locations: readonly string[]
}

export const USER_FIELDS = labeledFields<UserForm>({
  userName: 'User name',
  name: 'Name',
  email: 'Email',
  employeeID: 'Employee ID',
  roleID: 'Role',
  locations: 'Locations',
})

export function formOfUser(user: StaffUser | undefined): UserForm {
  const { userName = '', name = '', email, employeeID, roleID = '', locations = [] } = user ?? {}
  return { userName, name, email: email ?? '', employeeID: employeeID ?? '', roleID: String(roleID), locations }
}

export function checkUser({ locations: _, roleID, ...texts }: UserForm, restricted: string) {
  const trimmed = Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text.trim()]))
  const found = checkRecord('user', trimmed, restricted)
  return roleID ? found : [...found, { field: 'roleID', message: 'Role is required.' }]
}

/** The form as the server wants it, without the user name, which is fixed after creation. */
export function bodyOfForm({ name, email, employeeID, roleID, locations }: UserForm) {
  return {
    name: name.trim(),
    email: email.trim() || null,
    employeeID: employeeID.trim() || null,
    roleID: Number(roleID),
    locations: [...locations],
  }
}
