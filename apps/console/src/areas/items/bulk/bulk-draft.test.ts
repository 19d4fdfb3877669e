import { describe, expect, test } from 'vitest'
import { formOf } from '../form/item.mapping.ts'
import { itemRights } from '../form/item-rights.ts'
import { grantsOf } from '@greenroom/permissions'
import { itemField } from '@greenroom/catalog'
import type { NumberFormat } from '@greenroom/money'
import { type ChosenField, fieldsFor, firstPrice, readDraft, waysFor } from './bulk-draft.ts'

const context = { mode: 'bulk', restricted: `#'"&?` } as const
const chosen = (name: ChosenField['name'], how: ChosenField['how'] = 'set', price = {}): ChosenField => ({
  name,
  how,
  price: { ...firstPrice({}), ...price },
})
const read = (fields: ChosenField[], values: object = {}, numberFormat: NumberFormat = '1,234.56') =>
  readDraft(fields, { ...formOf({}), ...values }, context, { numberFormat })

describe('the edit that is sent', () => {
  test('sets, clears, raises and lowers only the chosen fields', () => {
    const { edit, issues } = read(
      [
        chosen('season'),
        chosen('brand', 'clear'),
        chosen('consignment'),
        chosen('sellingPrice', 'raise', { value: '10 %', rounding: 'ENDS_99' }),
        chosen('costPrice', 'lower', { value: '1,000.50', by: 'AMOUNT' }),
      ],
      { season: 'SP26', department: 'APPAREL' },
    )
    expect(issues).toEqual({})
    expect(edit).toEqual({
      fields: { season: { seasonID: 'SP26' }, brand: null, consignment: false },
      adjustments: [
        { field: 'sellingPrice', by: 'PERCENT', value: 10, rounding: 'ENDS_99' },
        { field: 'costPrice', by: 'AMOUNT', value: -1000.5, rounding: 'CENT' },
      ],
    })
  })

  test.each([
    ['1,234.56', '2.000', 2],
    ['1,234.56', '$2,000', 2000],
    ['1.234,56', '2.000', 2000],
    ['1.234,56', '12,50', 12.5],
    ['1.234,56', '12,50 %', 12.5],
    ['1.234,56', '1.234,56 €', 1234.56],
    ['1 234.56', '2\u00A0000.5', 2000.5],
  ] as const)('reads how much in the notation %s: %s', (notation, value, amount) => {
    const { edit, issues } = read([chosen('costPrice', 'lower', { value, by: 'AMOUNT' })], {}, notation)
    expect(issues).toEqual({})
    expect(edit.adjustments).toEqual([{ field: 'costPrice', by: 'AMOUNT', value: -amount, rounding: 'CENT' }])
  })

  test('refuses a number in another notation', () => {
    expect(read([chosen('msrp', 'raise', { value: '12,50' })]).issues).toEqual({ msrp: '12,50 is not a number.' })
  })

  test('sends the tax "No Tax" as no tax', () => {
    expect(read([chosen('tax')], { tax: 'No Tax' }).edit.fields).toEqual({ tax: null })
  })

  test.for<[string, ChosenField, object, string]>([
    ['nothing entered', chosen('season'), {}, 'Enter a value for Season.'],
    ['no amount', chosen('msrp', 'raise'), {}, 'Enter an amount.'],
    ['no number', chosen('msrp', 'raise', { value: 'ten' }), {}, 'ten is not a number.'],
    ['restricted characters', chosen('masterSKU'), { masterSKU: 'A#1' }, 'Master SKU may not contain #'],
  ])('reports %s at the field', ([, field, values, message]) => {
    expect(read([field], values).issues).toEqual({ [field.name]: message })
  })
})

describe('the fields on offer', () => {
  test('are those of a bulk edit that the user may change', () => {
    const grants = grantsOf([
      { key: 'CATALOG_PRODUCT_PRICE', access: ['WRITE'] },
      { key: 'CATALOG_PRODUCT_COST', access: ['READ'] },
    ])
    const names = fieldsFor(itemRights(grants, '')).map(({ name }) => name)
    expect(names).toContain('sellingPrice')
    expect(names).not.toContain('costPrice')
    expect(names).not.toContain('name')
  })

  test('can be cleared unless a value is required', () => {
    expect(waysFor(itemField('season'))).toEqual(['set', 'clear'])
    expect(waysFor(itemField('tax'))).toEqual(['set'])
    expect(waysFor(itemField('consignment'))).toEqual(['set'])
    expect(waysFor(itemField('sellingPrice'))).toEqual(['set', 'raise', 'lower'])
    expect(waysFor(itemField('msrp'))).toEqual(['set', 'clear', 'raise', 'lower'])
  })
})
