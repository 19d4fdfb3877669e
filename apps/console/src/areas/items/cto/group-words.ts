import { OPTION_TYPES, type OptionGroup, PLACES, PRICE_RULES } from '@greenroom/cto'

/** A group in one line: "Text, 1 to 12 characters, back, top, $5.00 flat". */
export function groupInWords(group: OptionGroup, money: (amount: number) => string): string {
  const { type, minLength, maxLength, maxPicks, picks, place, priceRule, sellingPrice } = group
  const size =
    type === 'PICK'
      ? `${maxPicks} of ${picks.length}`
      : `${minLength === maxLength ? maxLength : `${minLength} to ${maxLength}`} characters`
  const price = sellingPrice ? [`${money(sellingPrice)} ${PRICE_RULES[priceRule].toLowerCase()}`] : []
  return [OPTION_TYPES[type], size, PLACES[place].toLowerCase(), ...price].join(', ')
}
