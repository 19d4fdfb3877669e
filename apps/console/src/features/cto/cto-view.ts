/** Section 2. */
export const CTO = '/app/catalog/cto'

/** The parts of the screen, in the order in which one sets them up last to first. */
export const TABS = {
  items: 'Items',
  groups: 'Option groups',
  components: 'Components',
  blacklist: 'Blacklist',
} as const
export type Tab = keyof typeof TABS

export function tabPath(tab: Tab): string {
  return tab === 'items' ? CTO : `${CTO}?tab=${tab}`
}

/** The page of an item where its option groups are chosen (section 2, product tabs). */
export function configOrderPath(itemID: string): string {
  return `/app/catalog/products/product/cto?${new URLSearchParams({ itemID })}`
}

/** The items that have an option group. */
export function itemsPath(groupID: string): string {
  return `${CTO}?${new URLSearchParams({ search: groupID })}`
}

/** The part that the address says is shown. */
export function readTab(params: URLSearchParams): Tab {
  const tab = params.get('tab') ?? ''
  return tab in TABS ? (tab as Tab) : 'items'
}
