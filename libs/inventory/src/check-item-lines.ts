import { type DocumentIssue, type LineField, repeatedItem, trimItemIDs } from '@greenroom/documents'
import { inSentence } from '@greenroom/money'
import { isSystemItem } from '@greenroom/permissions'
import type { DraftValue } from '@greenroom/validation'

type ItemLines = {
  /** For a sentence: "A transfer". */
  document: string
  most: number
  fields: readonly LineField[]
  /** Why it can't have a system item. */
  explainSystem?: (itemID: string) => string
}

const noStock = (itemID: string) => `No stock is kept of ${itemID}.`

/**
 * The issues of the lines of a document, each with its path, such as `lines.3.itemID`: there are at most so many, each has
 * an item of its own that is no system item, and what `of` finds in a line with its item trimmed.
 */
export function checkItemLines<Line extends { readonly itemID: DraftValue }>(
  lines: readonly Line[],
  { document, most, fields, explainSystem = noStock }: ItemLines,
  of: (line: Line, index: number) => readonly DocumentIssue[] = () => [],
): DocumentIssue[] {
  if (lines.length > most) {
    const message = `${document} has at most ${inSentence(most)} lines (${inSentence(lines.length)}).`
    return [{ field: 'lines', code: 'tooMany', message }]
  }
  const lineOf = new Map<string, number>()
  return lines.flatMap((typed, index) => {
    const line = trimItemIDs(fields, typed)
    const itemID = String(line.itemID ?? '')
    const earlier = lineOf.get(itemID)
    if (earlier === undefined) lineOf.set(itemID, index)
    return [...itemIssues(itemID, earlier, explainSystem), ...of(line, index)].map(({ field, code, message }) => {
      return { field: `lines.${index}.${field}`, code, message }
    })
  })
}

function itemIssues(
  itemID: string,
  earlier: number | undefined,
  explainSystem: (itemID: string) => string,
): DocumentIssue[] {
  const refuse = (code: string, message: string) => [{ field: 'itemID', code, message }]
  if (itemID === '') return refuse('required', 'Item ID is required.')
  if (isSystemItem(itemID)) return refuse('systemItem', explainSystem(itemID))
  return earlier === undefined ? [] : refuse('duplicate', repeatedItem(itemID, earlier))
}
