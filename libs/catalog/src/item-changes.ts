import { choiceOf, type DraftValue, isBlank, parseFlag, parseMoney, parseWhole, joinList } from '@greenroom/validation'
import type { ItemDraft } from './item.ts'
import { type ItemField, itemField, type ItemFieldName, itemFields } from './item-fields.ts'

/** One changed field, as text for an audit line; null is blank. */
export type ItemChange = { field: ItemFieldName; from: string | null; to: string | null }

/**
 * The differences of `after` from `before`. A field missing from `after` is unchanged. All blank values are equal, an
 * unset flag is no, and 12.50 equals 12.5.
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

/** Whether two values of a field are the same, however they are written. */
export function sameValue(name: ItemFieldName, one: DraftValue, other: DraftValue): boolean {
  return one === other || plain(itemField(name), one) === plain(itemField(name), other)
}

/** The canonical text of a value. Unreadable values stay unchanged. */
function plain({ kind, choices = [] }: ItemField, value: DraftValue): string | null {
  if (kind === 'flag') return parseFlag(value ?? false) ? 'yes' : 'no'
  if (isBlank(value)) return null
  if (Array.isArray(value)) return joinList(value as readonly string[])
  const number = kind === 'money' ? parseMoney(value) : kind === 'whole' ? parseWhole(value) : undefined
  if (typeof number === 'number') return String(number)
  return String(choiceOf(choices, value) ?? value)
}
