import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import {
  boxOf,
  DENSITIES,
  designChanges,
  dots,
  insertedElement,
  type LabelElement,
  labelLimits,
  MEDIA,
  newElement,
  stockOf,
  type TextElement,
  TEXT_TYPES,
  type TextTypeName,
} from '../index.ts'
import { intersects, isWithin } from '../dots.ts'

const STOCK = stockOf(MEDIA[0]!, 8)

/** A label to which these are added one after the other. */
function filled(names: readonly TextTypeName[], stock = STOCK, first: readonly LabelElement[] = []) {
  return names.reduce(
    (elements, name, at) => [...elements, insertedElement(name, `${name} ${at}`, { stock, elements })],
    first,
  )
}

const touching = (elements: readonly LabelElement[]) =>
  elements.filter((one, at) => elements.slice(at + 1).some((other) => intersects(boxOf(one), boxOf(other))))

test('E13 elements are added below each other, or beside what leaves no other place, in a readable size', () => {
  const elements = filled(['Item Name', 'Selling Price', 'Barcode', 'Item ID'])
  expect(touching(elements)).toEqual([])
  expect(elements.map(({ positionX, positionY }) => [positionX, positionY])).toEqual([
    [16, 16],
    [16, 50],
    [16, 84],
    [16, 172],
  ])
  expect(elements.map((element) => element.type === 'text' && element.fontSize)).toEqual([20, 20, false, 20])
  const narrow = filled(Array.from({ length: 7 }, () => 'Brand' as const)).at(-1)
  expect(narrow).toMatchObject({ positionX: 280, positionY: 16, width: labelLimits.TEXT_MIN_WIDTH })
})

test('E13 an element goes into a frame around the label', () => {
  const frame = { ...newElement('Rectangle', 'frame', { x: dots(0), y: dots(0) }), thickness: dots(3) } as LabelElement
  const around = { ...frame, width: STOCK.width, height: STOCK.height }
  const [, name] = filled(['Item Name'], STOCK, [around])
  expect([name!.positionX, name!.positionY]).toEqual([16, 16])
})

test('E13 a text is larger on a larger label, and as large on paper at another density', () => {
  const sizeOn = (media: string, density: 8 | 12) => {
    const stock = stockOf(
      MEDIA.find(({ id }) => id === media)!,
      density,
    )
    return (filled(['Item Name'], stock)[0] as TextElement).fontSize
  }
  expect([sizeOn('roll-56x30', 8), sizeOn('roll-56x30', 12), sizeOn('roll-102x152', 8)]).toEqual([20, 30, 51])
})

test('E13 on a full label, each element lies a step aside from the others', () => {
  const elements = filled(Array.from({ length: 12 }, () => 'Barcode' as const))
  const places = elements.map(({ positionX, positionY }) => `${positionX} ${positionY}`)
  expect(new Set(places).size).toBe(places.length)
})

test.prop([
  fc.constantFrom(...MEDIA),
  fc.constantFrom(...DENSITIES),
  fc.array(fc.constantFrom(...TEXT_TYPES.map(({ name }) => name)), { minLength: 1, maxLength: 6 }),
])('E13 an added element is on its label, and covers others only without a free place', (media, density, names) => {
  const stock = stockOf(media, density)
  const before = filled(names.slice(1), stock)
  const added = insertedElement(names[0]!, 'new', { stock, elements: before })
  expect(isWithin({ ...boxOf(added), width: dots(1), height: dots(1) }, stock)).toBe(true)
  if (before.length === 0) expect(isWithin(boxOf(added), stock)).toBe(true)
  if (added.type === 'text') {
    expect(added.width).toBeGreaterThanOrEqual(labelLimits.TEXT_MIN_WIDTH)
    expect(added.fontSize / density).toBeGreaterThanOrEqual(2.5)
  }
})

const price = { ...newElement('Selling Price', 'price', { x: dots(8), y: dots(8) }), fontSize: dots(24) } as TextElement
const words = { ...newElement('Text', 'words', { x: dots(8), y: dots(60) }), text: 'New' } as TextElement

test('E14 tells what was added, removed, moved and changed', () => {
  const larger = { ...price, positionX: dots(20), fontSize: dots(1200) }
  const added = newElement('Barcode', 'code', { x: dots(8), y: dots(80) })
  expect(designChanges([price, words], [larger, added])).toEqual([
    'Barcode of UPC (added)',
    '“New” (removed)',
    'Selling Price (moved, font size from 24 to 1,200)',
  ])
})

test('E14 tells texts with both values, and choices by their name', () => {
  const next: LabelElement = { ...words, text: 'Old', prefix: 'Oh: ', align: 'R', locked: true, group: 'g' }
  expect(designChanges([words], [next])).toEqual([
    '“Old” (text from “New” to “Old”, text before it from nothing to “Oh: ”, alignment changed, locked, grouped)',
  ])
})

test('E14 tells another order, and nothing of the same design', () => {
  expect(designChanges([price, words], [words, price])).toEqual(['Layers changed'])
  expect(designChanges([price, words], [price, words])).toEqual([])
})

test('E14 tells a change of any field of any element', () => {
  for (const { name } of TEXT_TYPES) {
    const element = newElement(name, 'one', { x: dots(0), y: dots(0) })
    for (const field of Object.keys(element).filter((key) => key !== 'id' && key !== 'type')) {
      expect(designChanges([element], [{ ...element, [field]: 7 }]), field).toHaveLength(1)
    }
  }
})
