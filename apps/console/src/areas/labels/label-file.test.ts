import { dots, layOutLabel, newElement, newTemplate, toZpl } from '@greenroom/labels'
import { grantsOf } from '@greenroom/permissions'
import { expect, test } from 'vitest'
import { labelFile, readLabelFile } from './label-file.ts'
import { designOf } from './label.atoms.ts'
import { shelf } from './labels-fixture.ts'

const SETTINGS = { density: 8, restricted: `#'"&?` } as const

const problemIn = (name: string, text: string) => {
  const reading = readLabelFile(name, text, SETTINGS)
  return 'problem' in reading ? reading.problem : undefined
}

test('an exported file is read as it was', async () => {
  const { blob, name } = labelFile(shelf)
  expect(name).toBe('Shelf label.label.json')
  expect(readLabelFile(name, await blob.text(), SETTINGS)).toEqual({
    input: { use: 'SHELF', status: 'Active', design: designOf(shelf) },
  })
})

test('a file of another version is refused', () => {
  const design = { ...designOf(shelf), version: 2 }
  expect(problemIn('a.json', JSON.stringify({ use: 'SHELF', design }))).toBe(
    'The file has label format 2, and this version of the console reads format 1. ' +
      'Export the label again from a console of this version.',
  )
})

test.each(['', '{}', '[]', '{"design":{"name":"x"}}'])('%j is no label', (text) => {
  expect(problemIn('a.json', text)).toMatch(/^This file is not a label/)
})

test('a file that is too large is refused', () => {
  expect(problemIn('a.zpl', ' '.repeat(4_000_001))).toBe('The file is too large to be a label.')
})

const text = { ...newElement('Text', 'a', { x: dots(8), y: dots(8) }), text: 'Hello' }
const layout = layOutLabel(
  { ...newTemplate('x'), elements: [text] },
  { itemID: '' },
  {
    currency: 'USD',
    grants: grantsOf([]),
  },
)
const zpl = toZpl([{ layout }])

test('a file of ZPL becomes a label with the name of the file', () => {
  const reading = readLabelFile('Shelf #1.label.zpl', zpl, SETTINGS)
  expect(reading).toMatchObject({
    input: {
      use: 'OTHER',
      status: 'Active',
      design: { name: 'Shelf 1', elements: [{ textType: 'Text', text: 'Hello' }] },
    },
    note: 'Its texts are those of the printed label: choose fields of the item for them.',
  })
  expect(readLabelFile('#.txt', zpl, SETTINGS)).toMatchObject({ input: { design: { name: 'Imported label' } } })
  const image = zpl.replace('^PQ', '^FO8,90^GFA,2,2,1,FF00^FS\n^PQ')
  expect(readLabelFile('a.zpl', image, SETTINGS)).toMatchObject({
    note: expect.stringMatching(/1 part became an image/),
  })
})

test('what ZPL has and a label has not is named with its line', () => {
  const foreign = zpl.replace('^PQ', '^FO8,90^BY2^BCN,60^FD1^FS\n^PQ')
  expect(problemIn('a.zpl', foreign)).toBe(
    "Line 7: ^BY can't be imported. Choose ZPL that was downloaded or copied here.",
  )
  const outside = Array.from({ length: 5 }, (_, at) => `^FO440,${9 * at}^GB20,5,1,B,0^FS\n`).join('')
  expect(problemIn('a.zpl', zpl.replace('^PQ', `${outside}^PQ`))).toMatch(
    /^Line 7: .* Line 9: .* 2 more lines can't be imported\.$/,
  )
})
