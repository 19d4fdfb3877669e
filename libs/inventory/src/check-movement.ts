import { absolute, type Quantity, readQuantity, toText, ZERO } from '@greenroom/money'

/** Decimals of a quantity of stock. */
export const QUANTITY_DECIMALS = 3

/** The most of an item that one line moves. */
export const QUANTITY_MAX = 999_999.999

const MOST = readQuantity(QUANTITY_MAX) as Quantity

/** The types of items of which stock is kept: store items and variants (section 3). */
export const STOCKED_TYPES: readonly number[] = [1, 6]

/** The types of locations that hold stock. */
export const STOCKED_LOCATIONS = ['STORE', 'WAREHOUSE'] as const

/** Why a quantity cannot move, in a sentence; undefined if it can. */
export function quantityFault(quantity: Quantity): string | undefined {
  if (quantity === ZERO) return 'The quantity may not be 0.'
  if ((quantity as bigint) % 10n !== 0n) {
    return `${toText(quantity)} has more than ${QUANTITY_DECIMALS} decimals. Round the quantity.`
  }
  return absolute(quantity) > MOST ? 'A line moves at most 999,999.999. Divide the quantity over several.' : undefined
}
