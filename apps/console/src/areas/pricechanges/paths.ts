export const PRICE_CHANGES = '/app/catalog/pricechanges'

export const PRICE_CALENDAR = `${PRICE_CHANGES}?view=calendar`

export const NEW_PRICE_CHANGE = `${PRICE_CHANGES}/new`

export function priceChangePath(number: string): string {
  return `${PRICE_CHANGES}/${number}`
}
