import { Button, MultiSelect } from '@greenroom/ui'
import { useState } from 'react'
import { narrowed, type ProductLists } from './product-lists.ts'
import { FILTER_LISTS, type FilterKey, FILTERS, readFilter } from './products-url.ts'
import styles from '../products.module.css'

type ProductFiltersProps = {
  params: URLSearchParams
  lists: ProductLists
  onFilter: (key: FilterKey, values: readonly string[]) => void
}

/** How many filters stand in the bar at once. The others come on demand, or when they are in use. */
const FIRST = 6

/** One button for each thing to narrow the list by. Category and subcategory offer what stands below the choice above. */
export function ProductFilters({ params, lists, onFilter }: ProductFiltersProps) {
  const [wantsAll, setWantsAll] = useState(false)
  const showsAll = wantsAll || FILTERS.slice(FIRST).some(({ key }) => readFilter(params, key).length > 0)

  return (
    <div className={styles.filters} role="group" aria-label="Filters">
      {FILTERS.slice(0, showsAll ? undefined : FIRST).map(({ key, label }) => (
        <MultiSelect
          key={key}
          label={label}
          options={filterOptions(lists, key, params)}
          value={readFilter(params, key)}
          onChange={(values) => onFilter(key, values)}
        />
      ))}
      {!showsAll && (
        <Button variant="quiet" onPress={() => setWantsAll(true)}>
          More filters
        </Button>
      )}
    </div>
  )
}

function filterOptions(lists: ProductLists, key: FilterKey, params: URLSearchParams) {
  const list = lists[FILTER_LISTS[key]]
  const above = key === 'category' ? 'department' : key === 'subcategory' ? 'category' : undefined
  const entries = above ? narrowed(list, readFilter(params, above)) : (list ?? [])
  return entries.map(({ id, label, active }) => ({ id, label, hint: active ? undefined : 'Inactive' }))
}
