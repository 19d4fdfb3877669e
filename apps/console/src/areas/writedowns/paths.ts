export const WRITEDOWNS = '/app/inventory/writedowns'

export const NEW_WRITEDOWN = `${WRITEDOWNS}/new`

export function writedownPath(number: string): string {
  return `${WRITEDOWNS}/${number}`
}
