import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { billOfMaterials, SBOM_FILE } from './sbom.ts'

/** What may be in a product that is not open source. The LGPL one is libvips, which is linked and not changed. */
const LICENSES = [
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'OFL-1.1',
]
const LINKED = ['LGPL-3.0-or-later']

test('docs/sbom.json lists the packages of the lock file: otherwise run `npm run sbom`', () => {
  const bill = billOfMaterials()
  expect(JSON.parse(readFileSync(SBOM_FILE, 'utf8'))).toEqual(bill)
  expect(bill.components.map(({ name }) => name)).toEqual(expect.arrayContaining(['fastify', 'pg', 'react', 'sharp']))
  const licenses = new Set(bill.components.flatMap(({ licenses: [license] }) => license!.expression.match(/[\w.-]+/g)!))
  expect([...licenses].filter((name) => ![...LICENSES, ...LINKED, 'AND', 'OR'].includes(name))).toEqual([])
  const linked = bill.components.filter(({ licenses: [license] }) => license!.expression.includes('LGPL'))
  expect(linked.filter(({ name }) => !name.startsWith('@img/sharp-'))).toEqual([])
})
