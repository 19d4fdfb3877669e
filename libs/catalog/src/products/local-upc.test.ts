import { expect, test } from 'vitest'
import { localUPC } from '../index.ts'

test("U3 a company's own UPC has number system 4 and the check digit of GS1", () => {
  expect(localUPC(1)).toBe('400000000015')
  expect(localUPC(100_001)).toBe('400001000014')
  expect(localUPC(9_999_999_999)).toBe('499999999998')
  for (let n = 0; n < 50; n++) {
    const code = localUPC(n)
    expect(code).toMatch(/^4\d{11}$/)
    const weighed = [...code].reduce((sum, digit, at) => sum + Number(digit) * (at % 2 === 0 ? 3 : 1), 0)
    expect(weighed % 10).toBe(0)
  }
})
