import sharp from 'sharp'

/** A part of a drawing: the points of the unit square it covers, y down, and its color as RGB. */
interface Part {
  covers(x: number, y: number): boolean
  color: number
}

type Point = readonly [x: number, y: number]

/** In pixels. */
const SIDE = 320
/** Sample points per pixel in each direction, for smooth edges. */
const FINENESS = 2
const PAPER = 0xf2f0ea

const ellipse = (x: number, y: number, width: number, height: number, color: number): Part => ({
  covers: (px, py) => ((px - x) / width) ** 2 + ((py - y) / height) ** 2 <= 1,
  color,
})
const disc = (x: number, y: number, radius: number, color: number) => ellipse(x, y, radius, radius, color)
const box = (left: number, top: number, right: number, bottom: number, color: number): Part => ({
  covers: (x, y) => x >= left && x <= right && y >= top && y <= bottom,
  color,
})
/** A symmetrical shape, given by its right half from top to bottom. */
const symmetric = (half: readonly Point[], color: number): Part => {
  const points = [...half, ...half.map(([x, y]): Point => [1 - x, y]).toReversed()]
  return { covers: (x, y) => isInside(points, x, y), color }
}

/** A ray to the right crosses the outline an odd number of times. */
function isInside(points: readonly Point[], x: number, y: number): boolean {
  let isIn = false
  let last = points.at(-1)!
  for (const next of points) {
    if (last[1] > y !== next[1] > y && x < ((next[0] - last[0]) * (y - last[1])) / (next[1] - last[1]) + last[0]) {
      isIn = !isIn
    }
    last = next
  }
  return isIn
}

// oxfmt-ignore
const SHIRT: Point[] = [[0.6, 0.18], [0.75, 0.24], [0.92, 0.42], [0.81, 0.52], [0.73, 0.44], [0.73, 0.86]]

export const shirt = (cloth: number, print: number) => [
  symmetric(SHIRT, cloth),
  ellipse(0.5, 0.18, 0.1, 0.06, PAPER),
  disc(0.5, 0.44, 0.11, print),
  disc(0.54, 0.41, 0.09, cloth),
  box(0.36, 0.6, 0.64, 0.63, print),
  box(0.42, 0.66, 0.58, 0.68, print),
]

export const record = (sleeve: number, label: number) => [
  disc(0.6, 0.5, 0.32, 0x17181c),
  disc(0.6, 0.5, 0.24, 0x26282e),
  disc(0.6, 0.5, 0.22, 0x17181c),
  disc(0.6, 0.5, 0.1, label),
  box(0.1, 0.17, 0.62, 0.83, sleeve),
  disc(0.36, 0.42, 0.15, label),
  box(0.18, 0.68, 0.54, 0.71, label),
]

export const mug = (glaze: number, band: number) => [
  disc(0.72, 0.5, 0.16, glaze),
  disc(0.72, 0.5, 0.1, PAPER),
  box(0.26, 0.26, 0.7, 0.78, glaze),
  box(0.26, 0.5, 0.7, 0.6, band),
  ellipse(0.48, 0.26, 0.22, 0.05, 0x4a3325),
]

export const poster = (paper: number, ink: number) => [
  box(0.22, 0.1, 0.78, 0.9, paper),
  disc(0.5, 0.38, 0.19, ink),
  disc(0.5, 0.45, 0.19, paper),
  box(0.3, 0.64, 0.7, 0.7, ink),
  box(0.36, 0.75, 0.64, 0.78, ink),
  box(0.4, 0.82, 0.6, 0.84, ink),
]

export const cap = (cloth: number, badge: number) => [
  ellipse(0.46, 0.56, 0.3, 0.3, cloth),
  box(0.1, 0.58, 0.9, 0.9, PAPER),
  ellipse(0.64, 0.58, 0.28, 0.06, badge),
  disc(0.48, 0.44, 0.08, badge),
]

/** Draws the parts over one another as a PNG file. */
export function draw(parts: readonly Part[]): Promise<Buffer> {
  const topFirst = parts.toReversed()
  const pixels = Buffer.alloc(SIDE * SIDE * 3)
  const grid = SIDE * FINENESS
  for (let row = 0; row < grid; row += 1) {
    for (let column = 0; column < grid; column += 1) {
      const color = topFirst.find((part) => part.covers(column / grid, row / grid))?.color ?? PAPER
      const pixel = (Math.floor(row / FINENESS) * SIDE + Math.floor(column / FINENESS)) * 3
      for (let channel = 0; channel < 3; channel += 1) {
        pixels[pixel + channel]! += ((color >> (16 - 8 * channel)) & 255) / FINENESS ** 2
      }
    }
  }
  return sharp(pixels, { raw: { width: SIDE, height: SIDE, channels: 3 } })
    .png()
    .toBuffer()
}
