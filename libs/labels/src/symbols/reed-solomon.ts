/** Powers of 2 in the field of 256 elements of QR codes (modulo x^8 + x^4 + x^3 + x^2 + 1), and their logarithms. */
const POWER = new Uint8Array(255)
const LOG = new Uint8Array(256)
for (let exponent = 0, value = 1; exponent < 255; exponent++) {
  POWER[exponent] = value
  LOG[value] = exponent
  value = value < 128 ? value << 1 : (value << 1) ^ 0x11d
}

function multiply(a: number, b: number): number {
  return a === 0 || b === 0 ? 0 : POWER[(LOG[a]! + LOG[b]!) % 255]!
}

/** The coefficients of (x - 1)(x - 2)(x - 4)... after the leading 1. */
function generator(degree: number): number[] {
  let product = [1]
  for (let root = 0; root < degree; root++) {
    const shifted = [...product, 0]
    product = shifted.map((value, at) => value ^ multiply(product[at - 1] ?? 0, POWER[root]!))
  }
  return product.slice(1)
}

/** The error correction codewords of a block: the remainder of the division by the generator. */
export function errorCorrection(data: readonly number[], degree: number): number[] {
  const divisor = generator(degree)
  let remainder = Array.from({ length: degree }, () => 0)
  for (const value of data) {
    const factor = value ^ remainder[0]!
    remainder = divisor.map((coefficient, at) => (remainder[at + 1] ?? 0) ^ multiply(coefficient, factor))
  }
  return remainder
}
