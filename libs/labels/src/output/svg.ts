import { advanceOf } from '../font.ts'
import type { LabelLayout, Placed, PlacedBitmap, PlacedText } from '../placed.ts'
import { pngUrl } from './png.ts'
import { baselineOf, bitmapPath, boxPath, type Segment } from '../shapes.ts'

const INK = { B: '#000', W: '#fff' } as const

/**
 * A label as an SVG image in its real size, one unit per dot, for the screen. Text is fitted to its width on the printer.
 * It uses only attributes, no style and no script; a content policy must allow pictures from `data:`. The file grows with
 * the dots of a picture, not with its pattern.
 */
export function toSvg({ stock, placed }: LabelLayout): string {
  const { width, height, density } = stock
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width / density}mm" height="${height / density}mm" `,
    `viewBox="0 0 ${width} ${height}"><path fill="#fff" d="M0 0H${width}V${height}H0Z"/>`,
    ...placed.map(partSvg),
    '</svg>',
  ].join('')
}

function partSvg(part: Placed): string {
  switch (part.kind) {
    case 'text':
      return textSvg(part)
    case 'bitmap':
      if (!part.barcode) return imageSvg(part)
      return `<path shape-rendering="crispEdges" d="${pathData(bitmapPath(part.box, part.bitmap))}"/>`
    case 'box':
      return `<path fill="${INK[part.color]}" fill-rule="evenodd" d="${pathData(boxPath(part))}"/>`
  }
}

function imageSvg({ box, bitmap }: PlacedBitmap): string {
  const place = `x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}"`
  return `<image ${place} image-rendering="pixelated" href="${pngUrl(bitmap)}"/>`
}

function textSvg(part: PlacedText): string {
  const { along, down, x, y } = baselineOf(part)
  const length = short(advanceOf(part.text, part.fontSize))
  return (
    `<text transform="matrix(${[...along, ...down, short(x), short(y)].join(' ')})" font-size="${part.fontSize}" ` +
    `font-family="Arial Narrow, Helvetica, Arial, sans-serif" font-weight="700" xml:space="preserve" ` +
    `textLength="${length}" lengthAdjust="spacingAndGlyphs">${escapeXml(part.text)}</text>`
  )
}

function pathData(segments: readonly Segment[]): string {
  return segments.map(([command, ...numbers]) => command + numbers.map(short).join(' ')).join('')
}

/** A number with at most three decimals. */
export function short(value: number): number {
  return Math.round(value * 1000) / 1000
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character]!)
}
