import type { GridLayout } from '@greenroom/ui'

/** What the API calls columns of the list that are called otherwise here. */
const NAMES: Readonly<Record<string, string>> = { status: 'itemStatus', image: 'itemImage' }

/** The columns that the list shows, in their order, as the API calls them. Those not named in the order come last. */
export function shownColumns(columnIDs: readonly string[], { order, visible }: GridLayout): string[] {
  const placed = order.filter((id) => columnIDs.includes(id))
  const others = columnIDs.filter((id) => !placed.includes(id))
  return [...placed, ...others].filter((id) => visible[id] !== false).map((id) => NAMES[id] ?? id)
}
