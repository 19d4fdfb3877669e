import type { Issue } from './issue.ts'
import { quote } from './issue.ts'
import type { ItemDraft } from './item.ts'
import { isBlank, type SystemConfiguration } from './text.ts'

export const ATTRIBUTE_HIERARCHY_VALIDATION = 'ATTRIBUTE_HIERARCHY_VALIDATION'

/** Whether the merchant wants the hierarchy checked: an ACTIVE entry of the key says true (section 9; the value is ours). */
export function checksHierarchy(configurations: readonly SystemConfiguration[]): boolean {
  return configurations.some(
    ({ key, value, status }) =>
      key === ATTRIBUTE_HIERARCHY_VALIDATION && status === 'ACTIVE' && value.trim().toLowerCase() === 'true',
  )
}

/** What stands above an entry: the department of a category, the category of a subcategory. Null stands below none. */
export type ParentOf = (kind: 'category' | 'subcategory', id: string) => string | null | undefined

const ABOVE = { category: 'department', subcategory: 'category' } as const

/** An item's category must stand below its department, and its subcategory below its category. */
export function checkHierarchy(item: ItemDraft, parentOf: ParentOf): Issue[] {
  return (['category', 'subcategory'] as const).flatMap((kind): Issue[] => {
    const id = item[kind]
    if (isBlank(id)) return []
    const parent = parentOf(kind, String(id))
    const above = isBlank(item[ABOVE[kind]]) ? undefined : String(item[ABOVE[kind]])
    if (!parent || parent === above) return []
    const label = kind === 'category' ? 'Category' : 'Subcategory'
    const place = above === undefined ? `no ${ABOVE[kind]}` : `the ${ABOVE[kind]} ${quote(above)}`
    const message = `${label} ${quote(String(id))} belongs to the ${ABOVE[kind]} ${quote(parent)}, and the item has ${place}`
    return [{ code: 'hierarchy', field: kind, message, params: { value: String(id), parent } }]
  })
}
