export const TRANSFERS = '/app/inventory/transfers'

export const NEW_TRANSFER = `${TRANSFERS}/new`

export function transferPath(number: string): string {
  return `${TRANSFERS}/${number}`
}
