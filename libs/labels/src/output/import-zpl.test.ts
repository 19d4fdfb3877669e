import { grantsOf } from '@greenroom/permissions'
import { expect, test } from 'vitest'
import {
  dots,
  importZpl,
  type LabelElement,
  layOutLabel,
  mediaOf,
  newElement,
  newTemplate,
  ORIENTATIONS,
  stockOf,
  toZpl,
} from '../index.ts'

const context = { currency: 'USD', grants: grantsOf([]) }
const at = (x: number, y: number) => ({ x: dots(x), y: dots(y) })
const fixed = (name: 'Text' | 'Barcode', id: string, x: number, y: number, more: object) =>
  ({ ...newElement(name, id, at(x, y)), textType: 'Text', ...more }) as LabelElement
const lay = (elements: readonly LabelElement[], stock = newTemplate('', 56).stock) =>
  layOutLabel({ ...newTemplate(''), stock, elements }, { itemID: '' }, context)
const zplOf = (...elements: LabelElement[]) => toZpl([{ layout: lay(elements) }])

/** The elements of an import, which must print the same. */
function imported(zpl: string) {
  const found = importZpl(zpl, 'Imported', 8)
  if ('problems' in found) throw new Error(JSON.stringify(found.problems))
  const layout = layOutLabel(found.template, { itemID: '' }, context)
  expect(toZpl([{ layout }])).toBe(zpl)
  return found
}

const name = fixed('Text', 'a', 30, 10, { text: 'Café ^FS _5E', width: dots(400), fontSize: dots(24), align: 'C' })

test('Z10 imports texts, boxes, circles and images as they are', () => {
  const box = { ...newElement('Rectangle', 'b', at(3, 4)), rounding: 2 } as LabelElement
  const circle = newElement('Circle', 'c', at(300, 300))
  const image = {
    ...newElement('Image', 'd', at(441, 200)),
    width: dots(7),
    height: dots(2),
    image: { width: dots(7), height: dots(2), data: '8202' },
  } as LabelElement
  const { template, images } = imported(zplOf(name, box, circle, image))
  expect(template).toMatchObject({
    version: 1,
    name: 'Imported',
    stock: { width: 448, height: 448, density: 8 },
    elements: [
      { id: 'e1', type: 'text', textType: 'Text', text: 'Café ^FS _5E', fontSize: 24, positionY: 10 },
      { id: 'e2', type: 'rectangle', positionX: 3, positionY: 4, width: 200, height: 100, rounding: 2 },
      { id: 'e3', type: 'circle', width: 80, height: 80 },
      { id: 'e4', type: 'image', positionX: 441, width: 7, image: { width: 7, data: '8202' } },
    ],
  })
  expect(images).toBe(1)
})

test.each([
  ['012345678905', 'upca'],
  ['4006381333931', 'ean13'],
  ['12345670', 'ean8'],
  ['TS-1001', 'code128'],
  ['012345678906', 'code128'],
])('Z10 imports the bars of %s as %s, whichever way they are turned', (text, symbology) => {
  for (const orientation of ORIENTATIONS) {
    for (const readable of ['below', 'above']) {
      for (const width of [300, 301]) {
        const bars = fixed('Barcode', 'a', 20, 30, { text, symbology, orientation, readable, width: dots(width) })
        const { template, images } = imported(zplOf(bars))
        expect(template.elements).toMatchObject([
          { type: 'barcode', text, symbology, orientation, readable, height: 80 },
        ])
        expect(images).toBe(0)
      }
    }
  }
})

test('Z10 imports a QR code and bars without readable characters as images', () => {
  const qr = fixed('Barcode', 'a', 10, 10, { text: 'https://example.com', symbology: 'qrcode', height: dots(200) })
  const bars = fixed('Barcode', 'b', 10, 250, { text: 'TS-1', readable: 'none' })
  const other = fixed('Text', 'c', 10, 400, { text: 'not its value', fontSize: dots(20) })
  const { template, images } = imported(zplOf(qr, bars, other))
  expect(template.elements.map(({ type }) => type)).toEqual(['image', 'image', 'text'])
  expect(images).toBe(2)
})

test('Z10 imports a label without parts, one with copies and a setup, and lines that end as in Windows', () => {
  expect(importZpl(zplOf(), 'Empty', 8)).toMatchObject({ template: { name: 'Empty', elements: [] } })
  const layout = lay([name])
  const setUp = toZpl([{ layout, copies: 12 }, { layout }], { darkness: 3, offsetX: -2, offsetY: 4 })
  expect(importZpl(setUp.replaceAll('\n', '\r\n').trimEnd(), 'x', 8)).toMatchObject({
    template: { elements: [{ type: 'text' }] },
  })
})

test('Z10 finds the roll or sheet of the size, at the density of the printer', () => {
  const stock = stockOf(mediaOf('roll-56x40')!, 12)
  const zpl = toZpl([{ layout: lay([], stock) }])
  expect(importZpl(zpl, 'x', 12)).toMatchObject({ template: { stock } })
  expect(importZpl(zpl, 'x', 8)).toMatchObject({ template: { stock: { width: 672, height: 480, density: 8 } } })
})

const label = (...fields: string[]) =>
  ['^XA', '^CI28', '^PW448', '^LL240', '^LH0,0', ...fields, '^PQ1', '^XZ', ''].join('\n')
const problemOf = (zpl: string) => {
  const found = importZpl(zpl, 'x', 8)
  return 'problems' in found ? found.problems.map(({ line, message }) => `${line}: ${message}`) : []
}
const OURS = 'Choose ZPL that was downloaded or copied here.'

test.each([
  ['^XA\n^FO20,20^BY2^BCN,60,Y,N,N^FD123^FS\n^XZ', [`2: ^BY can't be imported. ${OURS}`]],
  [label('^FO10,10^A0N,20,20^FH_^FDHi^FS', '^FO0,0^GB10,10,1,B,0^FS~JA'), [`7: ~JA can't be imported. ${OURS}`]],
  [label('^FO0,0^GB10,10,1,B,9^FS'), [`6: “^FO0,0^GB10,10,1,B,9^FS” can't be imported. ${OURS}`]],
  ['A note', [`1: “A note” can't be imported. ${OURS}`]],
  [`${'x'.repeat(50)}`, [`1: “${'x'.repeat(40)}…” can't be imported. ${OURS}`]],
  ['', [`1: “” can't be imported. ${OURS}`]],
  [
    label('^FO0,0^A0N,20,20^FH_^FDHi^FS'),
    ['6: This part would print differently. positionX is -1, not from 0 to 32,000.'],
  ],
  [
    label('^FO10,10^A0N,10,10^FH_^FDLonger than 15 characters^FS', '^FO440,0^GB20,5,1,B,0^FS'),
    [
      '6: This part would print differently. Cut to 15 characters.',
      '7: This part would print differently. Lies partly outside the label.',
    ],
  ],
  [label('^FO440,0^GFA,2,2,2,FFFF^FS'), ['6: This part would print differently.']],
  [
    label() + label('^FO10,10^GB20,5,1,B,0^FS'),
    ['8: This label differs from the first. Import a file with one label.'],
  ],
])('Z10 refuses %j with its line', (zpl, problems) => {
  expect(problemOf(zpl)).toEqual(problems)
})

test('Z10 knows the commands that the engine writes', () => {
  const written = toZpl(
    [{ layout: lay([name, newElement('Circle', 'b', at(3, 4)), fixed('Barcode', 'c', 9, 9, { text: 'A' })]) }],
    {
      darkness: 1,
      offsetX: 0,
      offsetY: 0,
    },
  )
  const commands = new Set(written.match(/\^[A-Z][A-Z0-9]/g))
  expect(commands.size).toBe(17)
  for (const command of commands)
    expect(problemOf(`${command}1`)).toEqual([`1: “${command}1” can't be imported. ${OURS}`])
})
