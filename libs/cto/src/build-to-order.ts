/** The `ctoType` that the form gives an item built to order. Others may come from older systems. */
export const BUILD_TO_ORDER = 'CTO'

/** Whether an item is built to order: its `ctoType` says so, being neither empty nor ITEM (sections 2 and 3). */
export function isBuildToOrder({ ctoType }: { ctoType?: string | null }): boolean {
  return Boolean(ctoType) && ctoType !== 'ITEM'
}

/** Whether an item has the Config Order tab: built to order, and Active. */
export function isConfigurable(item: { ctoType?: string | null; itemStatus?: string }): boolean {
  return isBuildToOrder(item) && item.itemStatus === 'Active'
}
