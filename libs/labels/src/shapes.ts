import { type Bitmap, blackRects, enlargement } from './output/bitmap.ts'
import type { Rect } from './dots.ts'
import type { PlacedBox, PlacedText } from './placed.ts'

/** A path in the commands of both SVG and PDF: move, line, curve (two control points and an end), close. */
export type Segment = readonly ['M' | 'L', number, number] | readonly ['C', ...number[]] | readonly ['Z']

/** The distance of the control points of a quarter circle from its ends, in radii. */
const QUARTER = 0.5523

function roundedRect(x: number, y: number, width: number, height: number, radius: number): Segment[] {
  if (radius <= 0) return rectPath({ x, y, width, height })
  const [right, bottom, bend] = [x + width, y + height, radius * (1 - QUARTER)]
  return [
    ['M', x + radius, y],
    ['L', right - radius, y],
    ['C', right - bend, y, right, y + bend, right, y + radius],
    ['L', right, bottom - radius],
    ['C', right, bottom - bend, right - bend, bottom, right - radius, bottom],
    ['L', x + radius, bottom],
    ['C', x + bend, bottom, x, bottom - bend, x, bottom - radius],
    ['L', x, y + radius],
    ['C', x, y + bend, x + bend, y, x + radius, y],
    ['Z'],
  ]
}

function rectPath({ x, y, width, height }: { x: number; y: number; width: number; height: number }): Segment[] {
  return [['M', x, y], ['L', x + width, y], ['L', x + width, y + height], ['L', x, y + height], ['Z']]
}

/** The outline of a box and, unless it is solid, of its white inside, to be filled by the even-odd rule. */
export function boxPath({ box, thickness, rounding }: PlacedBox): Segment[] {
  const { x, y, width, height } = box
  const shorter = Math.min(width, height)
  const radius = (rounding / 8) * (shorter / 2)
  const outer = roundedRect(x, y, width, height, radius)
  if (2 * thickness >= shorter) return outer
  const inner = roundedRect(
    x + thickness,
    y + thickness,
    width - 2 * thickness,
    height - 2 * thickness,
    radius - thickness,
  )
  return [...outer, ...inner]
}

/** The black dots of a bitmap that fills the box. */
export function bitmapPath({ x, y, ...size }: Rect, bitmap: Bitmap): Segment[] {
  const { across, down } = enlargement(bitmap, size)
  return blackRects(bitmap).flatMap((part) =>
    rectPath({
      x: x + part.x * across,
      y: y + part.y * down,
      width: part.width * across,
      height: part.height * down,
    }),
  )
}

/** The reading direction and the line direction, for each orientation; y points down. */
const DIRECTIONS = {
  N: { along: [1, 0], down: [0, 1] },
  R: { along: [0, 1], down: [-1, 0] },
  I: { along: [-1, 0], down: [0, -1] },
  B: { along: [0, -1], down: [1, 0] },
} as const

/** The distance of the baseline from the top of capitals, as a part of the font size. */
const BASELINE = 0.75

/** Where the baseline of a text starts, and the directions of the text. */
export function baselineOf({ cell, orientation, fontSize }: PlacedText) {
  const { along, down } = DIRECTIONS[orientation]
  const x = cell.x + (along[0] + down[0] < 0 ? cell.width : 0)
  const y = cell.y + (along[1] + down[1] < 0 ? cell.height : 0)
  return { along, down, x: x + down[0] * BASELINE * fontSize, y: y + down[1] * BASELINE * fontSize }
}
