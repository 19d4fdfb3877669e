import type { GridLayout } from '@greenroom/ui'

/** API names of columns that have another name here. */
const NAMES: Readonly<Record<string, string>> = { status: 'itemStatus', image: 'itemImage' }

/** The visible columns in their order, by their API names. Columns missing from the order come last. */
export function shownColumns(columnIDs: readonly string[], { order, visible }: GridLayout): string[] {
  const placed = order.filter((id) => columnIDs.includes(id))
  const others = columnIDs.filter((id) => !placed.includes(id))
  return [...placed, ...others].filter((id) => visible[id] !== false).map((id) => NAMES[id] ?? id)
}
