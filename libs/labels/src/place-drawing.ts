import { type Bitmap, imageBytes, turnBitmap } from './output/bitmap.ts'
import { dots, type Orientation, rect, turnInto } from './dots.ts'
import { issue } from './issue.ts'
import { MAX_ROUNDING } from './limits.ts'
import { frameOf } from './place-text.ts'
import type { Placement } from './placed.ts'
import type { CircleElement, ImageData, ImageElement, RectangleElement } from './template.ts'

export function placeRectangle(element: RectangleElement): Placement {
  const { id, thickness, color, rounding, width, height } = element
  const box = turnInto(frameOf(element, height), rect(0, 0, width, height))
  return { placed: [{ kind: 'box', elementID: id, box, thickness, color, rounding }], issues: [] }
}

/** A circle is a box with equal sides and full rounding, the only circle that printers draw to the dot. */
export function placeCircle(element: CircleElement): Placement {
  const diameter = dots(Math.min(element.width, element.height))
  return placeRectangle({ ...element, type: 'rectangle', width: diameter, height: diameter, rounding: MAX_ROUNDING })
}

/** An image is printed dot by dot, in the top left corner of its element. */
export function placeImage(element: ImageElement): Placement {
  const { id, image } = element
  const bitmap = imageBitmap(element)
  if (!bitmap) return { placed: [], issues: [issue('imageData', id)] }
  const { width, height } = image
  if (width > element.width || height > element.height) {
    return { placed: [], issues: [issue('imageTooLarge', id, { width, height })] }
  }
  if (width === 0 || height === 0) return { placed: [], issues: [issue('emptyValue', id, { source: 'Image' })] }
  const box = turnInto(frameOf(element, element.height), rect(0, 0, width, height))
  return { placed: [{ kind: 'bitmap', elementID: id, box, bitmap }], issues: [] }
}

const BITMAPS = new WeakMap<ImageData, Partial<Record<Orientation, Bitmap>>>()

/**
 * The dots of an image as it is turned, decoded once for all labels and wherever it is moved; undefined if its data does
 * not match its size.
 */
export function imageBitmap({ image, orientation }: ImageElement): Bitmap | undefined {
  const turned = BITMAPS.get(image) ?? {}
  if (turned[orientation]) return turned[orientation]
  const bytes = imageBytes(image)
  if (!bytes) return undefined
  const bitmap = turnBitmap({ width: image.width, height: image.height, bytes }, orientation)
  BITMAPS.set(image, { ...turned, [orientation]: bitmap })
  return bitmap
}
