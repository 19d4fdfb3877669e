import { frameSides } from '../check-neighbors.ts'
import { dots, intersects, isWithin, rect, type Rect } from '../dots.ts'
import * as limits from '../limits.ts'
import { newElement } from '../new-element.ts'
import { leastBarcodeHeight } from '../place-barcode.ts'
import type { LabelElement, LabelStock } from '../template.ts'
import type { TextTypeName } from '../text-types.ts'
import { boxOf, moved } from './arrange.ts'

type Design = Readonly<{ stock: LabelStock; elements: readonly LabelElement[] }>

/** Between an element and the edge of the label or another element, in millimeters. */
const MARGIN_MM = 2
const GAP_MM = 1

/** The shorter side of a label, in dots, up to which new elements have their least readable size at 8 dots per mm. */
const SMALL = 320

/** The width of a new text in the label's default font: about 24 characters, with room for a narrow text beside it. */
const TEXT_WIDTH = 256

/** A new element in a size that can be read on this label, at the first free place from the top. */
export function insertedElement(name: TextTypeName, id: string, design: Design): LabelElement {
  const [usual, small] = sizesOf(newElement(name, id, { x: dots(0), y: dots(0) }), design.stock)
  const element = [usual, small].find((each) => freePlace(each, design)) ?? usual
  const [x, y] = freePlace(element, design) ?? cascadePlace(design)
  return moved(element, x, y)
}

/** As it is inserted, and as small as it may be; larger on a larger label, and at a higher density. */
function sizesOf(element: LabelElement, { width, height, density }: LabelStock): [LabelElement, LabelElement] {
  const scale = Math.max(density / 8, Math.min(width, height) / SMALL)
  const room = (side: number, length: number) => Math.max(1, Math.min(length * scale, side - 2 * MARGIN_MM * density))
  const sized = (least: number, length: number) => dots(Math.max(least, room(width, length)))
  switch (element.type) {
    case 'text': {
      const fontSize = dots(Math.min(limits.LABEL_FONT_SIZE * scale, limits.MAX_FONT_SIZE))
      const text = { ...element, fontSize, width: sized(limits.TEXT_MIN_WIDTH, TEXT_WIDTH) }
      return [text, { ...text, width: sized(limits.TEXT_MIN_WIDTH, limits.TEXT_MIN_WIDTH) }]
    }
    case 'barcode': {
      const bars = dots(Math.max(leastBarcodeHeight(element), room(height, element.height)))
      const barcode = { ...element, width: sized(1, element.width), height: bars }
      return [barcode, { ...barcode, height: leastBarcodeHeight(element) }]
    }
    default: {
      // A line stays as thin as section 5 says.
      const side = (of: number, length: number) => dots(length === limits.DEFAULT_THICKNESS ? length : room(of, length))
      const shape = { ...element, width: side(width, element.width), height: side(height, element.height) }
      return [shape, shape]
    }
  }
}

/** The first place from the top, then from the left, where it covers no other element. */
function freePlace(element: LabelElement, { stock, elements }: Design): readonly [number, number] | undefined {
  const margin = MARGIN_MM * stock.density
  const gap = GAP_MM * stock.density
  const size = boxOf(element)
  const inner = { width: dots(stock.width - margin), height: dots(stock.height - margin) }
  const taken = elements.flatMap(inkOf)
  const grown = taken.map(({ x, y, width, height }) => rect(x - gap, y - gap, width + 2 * gap, height + 2 * gap))
  const starts = (edges: readonly number[]) =>
    [...new Set([margin, ...edges.filter((edge) => edge > margin)])].toSorted((one, other) => one - other)
  const [across, down] = [
    starts(grown.map(({ x, width }) => x + width)),
    starts(grown.map(({ y, height }) => y + height)),
  ]
  for (const y of down) {
    for (const x of across) {
      const box = rect(x, y, size.width, size.height)
      if (isWithin(box, inner) && !grown.some((other) => intersects(box, other))) return [x, y]
    }
  }
  return undefined
}

/** What nothing else may cover: there is room within a frame. */
function inkOf(element: LabelElement): readonly Rect[] {
  const box = boxOf(element)
  return element.type === 'rectangle' ? frameSides({ ...element, box }) : [box]
}

/** On a full label: in its corner, or a step aside for each element that is there already. */
function cascadePlace({ stock, elements }: Design): readonly [number, number] {
  const step = MARGIN_MM * stock.density
  let place = step
  while (elements.some(({ positionX, positionY }) => positionX === place && positionY === place)) place += step
  return [place, place]
}
