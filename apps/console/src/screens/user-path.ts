export const USERS = '/app/settings/users'

export const NEW_USER = `${USERS}/user`

export function userPath(userID: string): string {
  return `${NEW_USER}?${new URLSearchParams({ userID }).toString()}`
}
