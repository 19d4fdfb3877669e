import { expect, test } from 'vitest'
import { formatsOf } from '#data/formats.ts'
import { changeText, editWords } from './change-words.ts'

const formats = formatsOf({
  currency: 'USD',
  timeZone: 'UTC',
  dateFormat: 'YYYY-MM-DD',
  timeFormat: '24h',
  numberFormat: '1,234.56',
})
const lists = { season: [{ id: 'SP26', label: 'Spring 26', active: true }] }
const attributes = [{ attributeID: '1', key: 'FIT', label: 'Fit' }]
const wording = { lists, formats, attributes } as never

test.for<[string, unknown, string]>([
  ['season', 'SP26', 'Spring 26'],
  ['season', null, 'Empty'],
  ['sellingPrice', 5, '$5.00'],
  ['consignment', true, 'Yes'],
  ['tax', null, 'No Tax'],
  ['additionalUPCs', ['1', '2'], '1, 2'],
  ['attributes', [{ key: 'FIT', value: 'Slim' }], 'Fit: Slim'],
  ['components', [{ itemID: 'CAP-1', quantity: 2 }], '2 × CAP-1'],
  [
    'images',
    [
      { imageID: '1', altText: 'Front' },
      { imageID: '2', altText: '' },
    ],
    'Front, no description',
  ],
  ['defaultItem', false, 'No'],
  ['hint', 'Bin 1', 'Bin 1'],
  ['locationID', null, 'Empty'],
])('shows %s of %j as %s', ([field, value, text]) => {
  expect(changeText(field, value, wording)).toBe(text)
})

test('describes an edit with one phrase per field', () => {
  const edit = {
    fields: { season: { seasonID: 'SP26' }, brand: null, tax: null },
    adjustments: [
      { field: 'sellingPrice', by: 'PERCENT', value: 10, rounding: 'ENDS_99' },
      { field: 'msrp', by: 'AMOUNT', value: -2, rounding: 'NONE' },
      { field: 'costPrice', by: 'PERCENT', value: -5, rounding: 'FIVE_CENTS' },
    ],
    filter: {},
  } as never
  expect(editWords(edit, wording)).toEqual([
    'Brand cleared',
    'Season set to Spring 26',
    'Tax set to No Tax',
    'Selling price raised by 10%, ends in .99',
    'MSRP lowered by $2.00',
    'Cost price lowered by 5%, rounded to 0.05',
  ])
})
