import { FEATURES, grantsOf } from '@greenroom/permissions'
import { expect, test } from 'vitest'
import {
  checkElement,
  type Condition,
  dots,
  type LabelContext,
  type LabelElement,
  type LabelItem,
  layOutLabel,
  newElement,
  newTemplate,
  type TextElement,
} from './index.ts'

const grantsFor = (hidden?: string) =>
  grantsOf(FEATURES.filter(({ key }) => key !== hidden).map(({ key }) => ({ key, access: ['READ'] })))
const context: LabelContext = { locale: 'en-US', currency: 'USD', date: '2026-03-07', grants: grantsFor() }
const item = { itemID: 'TS-1', sellingPrice: 30, msrp: 40, name: 'Tour shirt', color: '' }
const at = { x: dots(0), y: dots(0) }

const conditional = (printIf: Condition): LabelElement => ({ ...newElement('MSRP', 'msrp', at), printIf })

function printed(element: LabelElement, given: LabelItem = item, inContext = context) {
  const template = { ...newTemplate('Label'), elements: [element] }
  const { placed, issues } = layOutLabel(template, given, inContext)
  return { texts: placed.map((part) => part.kind === 'text' && part.text), codes: issues.map(({ code }) => code) }
}

const MSRP_ABOVE = { textType: 'MSRP', is: 'above', than: 'Selling Price' } as const

test.each([
  ['Selling Price', true],
  ['Cost Price', true],
  ['Item Name', false],
  [undefined, false],
] as const)('M12 compares MSRP with %s: %s', (than, isPrice) => {
  const codes = checkElement(conditional({ textType: 'MSRP', is: 'below', ...(than && { than }) })).map(
    ({ code }) => code,
  )
  expect(codes).toEqual(isPrice ? [] : ['notAPrice'])
})

test('M12 does not compare what is no price, but asks whether it is there', () => {
  expect(checkElement(conditional({ textType: 'Brand', is: 'above', than: 'MSRP' }))).toMatchObject([
    { code: 'notAPrice', message: 'Brand is not a price, so it is neither above nor below another.' },
  ])
  expect(checkElement(conditional({ textType: 'Brand', is: 'present' }))).toEqual([])
})

test.each([
  ['currency', 12, '$12.00'],
  ['amount', 1234.5, '1,234.50'],
  ['short', 12, '$12'],
  ['short', 12.5, '$12.50'],
] as const)('S6 writes a price as %s: %d is %s', (priceFormat, msrp, expected) => {
  const element = { ...(newElement('MSRP', 'msrp', at) as TextElement), priceFormat }
  expect(printed(element, { ...item, msrp }).texts).toEqual([expected])
})

test.each([
  ['numeric', '03/07/2026'],
  ['medium', 'Mar 7, 2026'],
  ['long', 'March 7, 2026'],
  ['iso', '2026-03-07'],
] as const)('S6 writes a date as %s: %s', (dateFormat, expected) => {
  expect(printed({ ...(newElement('Date', 'date', at) as TextElement), dateFormat }).texts).toEqual([expected])
})

test.each([
  [MSRP_ABOVE, true],
  [{ ...MSRP_ABOVE, is: 'below' }, false],
  [{ textType: 'Selling Price', is: 'below', than: 'MSRP' }, true],
  [{ textType: 'MSRP', is: 'above', than: 'MSRP' }, false],
  [{ textType: 'Card Price', is: 'above', than: 'MSRP' }, false],
  [{ textType: 'MSRP', is: 'below', than: 'Card Price' }, false],
  [{ textType: 'Item Name', is: 'present' }, true],
  [{ textType: 'Color', is: 'present' }, false],
  [{ textType: 'Color', is: 'missing' }, true],
  [{ textType: 'Brand', is: 'missing' }, true],
  [{ textType: 'Item Name', is: 'missing' }, false],
] as const)('S7 %j prints: %s', (condition, prints) => {
  expect(printed(conditional(condition))).toEqual({ texts: prints ? ['$40.00'] : [], codes: [] })
})

test('S8 prints nothing if a price of the condition may not be seen', () => {
  const condition = { textType: 'MSRP', is: 'above', than: 'Cost Price' } as const
  const seen = { ...item, costPrice: 10 }
  expect(printed(conditional(condition), seen).texts).toEqual(['$40.00'])
  const hidden = { ...context, grants: grantsFor('CATALOG_PRODUCT_COST') }
  expect(printed(conditional(condition), seen, hidden)).toEqual({ texts: [], codes: ['notPermitted'] })
})
