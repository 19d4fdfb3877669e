import type { GridSort } from '@greenroom/ui'
import { holdsText, readSort } from '#app/list-address.ts'

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

/** What the address says of the screen. */
export type CtoView = {
  tab: Tab
  search: string
  /** Undefined for any. */
  status: string | undefined
  sort: GridSort | null
  /** The ID of the record whose form is open. */
  opened: string | undefined
  /** What is being made: a group, a restriction, a component, or a set of components. */
  makes: string | undefined
}

export function readView(params: URLSearchParams): CtoView {
  const tab = params.get('tab') ?? ''
  return {
    tab: tab in TABS ? (tab as Tab) : 'items',
    search: params.get('search') ?? '',
    status: params.get('status') ?? undefined,
    sort: readSort(params),
    opened: params.get('id') ?? undefined,
    makes: params.get('new') ?? undefined,
  }
}

/** The rows of the status chosen in whose texts the search is found. */
export function shownRows<Row extends { status: string }>(
  rows: readonly Row[],
  { search, status }: Pick<CtoView, 'search' | 'status'>,
  textsOf: (row: Row) => readonly (string | undefined)[],
): Row[] {
  return rows.filter((row) => (status === undefined || row.status === status) && holdsText(textsOf(row), search))
}

/** How many of what: "1 item", "12 components". */
export function countOf(count: number, one: string, many: string): string {
  return `${count.toLocaleString('en')} ${count === 1 ? one : many}`
}
