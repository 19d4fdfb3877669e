import { expect, test } from 'vitest'
import { FEATURES, grantsOf } from '@greenroom/permissions'
import {
  cardPriceOf,
  checkCardPrice,
  checkSheet,
  checkTemplate,
  DENSITIES,
  dots,
  fittingText,
  isError,
  type LabelElement,
  layOutLabel,
  longestLabel,
  MEDIA,
  mediaOf,
  newElement,
  newTemplate,
  rescaleTemplate,
  SHEETS,
  stockOf,
  type TextElement,
  worstLabel,
} from '../index.ts'

const at = { x: dots(16), y: dots(16) }
const context = {
  locale: 'en-US',
  currency: 'USD',
  date: '2026-11-21',
  grants: grantsOf(FEATURES.map(({ key }) => ({ key, access: ['READ'] }))),
}

test.each(MEDIA.map((media) => [media.name, media] as const))('N1 %s fits its paper at every density', (_, media) => {
  for (const density of DENSITIES) {
    const stock = stockOf(media, density)
    expect(stock.width / density).toBeLessThanOrEqual(media.label.width)
    expect(media.label.width - stock.width / density).toBeLessThan(1 / density)
    expect(stock).toMatchObject({ density, media: media.id })
    if (media.sheet) expect(checkSheet(SHEETS[media.sheet], stock)).toEqual([])
    else expect(stock.gap).toBe(3 * density)
  }
})

test('N1 has rolls as wide as the label of section 5, and sheets of Letter and A4', () => {
  expect(stockOf(mediaOf('roll-56x30')!, 8)).toEqual({
    width: 448,
    height: 240,
    density: 8,
    media: 'roll-56x30',
    gap: 24,
  })
  expect(mediaOf('avery-5160')).toMatchObject({ name: 'Letter, Avery 5160, 30 a sheet', sheet: 'AVERY_5160' })
  expect(mediaOf('avery-l7163')).toMatchObject({ name: 'A4, Avery L7163, 14 a sheet', sheet: 'AVERY_L7163' })
  expect(mediaOf('unknown')).toBeUndefined()
  expect(new Set(MEDIA.map(({ id }) => id)).size).toBe(MEDIA.length)
})

const every: readonly LabelElement[] = [
  { ...newElement('Item Name', 'name', at), fontSize: dots(20) } as TextElement,
  newElement('Barcode', 'barcode', at),
  { ...newElement('Rectangle', 'box', at), thickness: dots(3) } as LabelElement,
  newElement('Circle', 'circle', at),
  {
    ...newElement('Image', 'image', at),
    width: dots(9),
    height: dots(2),
    image: { width: dots(9), height: dots(2), data: 'FF800080' },
  } as LabelElement,
]

test('R1 keeps every size in millimeters, and the image its dots in double', () => {
  const template = { ...newTemplate('Label', 30), stock: stockOf(mediaOf('roll-56x30')!, 12), elements: every }
  const { template: finer, changes } = rescaleTemplate(template, 24)
  expect(changes).toEqual([])
  expect(finer.stock).toEqual({ width: 1344, height: 720, density: 24, media: 'roll-56x30', gap: 72 })
  expect(finer.elements).toMatchObject([
    { positionX: 32, positionY: 32, width: 300, height: 12, fontSize: 40 },
    { width: 600, height: 160, moduleWidth: 'fit' },
    { thickness: 6 },
    { thickness: 2 },
    { width: 18, height: 4, image: { width: 18, height: 4, data: 'FFFFC0FFFFC00000C00000C0' } },
  ])
  expect(checkTemplate(finer).filter(isError)).toEqual([])
  expect(rescaleTemplate(template, 12)).toEqual({ template, changes: [] })
})

test('R2 reports what is not as large as before', () => {
  const bars = {
    ...newElement('Barcode', 'bars', at),
    height: dots(48),
    moduleWidth: dots(3),
    readable: 'none',
  } as LabelElement
  const small = { ...newElement('Item Name', 'small', at), width: dots(160), fontSize: dots(12) } as LabelElement
  const { template, changes } = rescaleTemplate({ ...newTemplate('Label'), elements: [bars, small] }, 6)
  expect(template.elements).toMatchObject([
    { height: 40, moduleWidth: 2 },
    { width: 150, fontSize: 10 },
  ])
  expect(changes.map(({ elementID, field }) => `${elementID} ${field}`)).toEqual([
    'bars height',
    'small width',
    'small fontSize',
  ])
  expect(changes[0]).toMatchObject({ fromMm: 6, toMm: 40 / 6 })
  const low = { ...newElement('Barcode', 'bars', at), height: dots(70) } as LabelElement
  expect(rescaleTemplate({ ...newTemplate('Label'), elements: [low] }, 6).template.elements).toMatchObject([
    { height: 66 },
  ])
})

test('R1 and R2 leave the frame of a text as section 5 limits it, and a damaged image as it is', () => {
  const image = {
    ...newElement('Image', 'image', at),
    image: { width: dots(8), height: dots(1), data: 'F' },
  } as LabelElement
  const { template } = rescaleTemplate({ ...newTemplate('Label'), elements: [every[0]!, image] }, 24)
  expect(template.elements).toMatchObject([{ height: 12 }, { image: { width: 8, data: 'F' } }])
})

test('F1 tells how many characters fit, usual and wide ones, up to the cut of section 5', () => {
  const text = newElement('Item Name', 'name', at) as TextElement
  expect(fittingText(text)).toEqual({ typical: 17, least: 14, cut: 17 })
  const large = fittingText({ ...text, fontSize: dots(40), width: dots(400) })
  expect(large).toEqual({ typical: 18, least: 11, cut: 45 })
  const twoLines = fittingText({ ...text, fontSize: dots(40), width: dots(400), maxLines: 2 })
  expect(twoLines).toEqual({ typical: 36, least: 22, cut: 45 })
})

const shown = {
  ...newTemplate('Label'),
  elements: [newElement('Barcode', 'code', { x: dots(16), y: dots(60) }), newElement('Item Name', 'name', at)],
}
const itemsOf = (...items: object[]) => items.map((item) => ({ itemID: 'A', upc: '012345678905', ...item }))

test('F2 finds the label with the most errors, then warnings, then notes', () => {
  const worst = (...items: object[]) => worstLabel(itemsOf(...items).map((item) => layOutLabel(shown, item, context)))
  expect(worst({ name: 'Cap' }, { name: 'C', upc: '' }, { name: 'Cape', upc: '012345678906' })).toBe(1)
  expect(worst({ name: 'Cap' }, { name: 'Cape', upc: '012345678906' })).toBe(1)
  expect(worst({ name: 'Cap' }, { name: 'A name that is cut at this font size' })).toBe(1)
  expect(worst({ name: 'Cap' }, { name: 'Cape' })).toBe(0)
  expect(worst()).toBe(-1)
})

test('F2 finds the item with the longest texts, of what the label shows', () => {
  const longest = (...items: object[]) => longestLabel(shown, itemsOf(...items), context)
  expect(longest({ name: 'Cap' }, { name: 'Cap and gown' }, { name: 'Cape', description: 'A long description' })).toBe(
    1,
  )
  const [tooLong, longer] = ['x'.repeat(40), 'x'.repeat(41)]
  expect(longest({ name: tooLong }, { name: longer })).toBe(1)
  expect(longest({ name: 'Cap', upc: 'A-LONG-CODE-1234' }, { name: 'Cape' })).toBe(0)
  expect(longest()).toBe(-1)
  const conditional = { ...shown.elements[1]!, printIf: { textType: 'Brand', is: 'present' } } as LabelElement
  const template = { ...shown, elements: [conditional] }
  expect(longestLabel(template, itemsOf({ name: 'Cap and gown' }, { name: 'Cap', brand: 'B' }), context)).toBe(1)
})

test.each([
  [{ source: 'NONE', percent: 4 }, undefined],
  [{ source: 'MSRP', percent: 4 }, 35],
  [{ source: 'PERCENT', percent: 4 }, 31.2],
  [{ source: 'PERCENT', percent: 3.55 }, 31.07],
  [{ source: 'PERCENT', percent: 0 }, 30],
] as const)('C1 takes the card price from %j: %s', (rule, expected) => {
  expect(cardPriceOf({ sellingPrice: 30, msrp: 35 }, rule, 'USD')).toBe(expected)
})

test('C1 has no card price without the price it comes from, and rounds it as the currency does', () => {
  expect(cardPriceOf({ msrp: null }, { source: 'MSRP', percent: 4 }, 'USD')).toBeUndefined()
  expect(cardPriceOf({}, { source: 'PERCENT', percent: 4 }, 'USD')).toBeUndefined()
  expect(cardPriceOf({ sellingPrice: 990 }, { source: 'PERCENT', percent: 3.3 }, 'JPY')).toBe(1023)
  expect(cardPriceOf({ sellingPrice: 1.25 }, { source: 'PERCENT', percent: 4.5 }, 'KWD')).toBe(1.306)
  expect(cardPriceOf({ sellingPrice: 1.25 }, { source: 'PERCENT', percent: 4.5 }, 'CLF')).toBe(1.3063)
  expect(cardPriceOf({ sellingPrice: 0.1 }, { source: 'PERCENT', percent: 5 }, 'USD')).toBe(0.11)
})

test('C2 takes a percentage from 0 to 100 with at most 4 decimals', () => {
  const isFit = (percent: number) => checkCardPrice({ source: 'PERCENT', percent }) === undefined
  expect([0, 3.9999, 100].map(isFit)).toEqual([true, true, true])
  expect([-0.1, 100.0001, 3.99999, Number.NaN].map(isFit)).toEqual([false, false, false, false])
})
