import { expect, test } from 'vitest'
import { grantsOf } from '@greenroom/permissions'
import { DENSITIES, labelFileName, layOutLabel, testLabel, withSpare } from './index.ts'

const nobody = { locale: 'en-US', currency: 'USD', grants: grantsOf([]) }

test.each([
  [10, 0, 10],
  [10, 10, 11],
  [1, 1, 2],
  [0, 50, 0],
  [3, 100, 6],
  [200, 2.5, 205],
])('J1 %d copies with %d%% spare are %d', (copies, percent, all) => {
  expect(withSpare(copies, percent)).toBe(all)
})

test.each(DENSITIES)('J2 the test label at %d dots per millimeter has a frame, rulers and a barcode', (density) => {
  const layout = layOutLabel(testLabel({ width: 56, height: 30 }, density), { itemID: '' }, nobody)
  const tick = (id: string) => layout.placed.find(({ elementID }) => elementID === id)?.box
  expect(layout.issues).toEqual([])
  expect(tick('frame')).toEqual({ x: 0, y: 0, width: 56 * density, height: 30 * density })
  expect(tick('x10')).toEqual({ x: 10 * density, y: density, width: 1, height: 3 * density })
  expect(tick('x15')).toMatchObject({ x: 15 * density, height: 2 * density })
  expect(tick('y29')).toEqual({ x: density, y: 29 * density, width: density, height: 1 })
  expect(layout.placed.some((part) => part.kind === 'bitmap' && part.barcode?.value === 'TEST-1234')).toBe(true)
})

test('J2 a small test label has no barcode, and nothing beyond its edges', () => {
  const { placed, issues } = layOutLabel(testLabel({ width: 20, height: 10 }, 8), { itemID: '' }, nobody)
  expect(issues.map(({ code }) => code)).toEqual(['notLabelWidth'])
  expect(placed).toHaveLength(1 + 19 + 9)
})

test.each([
  ['Shelf tag, 56 × 30', 'shelf-tag-56-30-3f9c2a1b.pdf'],
  ['Étiquette d’été', 'etiquette-d-ete-3f9c2a1b.pdf'],
  ['../../etc"; rm', 'etc-rm-3f9c2a1b.pdf'],
  ['値札', 'labels-3f9c2a1b.pdf'],
  ['x'.repeat(200), `${'x'.repeat(60)}-3f9c2a1b.pdf`],
])('J4 a file of the template %j is named %s', (templateName, name) => {
  expect(labelFileName({ templateName, labelJobID: '3f9c2a1b-0000-4000-8000-000000000000' }, 'pdf')).toBe(name)
})
