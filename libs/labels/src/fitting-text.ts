import { countFitting, endRoomOf } from './font.ts'
import { CUT_ALLOWANCE } from './limits.ts'
import type { LabelLayout } from './placed.ts'
import type { TextElement } from './template.ts'

/** The mean advance of item names, and that of the widest letter: W. */
const TYPICAL = 'e'
const WIDEST = 'W'

export type FittingText = Readonly<{
  /** Characters of a usual text that fit into its lines. */
  typical: number
  /** Characters that fit even if all are wide. */
  least: number
  /** Where the text is cut whatever its width (section 5). */
  cut: number
}>

/** How many characters of a text are printed at its font size, for the designer. */
export function fittingText({ width, fontSize, maxLines, orientation }: TextElement): FittingText {
  const room = width - endRoomOf(orientation)
  const cut = fontSize + CUT_ALLOWANCE
  const fitting = (letter: string) => Math.min(countFitting(letter.repeat(cut), fontSize, room) * maxLines, cut)
  return { typical: fitting(TYPICAL), least: fitting(WIDEST), cut }
}

const WEIGHT = { error: 10_000, warning: 100, info: 1 } as const

/** The position of the label with the most serious issues and, of equal ones, the longest texts. */
export function hardestLabel(layouts: readonly LabelLayout[]): number {
  const weights = layouts.map(({ issues, placed }) => {
    const found = issues.reduce((sum, { severity }) => sum + WEIGHT[severity], 0)
    const characters = placed.reduce((sum, part) => sum + (part.kind === 'text' ? part.text.length : 0), 0)
    return found * 10_000 + characters
  })
  return weights.indexOf(Math.max(...weights))
}
