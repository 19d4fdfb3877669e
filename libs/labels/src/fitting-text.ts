import { checkCondition } from './condition.ts'
import { countFitting, endRoomOf } from './font.ts'
import { CUT_ALLOWANCE } from './limits.ts'
import type { LabelLayout } from './placed.ts'
import { type LabelContext, sourceText } from './source-text.ts'
import type { LabelTemplate, TextElement } from './template.ts'
import type { LabelItem } from './text-types.ts'

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

const WEIGHT = { error: 1_000_000, warning: 1_000, info: 1 } as const

/** The position of the label with the most errors and, of equal ones, the most warnings, then notes; -1 without labels. */
export function worstLabel(layouts: readonly LabelLayout[]): number {
  return largest(layouts.map(({ issues }) => issues.reduce((sum, { severity }) => sum + WEIGHT[severity], 0)))
}

/** The position of the item for which a label has the longest texts, before any is cut; -1 without items. */
export function longestLabel(template: LabelTemplate, items: readonly LabelItem[], context: LabelContext): number {
  return largest(items.map((item) => shownLength(template, item, context)))
}

function shownLength({ elements }: LabelTemplate, item: LabelItem, context: LabelContext): number {
  return elements.reduce((sum, element) => {
    if (element.type !== 'text' && element.type !== 'barcode') return sum
    return checkCondition(element, item, context).holds ? sum + sourceText(element, item, context).text.length : sum
  }, 0)
}

/** The position of the first largest number. */
function largest(numbers: readonly number[]): number {
  return numbers.indexOf(Math.max(...numbers))
}
