export const ADJUSTMENTS = '/app/inventory/adjustments'

export const NEW_ADJUSTMENT = `${ADJUSTMENTS}/new`

export function adjustmentPath(number: string): string {
  return `${ADJUSTMENTS}/${number}`
}
