import { grantsOf } from '@greenroom/permissions'
import { expect, test } from 'vitest'
import {
  dots,
  type ImageElement,
  type LabelElement,
  layOutLabel,
  newElement,
  newTemplate,
  type TextTypeName,
  toPdf,
  toSvg,
  toZpl,
  singleLabels,
} from './index.ts'

const context = { locale: 'en-US', currency: 'USD', grants: grantsOf([]) }
const make = (name: TextTypeName, id: string, values: object) =>
  ({ ...newElement(name, id, { x: dots(0), y: dots(0) }), ...values }) as LabelElement
const templateOf = (width: number, height: number, elements: LabelElement[]) => ({
  ...newTemplate('x'),
  stock: { width: dots(width), height: dots(height), density: 8 as const },
  elements,
})
const layOut = (...template: Parameters<typeof templateOf>) =>
  layOutLabel(templateOf(...template), { itemID: 'A'.repeat(50), upc: '012345678905' }, context)

test.each(['N', 'R'])('B14 holds a barcode of 16 million dots as one row of modules, turned %s', (orientation) => {
  const size = { width: 500, height: 32_000, orientation, readable: 'none' }
  const layout = layOut(...((orientation === 'N' ? [500, 32_000] : [32_000, 500]) as [number, number]), [
    make('Barcode', 'code', size),
  ])
  const [bars] = layout.placed
  if (bars?.kind !== 'bitmap') throw new Error('no bars')
  expect(Math.max(bars.box.width, bars.box.height)).toBe(32_000)
  expect(bars.bitmap.bytes.length).toBeLessThan(100)
  // Each repeated row is one character of ZPL.
  expect(toZpl([{ layout }]).length).toBeLessThan(33_000)
  expect(toSvg(layout).length + toPdf([{ layout }], singleLabels(layout.stock)).length).toBeLessThan(10_000)
})

/** An image that counts how often its data is read. */
function countedImage(id: string): { element: ImageElement; reads: () => number } {
  let reads = 0
  const image = {
    width: dots(8),
    height: dots(2),
    get data() {
      reads++
      return 'FF80'
    },
  }
  return { element: make('Image', id, { image, orientation: 'R' }) as ImageElement, reads: () => reads }
}

test('L11 checks a template once, and reads its pictures once, for any number of labels', () => {
  const { element, reads } = countedImage('image')
  const template = templateOf(448, 240, [element, make('Rectangle', 'box', { positionX: dots(-1) })])
  const once = layOutLabel(template, { itemID: '1' }, context)
  const before = reads()
  for (let label = 0; label < 10; label++) {
    const layout = layOutLabel(template, { itemID: '1' }, context)
    expect(layout).toEqual(once)
    expect(layout.issues[0]).toBe(once.issues[0])
  }
  const moved = { ...element, positionX: dots(20) }
  expect(layOutLabel({ ...template, elements: [moved] }, { itemID: '1' }, context).placed[0]!.box.x).toBe(
    once.placed[0]!.box.x + 20,
  )
  expect(reads()).toBe(before)
  const turned = { ...element, orientation: 'N' as const }
  const [upright] = layOutLabel({ ...template, elements: [turned] }, { itemID: '1' }, context).placed
  expect(upright!.box).toMatchObject({ width: 8, height: 2 })
  expect(layOutLabel({ ...template, elements: [] }, { itemID: '1' }, context).issues).toEqual([])
})

test('L12 reports two texts of many lines over each other once', () => {
  const text = (id: string) =>
    make('Text', id, { text: 'W W W W W W W', fontSize: dots(60), maxLines: 20, width: dots(150) })
  const { placed, issues } = layOut(448, 2_000, [text('a'), text('b')])
  expect(placed).toHaveLength(8)
  expect(issues.filter(({ code }) => code === 'overlap')).toMatchObject([{ elementID: 'b', params: { other: 'a' } }])
})
