import { DECIMALS } from './decimal.ts'

/** A number written as an example. Each space stands for a no-break space. */
export type NumberFormat = '1,234.56' | '1.234,56' | '1 234.56'

/** How amounts and numbers are written, whatever the reader's language. */
export type AmountFormats = {
  /** An amount in major units with the symbol of the currency: $1,234.50. */
  money: (amount: number) => string
  number: (value: number) => string
}

/** `currency` is an ISO 4217 code. Amounts have the decimals of the currency, or up to 4 if they are more exact. */
export function amountFormats(currency: string, numberFormat: NumberFormat): AmountFormats {
  const { group, decimal } = separatorsOf(numberFormat)
  const separators: Readonly<Record<string, string>> = { group: group.replace(' ', '\u00A0'), decimal }
  const written = (options: Intl.NumberFormatOptions) => {
    const format = new Intl.NumberFormat('en-US', { ...options, maximumFractionDigits: DECIMALS })
    return (value: number) =>
      format
        .formatToParts(value)
        .map(({ type, value: text }) => separators[type] ?? text)
        .join('')
  }
  return {
    money: written({ style: 'currency', currency, currencyDisplay: 'narrowSymbol' }),
    number: written({}),
  }
}

function separatorsOf(numberFormat: NumberFormat) {
  return { group: numberFormat.charAt(1), decimal: numberFormat.charAt(5) }
}

const SPACES = /[ \u00A0\u202F]/g
const DIGIT_OR_SEPARATOR = /[\d.,]/

/**
 * What somebody typed in their number format, with a decimal point and without groups: "1.234,5" is "1234.5". A sign,
 * a currency and a percent sign stay. Text that isn't written in the format is returned as it is.
 */
export function readTyped(typed: string, numberFormat: NumberFormat): string {
  const characters = [...typed]
  const isOfNumber = (character: string) => DIGIT_OR_SEPARATOR.test(character)
  const [from, until] = [characters.findIndex(isOfNumber), characters.findLastIndex(isOfNumber) + 1]
  const number = characters.slice(Math.max(from, 0), until).join('').replace(SPACES, ' ')
  const { group, decimal } = separatorsOf(numberFormat)
  const [whole = '', fraction, ...more] = number.split(decimal)
  const [first = '', ...groups] = whole.split(group)
  const isGrouped = groups.length === 0 || (/^\d{1,3}$/.test(first) && groups.every((part) => /^\d{3}$/.test(part)))
  const isWritten = more.length === 0 && isGrouped && /^\d*$/.test(first) && /^\d*$/.test(fraction ?? '')
  if (!isWritten) return typed
  const plain = [first, ...groups].join('') + (fraction === undefined ? '' : `.${fraction}`)
  return [...characters.slice(0, Math.max(from, 0)), plain, ...characters.slice(until)].join('')
}

const PLAIN = /^-?\d+\.\d+$/

/** A number with a decimal point as it is typed in a number format, without groups. Other text stays as it is. */
export function typedIn(plain: string, numberFormat: NumberFormat): string {
  return PLAIN.test(plain) ? plain.replace('.', separatorsOf(numberFormat).decimal) : plain
}
