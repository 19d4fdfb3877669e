import { fc, test } from '@fast-check/vitest'
import { PNG } from 'pngjs'
import { expect } from 'vitest'
import { grantsOf } from '@greenroom/permissions'
import {
  type Bitmap,
  dots,
  isBlack,
  layOutLabel,
  type LabelElement,
  newElement,
  ORIENTATIONS,
  toSvg,
} from '../src/index.ts'
import { drawBitmap, toImage } from '../src/output/bitmap.ts'

const nobody = { locale: 'en-US', currency: 'USD', grants: grantsOf([]) }

/** The label of a picture alone, and its SVG. */
function labelOf(bitmap: Bitmap, orientation: string) {
  const { width, height } = bitmap
  const image = { width, height, image: toImage(bitmap), orientation }
  const element = { ...newElement('Image', 'i', { x: dots(3), y: dots(4) }), ...image } as LabelElement
  const stock = { width: dots(2_000), height: dots(2_000), density: 8 } as const
  const layout = layOutLabel({ version: 1, name: '', stock, elements: [element] }, { itemID: '' }, nobody)
  return { layout, svg: toSvg(layout) }
}

const IMAGE =
  /<image x="(\d+)" y="(\d+)" width="(\d+)" height="(\d+)" image-rendering="pixelated" href="data:image\/png;base64,([^"]*)"\/>/

const bitmaps = fc
  .tuple(fc.integer({ min: 1, max: 70 }), fc.integer({ min: 1, max: 40 }), fc.infiniteStream(fc.boolean()))
  .map(([width, height, black]) => drawBitmap(width, height, () => black.next().value as boolean))

test.prop([fc.oneof({ weight: 20, arbitrary: bitmaps }, fc.constant(drawBitmap(1_400, 401, (x, y) => (x * y) % 7 === 0))), fc.constantFrom(...ORIENTATIONS)])(
  'V3 writes a picture that another program reads as the same dots, in the same place',
  (bitmap, orientation) => {
    const { layout, svg } = labelOf(bitmap, orientation)
    const [part] = layout.placed
    if (part?.kind !== 'bitmap') throw new Error('no picture')
    const [, x, y, width, height, base64 = ''] = IMAGE.exec(svg)!
    expect({ x, y, width, height }).toEqual(
      Object.fromEntries(Object.entries(part.box).map(([name, value]) => [name, String(value)])),
    )
    const png = PNG.sync.read(Buffer.from(base64, 'base64'))
    expect([png.width, png.height]).toEqual([part.bitmap.width, part.bitmap.height])
    const wrong = Array.from({ length: png.width * png.height }, (_, at) => at).filter((at) => {
      const [red, green, blue, opacity] = png.data.subarray(4 * at, 4 * at + 4)
      const isInk = isBlack(part.bitmap, at % png.width, Math.floor(at / png.width))
      return isInk ? red !== 0 || green !== 0 || blue !== 0 || opacity !== 255 : opacity !== 0
    })
    expect(wrong).toEqual([])
  },
) // oxfmt-ignore

test('V3 writes as many characters for the finest pattern as for none', () => {
  const length = (isDark: (x: number, y: number) => boolean) =>
    labelOf(drawBitmap(1_400, 1_400, isDark), 'N').svg.length
  const checker = length((x, y) => (x + y) % 2 === 0)
  expect(checker).toBe(length(() => false))
  expect(checker).toBeLessThan((1_400 * 1_400) / 5.9)
})
