import type { Option } from '@greenroom/ui'
import type { AttributeLists } from '#data/reference.atoms.ts'
import type { ItemFilter } from './entitlements.atoms.ts'

/** Filters of the list of items as its address writes them: several values with commas between them. */
export type TypedFilter = Readonly<Record<string, string>>

/** The lists that items can be narrowed by here. */
export const ITEM_FILTERS = ['department', 'category', 'brand', 'vendor', 'season', 'team'] as const

/** What items can be narrowed by here, with the choices. */
export function filtersOf(
  lists: AttributeLists,
): { key: (typeof ITEM_FILTERS)[number]; label: string; options: Option[] }[] {
  const { departments, categories, brands, vendors, seasons, teams } = lists
  return [
    {
      key: 'department',
      label: 'Department',
      options: options(departments, (one) => [one.departmentID, one.departmentName]),
    },
    { key: 'category', label: 'Category', options: options(categories, (one) => [one.categoryID, one.description]) },
    { key: 'brand', label: 'Brand', options: options(brands, (one) => [one.brandID, one.description]) },
    { key: 'vendor', label: 'Vendor', options: options(vendors, (one) => [one.vendorCode, one.vendorName]) },
    { key: 'season', label: 'Season', options: options(seasons, (one) => [one.seasonID, one.description]) },
    { key: 'team', label: 'Team', options: options(teams, (one) => [one.id, one.name]) },
  ]
}

function options<Row>(rows: readonly Row[], read: (row: Row) => [id: string, label: string]): Option[] {
  return rows.map((row) => {
    const [id, label] = read(row)
    return { id, label: label || id, ...(label && label !== id && { hint: id }) }
  })
}

/** The filter of a bulk change; undefined if nothing is asked for. */
export function filterOf({ search, ...lists }: TypedFilter): ItemFilter | undefined {
  const chosen = Object.entries(lists).map(([key, text]) => [key, text.split(',')] as const)
  const word = search?.trim()
  const filter: ItemFilter = { ...(word && { search: word }), ...Object.fromEntries(chosen) }
  return Object.keys(filter).length > 0 ? filter : undefined
}
