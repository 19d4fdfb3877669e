import { choiceOf, parseFlag } from './choices.ts'
import type { DraftValue, ItemDraft } from './item.ts'
import { type ItemField, type ItemFieldName, itemFields } from './item-fields.ts'
import { parseMoney, parseWhole } from './number.ts'
import { isBlank } from './text.ts'

/** One field that differs, in the words of an audit line; null is blank. */
export type ItemChange = { field: ItemFieldName; from: string | null; to: string | null }

/**
 * What `after` says differently from `before`. A field that `after` does not mention is unchanged. Blank is blank
 * however it is written, a flag that was never set is no, and 12.50 is 12.5.
 */
export function itemChanges(before: ItemDraft, after: ItemDraft): ItemChange[] {
  const changes: ItemChange[] = []
  for (const field of itemFields) {
    const { name } = field
    if (after[name] === undefined || after[name] === before[name]) continue
    const [from, to] = [plain(field, before[name]), plain(field, after[name])]
    if (from !== to) changes.push({ field: name, from, to })
  }
  return changes
}

/** The one text for all the ways to write a value. What cannot be read stands as it is. */
function plain({ kind, choices = [] }: ItemField, value: DraftValue): string | null {
  if (kind === 'flag') return parseFlag(value ?? false) ? 'yes' : 'no'
  if (isBlank(value)) return null
  if (Array.isArray(value)) return value.join(', ')
  const number = kind === 'money' ? parseMoney(value) : kind === 'whole' ? parseWhole(value) : undefined
  if (typeof number === 'number') return String(number)
  return String(choiceOf(choices, value) ?? value)
}
