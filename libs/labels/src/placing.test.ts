import { FEATURES, grantsOf } from '@greenroom/permissions'
import { expect, test } from 'vitest'
import { isWithin, rect } from './dots.ts'
import {
  AVERY_5160,
  dots,
  type LabelContext,
  type LabelElement,
  layOutLabel,
  newElement,
  newTemplate,
  preflight,
  type TextTypeName,
} from './index.ts'
import { enlargement } from './output/bitmap.ts'
import { placeOnSheet, singleLabels } from './media/sheet.ts'

const READ_ALL = grantsOf(FEATURES.map(({ key }) => ({ key, access: ['READ'] })))
const context: LabelContext = { locale: 'en-US', currency: 'USD', date: '2026-03-05', grants: READ_ALL }

type Frame = [x: number, y: number, width: number, height: number]

const make = (name: TextTypeName, id: string, [x, y, width, height]: Frame, more: object = {}) =>
  ({
    ...newElement(name, id, { x: dots(x), y: dots(y) }),
    width: dots(width),
    height: dots(height),
    ...more,
  }) as LabelElement
const box = (id: string, frame: Frame, more: object = {}) =>
  make('Rectangle', id, frame, { thickness: dots(Math.min(frame[2], frame[3])), ...more })
const layOut = (elements: LabelElement[], job: Partial<LabelContext> = {}, item: object = {}) =>
  layOutLabel({ ...newTemplate('x', 56), elements }, { itemID: 'A', ...item }, { ...context, ...job })
const found = (...args: Parameters<typeof layOut>) =>
  layOut(...args).issues.map(({ elementID, code, params }) => `${elementID} ${code} ${Object.values(params).join(' ')}`)

test('L2 checks a part against all four sides of the label', () => {
  const label = { width: dots(100), height: dots(50) }
  expect(isWithin(rect(0, 0, 100, 50), label)).toBe(true)
  for (const outside of [rect(-1, 0, 9, 9), rect(0, -1, 9, 9), rect(92, 0, 9, 9), rect(0, 42, 9, 9)]) {
    expect(isWithin(outside, label)).toBe(false)
  }
})

test('L3 drops no elements for a warning about the label', () => {
  const template = { ...newTemplate('x', 56), elements: [box('a', [0, 0, 20, 20])] }
  const narrow = { ...template, stock: { ...template.stock, width: dots(400) } }
  expect(layOutLabel(narrow, { itemID: 'A' }, context)).toMatchObject({
    placed: [{ elementID: 'a' }],
    issues: [{ code: 'notLabelWidth' }],
  })
})

test('L4 reports each overlapping pair, but no neighbors', () => {
  const three = [box('a', [0, 0, 20, 20]), box('b', [10, 0, 20, 20]), box('c', [15, 0, 20, 20])]
  expect(found(three)).toEqual(['b overlap a', 'c overlap a', 'c overlap b'])
  expect(found([box('a', [0, 0, 20, 20]), box('b', [20, 0, 20, 20]), box('c', [0, 20, 20, 20])])).toEqual([])
  expect(found([box('c', [0, 20, 20, 20]), box('b', [20, 0, 20, 20]), box('a', [0, 0, 20, 20])])).toEqual([])
  const frame = box('frame', [10, 10, 100, 100], { thickness: dots(2) })
  expect(found([box('a', [0, 50, 20, 20]), frame])).toEqual(['frame overlap a'])
  expect(found([box('a', [50, 50, 20, 20]), frame])).toEqual([])
})

test('L4 puts ink in the bend of each corner of a rounded frame, and none further in', () => {
  const frame = (width: number, height: number) =>
    box('frame', [0, 0, width, height], { thickness: dots(2), rounding: 8 })
  for (const [x, y] of [[5, 5], [185, 5], [5, 85], [185, 85]] as const) {
    expect(found([frame(200, 100), box('a', [x, y, 10, 10])])).toEqual(['a overlap frame'])
  }
  for (const [x, y] of [[60, 5], [20, 45], [20, 20]] as const) {
    expect(found([frame(200, 100), box('a', [x, y, 10, 10])])).toEqual([])
  }
}) // oxfmt-ignore

test('L8 lets an image fill its place, requires dots, and reports its size', () => {
  const image = (width: number, height: number, data: string, frame: Frame = [0, 0, 9, 2]) =>
    make('Image', 'i', frame, { image: { width: dots(width), height: dots(height), data } })
  expect(found([image(9, 2, 'FF80FF80')])).toEqual([])
  expect(found([image(9, 2, 'FF80FF80', [0, 0, 8, 2])])).toEqual(['i imageTooLarge 9 2'])
  expect([found([image(0, 2, '')]), found([image(9, 0, '')])]).toEqual([['i emptyValue Image'], ['i emptyValue Image']])
})

test('S1 names the source of a value that is not printed', () => {
  const text = (name: TextTypeName, more: object = {}) => make(name, 't', [0, 0, 300, 12], more)
  expect(found([text('Cost Price')], { grants: grantsOf([]) })).toEqual(['t notPermitted Cost Price'])
  expect(found([text('Date', { text: 'today' })], { date: undefined })).toEqual(['t emptyValue Date'])
  const invalid = layOut([text('Date')], { date: '2026-02-30' })
  expect(invalid).toMatchObject({ placed: [], issues: [{ code: 'dateInvalid', params: { value: '2026-02-30' } }] })
  const barcode = make('Barcode', 'c', [0, 0, 400, 100], { textType: 'Cost Price' })
  expect(found([barcode], { grants: grantsOf([]) })).toEqual(['c notPermitted Cost Price'])
})

test('S5 writes day and month with two digits', () => {
  const layout = layOut([make('Date', 't', [0, 0, 300, 12])])
  expect(layout).toMatchObject({ placed: [{ text: '03/05/2026' }], issues: [] })
})

test('T3 T6 reports replaced and shrunk text', () => {
  const text = (value: string, more: object = {}) => make('Text', 't', [0, 0, 150, 12], { text: value, ...more })
  expect(found([text('Ω 漢')])).toEqual(['t characterReplaced Ω 漢'])
  const shrunk = layOut([text('Heart holder of glass', { fontSize: dots(20), overflow: 'shrink' })])
  const [line] = shrunk.placed
  if (line?.kind !== 'text') throw new Error('no text')
  expect(shrunk.issues).toMatchObject([{ code: 'textShrunk', params: { fontSize: line.fontSize } }])
})

test('T4 keeps the ink of a line within its box by the overhang on both sides', () => {
  const [line] = layOut([make('Text', 't', [0, 0, 400, 12], { text: 'Hi', fontSize: dots(50) })]).placed
  if (line?.kind !== 'text') throw new Error('no text')
  expect([line.cell.x - line.box.x, line.box.width - line.cell.width]).toEqual([2, 4])
})

test('B9 gives the size of bars below the GS1 minimum', () => {
  const code = make('Barcode', 'c', [0, 0, 448, 172], { moduleWidth: dots(2) })
  expect(found([code], {}, { upc: '012345678905' })).toEqual(['c belowGS1Width 2', 'c belowGS1Height 146'])
})

test('B8 fills the box of a barcode with whole modules, in any rotation', () => {
  for (const symbology of ['code128', 'qrcode'])
    for (const orientation of ['N', 'R']) {
      const code = make('Barcode', 'c', [0, 0, 400, 100], { symbology, orientation, readable: 'none' })
      const [bars] = layOut([code], {}, { upc: 'TS-1' }).placed
      if (bars?.kind !== 'bitmap') throw new Error('no bars')
      const { across, down } = enlargement(bars.bitmap, bars.box)
      const module = bars.barcode!.moduleWidth
      const bar = symbology === 'qrcode' ? module : 100
      expect([across, down]).toEqual(orientation === 'N' ? [module, bar] : [bar, module])
    }
})

test('L9 sorts equally severe issues by the number of items', () => {
  const elements = [make('Color', 'color', [0, 0, 300, 12]), make('Size', 'size', [0, 50, 300, 12])]
  const layouts = ['A', 'B'].map((itemID) => layOut(elements, {}, { itemID, color: itemID === 'A' ? null : 'Red' }))
  expect(preflight(layouts).issues.map(({ issue, itemIDs }) => [issue.elementID, itemIDs.length])).toEqual([
    ['size', 2],
    ['color', 1],
  ])
})

test('P1 spaces rows by a label and a gap', () => {
  const sheet = { ...AVERY_5160, gapY: 3 }
  expect(placeOnSheet(sheet, 3).y - placeOnSheet(sheet, 0).y).toBeCloseTo(25.4 + 3)
  expect(singleLabels(newTemplate('x').stock).name).toBe('Single labels')
})
