/** The check digit of UPC and EAN (mod 10): every other digit counts three times, starting from the right. */
export function checkDigit(digits: string): number {
  let sum = 0
  for (let at = 0; at < digits.length; at++) {
    const weight = (digits.length - at) % 2 === 1 ? 3 : 1
    sum += weight * Number(digits[at])
  }
  return (10 - (sum % 10)) % 10
}

/** Whether the last digit is the check digit of the digits before it. */
export function hasCheckDigit(digits: string): boolean {
  return checkDigit(digits.slice(0, -1)) === Number(digits.at(-1))
}
