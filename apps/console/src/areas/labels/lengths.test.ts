import { expect, test } from 'vitest'
import { unitOf } from './label-view.atoms.ts'
import { lengthText, sizeText } from './lengths.ts'

test('writes a length to a tenth of a millimeter, or about as fine in inches', () => {
  expect([7.46, 56, 0.125].map((mm) => lengthText(mm, 'mm'))).toEqual(['7.5 mm', '56 mm', '0.1 mm'])
  expect([25.4, 56, 0.125].map((mm) => lengthText(mm, 'in'))).toEqual(['1 in', '2.205 in', '0.005 in'])
  expect(lengthText(0.125, 'mm', 2)).toBe('0.13 mm')
  const stock = { width: 448, height: 240, density: 8 }
  expect([sizeText(stock, 'mm'), sizeText(stock, 'in')]).toEqual(['56 × 30 mm', '2.205 × 1.181 in'])
})

test('begins with inches where the month is written first', () => {
  const units = (['MM/DD/YYYY', 'DD.MM.YYYY', 'YYYY-MM-DD'] as const).map((dateFormat) => unitOf({ dateFormat }))
  expect(units).toEqual(['in', 'mm', 'mm'])
})
