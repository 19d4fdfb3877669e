import type { StaffUser } from './users.atoms.ts'

/** The form of a user, as typed. */
export type UserForm = {
  userName: string
  name: string
  email: string
  employeeID: string
  /** Role ID; '' while none is chosen. */
  role: string
  locations: readonly string[]
}

export const NEW_FORM: UserForm = { userName: '', name: '', email: '', employeeID: '', role: '', locations: [] }

export function formOfUser({ userName, name, email, employeeID, roleID, locations }: StaffUser): UserForm {
  return { userName, name, email: email ?? '', employeeID: employeeID ?? '', role: String(roleID), locations }
}

/** The form as the server wants it, without the user name, which is fixed after creation. */
export function bodyOfForm({ name, email, employeeID, role, locations }: UserForm) {
  return {
    name: name.trim(),
    email: email.trim() || null,
    employeeID: employeeID.trim() || null,
    roleID: Number(role),
    locations: [...locations],
  }
}

/** The fields that differ, by their labels. */
export function changedLabels(before: UserForm, after: UserForm): string[] {
  const fields = Object.keys(LABELS) as (keyof UserForm)[]
  return fields.filter((field) => String(before[field]) !== String(after[field])).map((field) => LABELS[field])
}

/** `mine` over `theirs`: what this user typed stays, all else is as the other saved it. */
export function mergedForm(original: UserForm, mine: UserForm, theirs: UserForm): UserForm {
  const fields = Object.keys(LABELS) as (keyof UserForm)[]
  const typed = fields.filter((field) => String(original[field]) !== String(mine[field]))
  return { ...theirs, ...Object.fromEntries(typed.map((field) => [field, mine[field]])) }
}

const LABELS: Record<keyof UserForm, string> = {
  userName: 'User name',
  name: 'Name',
  email: 'Email',
  employeeID: 'Employee ID',
  role: 'Role',
  locations: 'Locations',
}
