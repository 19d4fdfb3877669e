import type { Issue } from './issue.ts'
import type { SystemConfiguration } from './text.ts'

/** The system configuration that asks for the hierarchy of classifications to be checked (section 9). */
export const ATTRIBUTE_HIERARCHY_VALIDATION = 'ATTRIBUTE_HIERARCHY_VALIDATION'

/** On where an ACTIVE entry says true, in any case; with any other value, or none, it is off (our decision). */
export function checksHierarchy(configurations: Iterable<SystemConfiguration>): boolean {
  for (const { key, value, status } of configurations) {
    const isOn = value.trim().toLowerCase() === 'true'
    if (key === ATTRIBUTE_HIERARCHY_VALIDATION && status === 'ACTIVE' && isOn) return true
  }
  return false
}

/** The ID of the entry above a category or a subcategory; nothing for one that stands by itself or is not known. */
export type ParentOf = (field: 'category' | 'subcategory', id: string) => string | null | undefined

type Classified = { readonly department?: unknown; readonly category?: unknown; readonly subcategory?: unknown }

/**
 * The issues of an item whose category does not belong to its department, or its subcategory to its category. A
 * level of which the draft says nothing, undefined, is not judged.
 */
export function checkHierarchy(item: Classified, parentOf: ParentOf): Issue[] {
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
): Issue[] {
  if (!id || given === undefined) return []
  const parent = parentOf(field, String(id))
  if (!parent || parent === given) return []
  const [what, other] = [LABELS[field], given ? `not to ${String(given)}` : `which the item does not have`]
  const message = `${what} ${String(id)} belongs to ${above} ${parent}, ${other}.`
  return [{ code: 'hierarchy', field, message, params: { id: String(id), parent } }]
}

const LABELS = { category: 'Category', subcategory: 'Subcategory' } as const
