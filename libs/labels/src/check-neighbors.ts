import { intersects, type Rect, rect } from './dots.ts'
import { issue, type LabelIssue } from './issue.ts'
import type { Placed, PlacedBox } from './placed.ts'
import type { LabelElement } from './template.ts'

/** Issues between elements of a label: overlapping ink, and ink in the quiet zone of a barcode. */
export function checkNeighbors(placed: readonly Placed[], elements: readonly LabelElement[]): LabelIssue[] {
  const meant = new Set(elements.filter(({ allowOverlap }) => allowOverlap).map(({ id }) => id))
  const inked = [...Map.groupBy(placed, ({ elementID }) => elementID)].map(([id, parts]) => inkOf(id, parts))
  const issues: LabelIssue[] = []
  for (const [at, one] of inked.entries()) {
    for (const [otherAt, other] of inked.entries()) {
      if (at === otherAt) continue
      if (one.quietZone && !other.isWhite && touch([one.quietZone], other.ink)) {
        issues.push(issue('quietZone', one.id, { other: other.id }))
      }
      if (at > otherAt || meant.has(one.id) || meant.has(other.id)) continue
      // What touches the bars is in their quiet zone.
      const ink = one.quietZone && !other.isWhite ? one.ink.slice(1) : one.ink
      if (touch(ink, other.ink)) issues.push(issue('overlap', other.id, { other: one.id }))
    }
  }
  return issues
}

/** Where an element puts ink: the bars of a barcode come first. */
type Ink = Readonly<{ id: string; ink: readonly Rect[]; isWhite: boolean; quietZone: Rect | undefined }>

function inkOf(id: string, parts: readonly Placed[]): Ink {
  const [first] = parts
  return {
    id,
    // A frame around other elements touches only those under its four sides.
    ink: parts.flatMap((part) => (part.kind === 'box' ? frameSides(part) : [part.box])),
    isWhite: first?.kind === 'box' && first.color === 'W',
    quietZone: first?.kind === 'bitmap' ? first.barcode?.quietZone : undefined,
  }
}

function touch(some: readonly Rect[], others: readonly Rect[]): boolean {
  return some.some((one) => others.some((other) => intersects(one, other)))
}

/** The sides of a frame, with its rounded corners; the whole box if it is filled. */
export function frameSides({
  box: { x, y, width, height },
  thickness,
  rounding,
}: Pick<PlacedBox, 'box' | 'thickness' | 'rounding'>): Rect[] {
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
