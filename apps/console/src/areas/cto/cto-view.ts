/** Section 2. */
export const CTO = '/app/catalog/cto'

/** The tabs of the screen. Setup runs from the last tab to the first. */
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

/** An option group, open over the list of them. */
export function optionGroupPath(groupID: string): string {
  return `${tabPath('groups')}&${new URLSearchParams({ id: groupID })}`
}

/** The tab of an item where its option groups are chosen (section 2, product tabs). */
export function configOrderPath(itemID: string): string {
  return `/app/catalog/products/product/cto?${new URLSearchParams({ itemID })}`
}

/** The items that use an option group. */
export function itemsPath(groupID: string): string {
  return `${CTO}?${new URLSearchParams({ search: groupID })}`
}

/** The tab named in the URL. */
export function readTab(params: URLSearchParams): Tab {
  const tab = params.get('tab') ?? ''
  return tab in TABS ? (tab as Tab) : 'items'
}
