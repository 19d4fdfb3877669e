/** The `ctoType` that the form sets for an item built to order. Older systems may have set others. */
export const BUILD_TO_ORDER = 'CTO'

/** Whether an item is built to order: its `ctoType` is neither empty nor ITEM (sections 2 and 3). */
export function isBuildToOrder({ ctoType }: { ctoType?: string | null }): boolean {
  return Boolean(ctoType) && ctoType !== 'ITEM'
}
