export const COUNTS = '/app/inventory/counts'

export const NEW_COUNT = `${COUNTS}/new`

export function countPath(number: string): string {
  return `${COUNTS}/${number}`
}

export function countSheetPath(number: string): string {
  return `${countPath(number)}/sheet`
}
