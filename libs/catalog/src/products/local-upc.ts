/**
 * The nth UPC-A of a company's own. Number system 4 is kept for use within a company, so no manufacturer has such a code;
 * 10 digits and the check digit follow.
 */
export function localUPC(n: number): string {
  const digits = `4${String(n).padStart(10, '0')}`
  return digits + checkDigit(digits)
}

/** The check digit of a GS1 code without it: from the right, digits weigh 3 and 1 in turn. */
function checkDigit(digits: string): number {
  const sum = [...digits].reverse().reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 3 : 1), 0)
  return (10 - (sum % 10)) % 10
}
