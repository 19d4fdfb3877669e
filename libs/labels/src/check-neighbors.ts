import { intersects, type Rect, rect } from './dots.ts'
import { issue, type LabelIssue } from './issue.ts'
import type { Placed, PlacedBox } from './placed.ts'
import type { LabelElement } from './template.ts'

/** Issues between parts of a label: overlapping ink, and ink in the quiet zone of a barcode. */
export function checkNeighbors(placed: readonly Placed[], elements: readonly LabelElement[]): LabelIssue[] {
  const meant = new Set(elements.filter(({ allowOverlap }) => allowOverlap).map(({ id }) => id))
  const inked = placed.map((part) => ({ part, ink: inkOf(part) }))
  const issues = new Map<string, LabelIssue>()
  const note = (code: 'overlap' | 'quietZone', elementID: string, other: string) =>
    issues.set(`${code} ${elementID} ${other}`, issue(code, elementID, { other }))
  for (const [at, { part, ink }] of inked.entries()) {
    for (const [otherAt, { part: other, ink: otherInk }] of inked.entries()) {
      if (part.elementID === other.elementID) continue
      const quietZone = part.kind === 'bitmap' ? part.barcode?.quietZone : undefined
      if (quietZone && !isWhite(other) && otherInk.some((each) => intersects(each, quietZone))) {
        note('quietZone', part.elementID, other.elementID)
      } else if (at < otherAt && !meant.has(part.elementID) && !meant.has(other.elementID)) {
        if (ink.some((a) => otherInk.some((b) => intersects(a, b)))) {
          note('overlap', other.elementID, part.elementID)
        }
      }
    }
  }
  return [...issues.values()]
}

function isWhite(part: Placed): boolean {
  return part.kind === 'box' && part.color === 'W'
}

/** Where a part puts ink: a frame around other elements touches only those under its four sides. */
function inkOf(part: Placed): Rect[] {
  return part.kind === 'box' ? frameSides(part) : [part.box]
}

function frameSides({ box: { x, y, width, height }, thickness, rounding }: PlacedBox): Rect[] {
  const shorter = Math.min(width, height)
  if (2 * thickness >= shorter) return [rect(x, y, width, height)]
  const radius = (shorter * rounding) / 16
  // A rounded corner deviates from its two sides by at most 0.3 of its radius, over a length of one radius.
  const bend = thickness + Math.ceil(0.3 * radius)
  const bands = [
    [width, thickness],
    [thickness, height],
    ...(rounding > 0 ? [[Math.ceil(radius), bend], [bend, Math.ceil(radius)]] : []),
  ] as [number, number][] // oxfmt-ignore
  return bands.flatMap(([across, down]) => [
    rect(x, y, across, down),
    rect(x + width - across, y, across, down),
    rect(x, y + height - down, across, down),
    rect(x + width - across, y + height - down, across, down),
  ])
}
