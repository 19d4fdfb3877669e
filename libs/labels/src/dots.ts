/** A length or position on a label, in whole printer dots. */
export type Dots = number & { readonly unit: 'dots' }

/** A number as whole dots, rounded to the nearest. */
export function dots(value: number): Dots {
  return Math.round(value) as Dots
}

/** Dots per millimeter: printers of 152, 203, 300 and 600 dots per inch. */
export const DENSITIES = [6, 8, 12, 24] as const
export type Density = (typeof DENSITIES)[number]

/** Clockwise rotation: N none, R by 90, I by 180, B by 270 degrees. */
export const ORIENTATIONS = ['N', 'R', 'I', 'B'] as const
export type Orientation = (typeof ORIENTATIONS)[number]

export type Size = Readonly<{ width: Dots; height: Dots }>

/** Measured from the top left corner; x grows to the right, y downward. */
export type Rect = Readonly<{ x: Dots; y: Dots }> & Size

export function rect(x: number, y: number, width: number, height: number): Rect {
  return { x: dots(x), y: dots(y), width: dots(width), height: dots(height) }
}

/** Whether the two share at least one dot. */
export function intersects(a: Rect, b: Rect): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}

/** Whether all dots of `inner` are inside a label of this size. */
export function isWithin(inner: Rect, { width, height }: Size): boolean {
  return inner.x >= 0 && inner.y >= 0 && inner.x + inner.width <= width && inner.y + inner.height <= height
}

/**
 * Where a part of an element is on the label. Elements are laid out upright, in a frame of their own; then the frame is
 * rotated and its top left corner placed at (`x`, `y`).
 */
export type Frame = Readonly<{ x: Dots; y: Dots; orientation: Orientation }> & Size

export function turnInto({ x, y, width, height, orientation }: Frame, part: Rect): Rect {
  const right = width - part.x - part.width
  const below = height - part.y - part.height
  switch (orientation) {
    case 'N':
      return rect(x + part.x, y + part.y, part.width, part.height)
    case 'R':
      return rect(x + below, y + part.x, part.height, part.width)
    case 'I':
      return rect(x + right, y + below, part.width, part.height)
    case 'B':
      return rect(x + part.y, y + right, part.height, part.width)
  }
}
