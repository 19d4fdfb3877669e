import { checkRecord } from '@greenroom/validation'
import { labeledFields } from '#forms/form-fields.ts'
import { coversScope, type Location, type LocationType, NEEDS_ALL_PLACES, scopeOf } from '@greenroom/permissions'
import type { StaffUser, UserSettings } from './users.atoms.ts'

/** The form of a user, as typed. `roleID` is '' while no role is chosen. */
export type UserForm = Record<'userName' | 'name' | 'email' | 'employeeID' | 'roleID', string> & {
  /** Written `TYPE/ID`. */
  locations: readonly string[]
}

export const USER_FIELDS = labeledFields<UserForm>({
  userName: 'User name',
  name: 'Name',
  email: 'Email',
  employeeID: 'Employee ID',
  roleID: 'Role',
  locations: 'Places',
})

/** A store and a venue may have the same ID. */
export function locationKey(type: LocationType, id: string): string {
  return `${type}/${id}`
}

export function formOfUser(user: StaffUser | undefined): UserForm {
  const { userName = '', name = '', email, employeeID, roleID = '', locations = [] } = user ?? {}
  return {
    userName,
    name,
    email: email ?? '',
    employeeID: employeeID ?? '',
    roleID: String(roleID),
    locations: locations.map(({ type, locationID }) => locationKey(type, locationID)),
  }
}

/** Where the user works, as far as the signed-in user works there: none for everywhere. */
export function placesOf(form: UserForm, locations: UserSettings['locations']) {
  return locations.filter(({ type, id }) => form.locations.includes(locationKey(type, id)))
}

/** The problems with a form, as filled in by somebody who works at these places: only their own can be given (L5). */
export function checkUser({ locations, roleID, ...texts }: UserForm, restricted: string, own: readonly Location[]) {
  const trimmed = Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text.trim()]))
  const noRole = { field: 'roleID', message: 'Role is required.' }
  const noPlace = { field: 'locations', message: NEEDS_ALL_PLACES }
  const givesAll = locations.length === 0 && !coversScope(scopeOf(own), 'ALL')
  return [...checkRecord('user', trimmed, restricted), ...(roleID ? [] : [noRole]), ...(givesAll ? [noPlace] : [])]
}

/** The form as the server wants it, without the user name, which is fixed after creation. */
export function bodyOfForm({ name, email, employeeID, roleID, locations }: UserForm) {
  return {
    name: name.trim(),
    email: email.trim() || null,
    employeeID: employeeID.trim() || null,
    roleID: Number(roleID),
    locations: locations.map((key) => {
      const [type, ...id] = key.split('/')
      return { type: type as LocationType, locationID: id.join('/') }
    }),
  }
}
