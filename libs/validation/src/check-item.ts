import { isSystemItem } from '@greenroom/permissions'
import { belowMinimum, fault, type Issue, sameAsMain, systemItem } from './issue.ts'
import type { DraftValue, ExtendedInfo, Item, ItemDraft } from './item.ts'
import { type ItemField, itemField, type ItemFieldName, itemFields } from './item-fields.ts'
import { checkHierarchy } from './list-hierarchy.ts'
import { type CheckContext, readValue, type ReadValue } from './read-value.ts'

/** In a bulk edit this tax means none (section 5). */
export const NO_TAX = 'No Tax'

/** The values read so far, by field. */
export type ReadValues = { [Name in ItemFieldName]?: ReadValue }

/**
 * Reads a whole draft (typed text, a row, or a JSON body through `draftOf`) into an item body, with everything that is
 * wrong with it. The item counts only if there are no issues. What `undefined` means depends on the mode: on a new item a
 * required field is missing; in an edit or a bulk edit the field stays as it is, and only blanking it is refused.
 */
export function readItem(draft: ItemDraft, context: CheckContext): { item: Item; issues: Issue[] } {
  const issues: Issue[] = []
  const values: ReadValues = {}
  for (const field of itemFields) {
    const value = context.mode === 'bulk' && field.name === 'tax' && draft.tax === NO_TAX ? null : draft[field.name]
    if (context.hidden?.has(field.name)) {
      if (context.mode === 'create' && field.kind === 'money') values[field.name] = 0
    } else if (value !== undefined || context.mode === 'create') {
      if (context.mode === 'bulk' && !field.bulk) issues.push(fault('notInBulk', field, value))
      else {
        const read = readValue(field, value, context, issues)
        if (value !== undefined) values[field.name] = read
      }
    }
  }
  checkTogether(values, issues, context)
  return { item: itemOf(values), issues }
}

/** Every issue of a draft. */
export function checkItem(draft: ItemDraft, context: CheckContext): Issue[] {
  return readItem(draft, context).issues
}

/** The issues of one field by itself; what concerns two fields together comes from `checkItem`. */
export function checkField(name: ItemFieldName, value: DraftValue, context: CheckContext): Issue[] {
  const issues: Issue[] = []
  readValue(itemField(name), value, context, issues)
  return issues
}

/** What a new item is that says nothing of its place; an existing one stays where it is. */
const UNCLASSIFIED = { department: null, category: null, subcategory: null }

/** The rules that concern more than one field, or the item as such (sections 5 and 6). */
export function checkTogether(
  values: ReadValues,
  issues: Issue[],
  { mode, parentOf }: Pick<CheckContext, 'mode' | 'parentOf'>,
) {
  const { itemID, upc, additionalUPCs, minimumLevel, maximumLevel } = values
  if (typeof itemID === 'string' && isSystemItem(itemID)) issues.push(systemItem(itemID))
  if (typeof upc === 'string' && Array.isArray(additionalUPCs) && additionalUPCs.includes(upc)) {
    issues.push(sameAsMain(upc))
  }
  if (typeof minimumLevel === 'number' && typeof maximumLevel === 'number' && minimumLevel > maximumLevel) {
    issues.push(belowMinimum(minimumLevel, maximumLevel))
  }
  if (parentOf) issues.push(...checkHierarchy(mode === 'create' ? { ...UNCLASSIFIED, ...values } : values, parentOf))
}

/** Values as an item body: references under their keys, SKU type and fees as extended info (section 3). */
export function itemOf(values: ReadValues): Item {
  const item: Record<string, unknown> = {}
  const extended: ExtendedInfo[] = []
  let saysExtended = false
  for (const field of itemFields) {
    const value = values[field.name]
    if (value === undefined) continue
    if (field.extendedKey) {
      saysExtended = true
      for (const entry of [value ?? []].flat()) extended.push({ key: field.extendedKey, value: String(entry) })
    } else if (value !== null) {
      item[field.name] = field.idKey ? { [field.idKey]: value } : value
    } else if (field.kind !== 'choice') {
      item[field.name] = blankOf(field)
    }
  }
  if (saysExtended) item.extendedInfo = extended
  return item as Item
}

/** How an item body says that a field is empty. A choice has no empty; it is left out and stays as it is. */
function blankOf({ kind }: ItemField): false | [] | null {
  if (kind === 'flag') return false
  return kind === 'list' ? [] : null
}
