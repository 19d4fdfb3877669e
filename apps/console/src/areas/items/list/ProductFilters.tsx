import { RANGE_FIELDS } from '@greenroom/catalog'
import { FilterMenu, MultiSelect } from '@greenroom/ui'
import { lazy, Suspense, useState } from 'react'
import type { ProductLists } from './product-lists.ts'
import { type FilterKey, FILTERS, type ListFilterKey, type ProductQuery } from './products-url.ts'
import { useFilterOptions } from './use-filter-options.ts'
import styles from '#records/records.module.css'

const FilterPanel = lazy(async () => ({ default: (await import('./FilterPanel.tsx')).FilterPanel }))

type ProductFiltersProps = {
  query: ProductQuery
  lists: ProductLists
  /** The fields that may not be filtered by. */
  hidden: ReadonlySet<string>
  /** Changes a filter; blank takes it off. */
  onFilter: (key: FilterKey, text: string) => void
}

/** How many filters have a button of their own beside the menu, which has all of them. */
const FIRST = 6

/** The filters of the list, with the number of items that each value has. */
export function ProductFilters({ query, lists, hidden, onFilter }: ProductFiltersProps) {
  const ranges = RANGE_FIELDS.filter(({ value }) => !hidden.has(value))
  const entries = [...FILTERS, ...ranges.map(({ value, label }) => ({ key: value, label }))]
  return (
    <div className={styles.filters} role="group" aria-label="Filters">
      {FILTERS.slice(0, FIRST).map(({ key, label }) => (
        <QuickFilter key={key} name={key} {...{ label, query, lists, onFilter }} />
      ))}
      <FilterMenu
        label="All filters"
        entries={entries.map(({ key, label }) => ({ id: key, label, count: chosenIn(query, key).length }))}
      >
        {(key) => (
          <Suspense fallback={null}>
            <FilterPanel name={key as FilterKey} {...{ query, lists, onFilter }} />
          </Suspense>
        )}
      </FilterMenu>
    </div>
  )
}

type QuickFilterProps = Pick<ProductFiltersProps, 'query' | 'lists' | 'onFilter'> & {
  name: ListFilterKey
  label: string
}

function QuickFilter({ name, label, query, lists, onFilter }: QuickFilterProps) {
  const [open, setOpen] = useState(false)
  return (
    <MultiSelect
      label={label}
      options={useFilterOptions(name, query, lists, open)}
      value={chosenIn(query, name)}
      onChange={(values) => onFilter(name, values.join(','))}
      onOpenChange={setOpen}
    />
  )
}

function chosenIn(query: ProductQuery, key: FilterKey): string[] {
  const text = query[key]
  return text === undefined ? [] : String(text).split(',')
}
