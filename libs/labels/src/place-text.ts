import { dots, type Frame, rect, turnInto } from './dots.ts'
import { endRoomOf, lineHeightOf, measureText, overhangOf, riseOf } from './font.ts'
import { issue, type LabelIssue } from './issue.ts'
import { CUT_ALLOWANCE } from './limits.ts'
import type { PlacedText, Placement } from './placed.ts'
import type { TextElement } from './template.ts'
import { cutText, fitText, printableText } from './text.ts'

/** Places a text in its element: made printable, cut to font size + 5 characters (section 5), then fitted to the width. */
export function placeText(element: TextElement, value: string): Placement {
  const { id, width, maxLines, overflow } = element
  const { text: printable, replaced } = printableText(value)
  const text = cutText(printable, element.fontSize)
  const room = width - endRoomOf(element.orientation)
  const { fontSize, lines, rest } = fitText(text, element.fontSize, room, maxLines, overflow)
  const issues: LabelIssue[] = []
  if (replaced.length > 0) issues.push(issue('characterReplaced', id, { characters: replaced.join(' ') }))
  if (text !== printable) issues.push(issue('textCut', id, { limit: element.fontSize + CUT_ALLOWANCE }))
  if (rest !== '') issues.push(issue('textTruncated', id, { width, lost: rest.length }))
  if (fontSize !== element.fontSize) issues.push(issue('textShrunk', id, { fontSize }))
  const frame = frameOf(element, lines.length * lineHeightOf(fontSize))
  const placed = lines.flatMap((line, at) =>
    line.trim() === '' ? [] : [placeLine(frame, element, line, fontSize, at * lineHeightOf(fontSize))],
  )
  return { placed, issues }
}

/** The frame of an element, with its own height or that of its content. */
export function frameOf(
  element: Omit<Frame, 'x' | 'y'> & { positionX: number; positionY: number },
  height: number,
): Frame {
  const { positionX, positionY, width, orientation } = element
  return { x: dots(positionX), y: dots(positionY), width, height: dots(height), orientation }
}

/** One line of text, with its top at `top` in the frame. */
export function placeLine(
  frame: Frame,
  { id, align, orientation }: Pick<TextElement, 'id' | 'align' | 'orientation'>,
  text: string,
  fontSize: number,
  top: number,
): PlacedText {
  const measured = measureText(text, fontSize)
  const width = measured + endRoomOf(orientation)
  const spare = frame.width - width
  const left = align === 'L' ? 0 : align === 'R' ? spare : Math.floor(spare / 2)
  const overhang = overhangOf(fontSize)
  return {
    kind: 'text',
    elementID: id,
    box: turnInto(frame, rect(left, top, width, lineHeightOf(fontSize))),
    cell: turnInto(frame, rect(left + overhang, top + riseOf(fontSize), measured - 2 * overhang, fontSize)),
    text,
    fontSize: dots(fontSize),
    orientation,
  }
}
