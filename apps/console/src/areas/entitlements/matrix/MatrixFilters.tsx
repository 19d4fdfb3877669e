import { Button, MultiSelect } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { useSearchParams } from 'react-router-dom'
import { AddressSearch } from '#records/AddressSearch.tsx'
import { locationsAtom } from '#data/company.atoms.ts'
import { withParam } from '#data/list-address.ts'
import { attributeListsAtom } from '#data/reference.atoms.ts'
import styles from '../entitlements.module.css'
import recordStyles from '#records/records.module.css'
import { filtersOf, ITEM_FILTERS } from '../item-filters.ts'

const TYPES = [
  { id: 'VENUE', label: 'Venues' },
  { id: 'STORE', label: 'Stores' },
  { id: 'WAREHOUSE', label: 'Warehouses' },
  { id: 'ARTIST', label: 'Artists' },
]

const NAMES = ['search', 'venue', 'type', ...ITEM_FILTERS]

/** Narrows the rows and the columns of the matrix; the address keeps it. */
export function MatrixFilters() {
  const [params, setParams] = useSearchParams()
  const lists = useAtomValue(attributeListsAtom)
  const venues = useAtomValue(locationsAtom)
    .filter(({ type, status }) => type === 'VENUE' && status === 'Active')
    .map(({ id, name }) => ({ id, label: name }))
  const choices = [
    { key: 'venue', label: 'Venue', options: venues },
    { key: 'type', label: 'Type of place', options: TYPES },
    ...filtersOf(lists),
  ]
  const set = (name: string, value: string) =>
    setParams((now) => withParam(now, name, value), { replace: name === 'search' })
  const clear = () =>
    setParams((now) => NAMES.reduce((address, name) => withParam(address, name, undefined), new URLSearchParams(now)))

  return (
    <div className={styles.filters} role="group" aria-label="Filters">
      <div className={styles.search}>
        <AddressSearch
          label="Search items"
          placeholder="Name, ID or UPC"
          search={params.get('search') ?? ''}
          onSearch={(text) => set('search', text)}
        />
      </div>
      <div className={recordStyles.filters}>
        {choices.map(({ key, label, options }) => (
          <MultiSelect
            key={key}
            {...{ label, options }}
            value={params.get(key)?.split(',') ?? []}
            onChange={(ids) => set(key, ids.join(','))}
          />
        ))}
        {NAMES.some((name) => params.get(name)) && (
          <Button variant="quiet" onPress={clear}>
            Clear
          </Button>
        )}
      </div>
    </div>
  )
}
