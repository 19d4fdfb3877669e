import type { ItemIssue } from '../item-issue.ts'
import type { SystemConfiguration } from '@greenroom/validation'

/** The system configuration that turns validation of the classification hierarchy on (section 9). */
export const ATTRIBUTE_HIERARCHY_VALIDATION = 'ATTRIBUTE_HIERARCHY_VALIDATION'

/** On if an ACTIVE entry has the value true, in any case; otherwise off (our decision). */
export function checksHierarchy(configurations: Iterable<SystemConfiguration>): boolean {
  for (const { key, value, status } of configurations) {
    const isOn = value.trim().toLowerCase() === 'true'
    if (key === ATTRIBUTE_HIERARCHY_VALIDATION && status === 'ACTIVE' && isOn) return true
  }
  return false
}

/** The ID of a category's or subcategory's parent; undefined if it has none or is unknown. */
export type ParentOf = (field: 'category' | 'subcategory', id: string) => string | null | undefined

type Classified = { readonly department?: unknown; readonly category?: unknown; readonly subcategory?: unknown }

/**
 * The issues of an item whose category does not belong to its department, or its subcategory to its category. A level
 * that the draft omits (undefined) is not validated.
 */
export function checkHierarchy(item: Classified, parentOf: ParentOf): ItemIssue[] {
  return [
    ...checkLevel('category', item.category, 'department', item.department, parentOf),
    ...checkLevel('subcategory', item.subcategory, 'category', item.category, parentOf),
  ]
}

function checkLevel(
  field: 'category' | 'subcategory',
  id: unknown,
  above: 'department' | 'category',
  given: unknown,
  parentOf: ParentOf,
): ItemIssue[] {
  if (!id || given === undefined) return []
  const parent = parentOf(field, String(id))
  if (!parent || parent === given) return []
  const [what, other] = [LABELS[field], given ? `not to ${String(given)}` : `which the item does not have`]
  const message = `${what} ${String(id)} belongs to ${above} ${parent}, ${other}.`
  return [{ code: 'hierarchy', field, message, params: { id: String(id), parent } }]
}

const LABELS = { category: 'Category', subcategory: 'Subcategory' } as const
