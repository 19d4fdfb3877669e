/** UPC and EAN digits as light and dark modules: the odd-parity set, from which the others are derived. */
const ODD = '0001101 0011001 0010011 0111101 0100011 0110001 0101111 0111011 0110111 0001011'.split(' ')
const RIGHT = ODD.map((bits) => [...bits].map((bit) => (bit === '0' ? '1' : '0')).join(''))
const EVEN = RIGHT.map((bits) => [...bits].toReversed().join(''))

/** The first digit of an EAN-13 determines which digits of the left half have even parity. */
const PARITY = 'OOOOOO OOEOEE OOEEOE OOEEEO OEOOEE OEEOOE OEEEOO OEOEOE OEOEEO OEEOEO'.split(' ')

const GUARD = '101'
const MIDDLE = '01010'

const left = (digits: string, parity: string) =>
  [...digits].map((digit, at) => (parity[at] === 'E' ? EVEN : ODD)[Number(digit)]).join('')
const right = (digits: string) => [...digits].map((digit) => RIGHT[Number(digit)]).join('')

/** The 95 modules of an EAN-13, from its 13 digits. */
export function ean13Modules(digits: string): string {
  const parity = PARITY[Number(digits[0])]!
  return GUARD + left(digits.slice(1, 7), parity) + MIDDLE + right(digits.slice(7)) + GUARD
}

/** The 67 modules of an EAN-8, from its 8 digits. */
export function ean8Modules(digits: string): string {
  return GUARD + left(digits.slice(0, 4), 'OOOO') + MIDDLE + right(digits.slice(4)) + GUARD
}
