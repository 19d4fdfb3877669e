import { ComboBox, Select } from '@greenroom/ui'
import { itemFields } from '@greenroom/catalog'
import { useItemFormScope } from '../form/item-form-context.ts'
import styles from './history.module.css'
import type { HistoryQuery } from './history-query.ts'
import { SOURCES } from './sources.ts'

type HistoryFiltersProps = HistoryQuery & {
  people: readonly string[]
  onFilter: (changes: Record<string, string>) => void
}

/** Filters the history by field, person and source. Fields that the user may not see are left out. */
export function HistoryFilters({ people, field = '', user = '', source, onFilter }: HistoryFiltersProps) {
  const { rights } = useItemFormScope()
  const fields = itemFields.filter(({ name }) => !rights.hidden.has(name))
  const named = user && !people.includes(user) ? [...people, user] : people
  return (
    <div className={styles.filters} role="search" aria-label="Filter history">
      <ComboBox
        label="Field"
        options={fields.map(({ name, label }) => ({ id: name, label }))}
        value={field}
        onChange={(name) => onFilter({ field: name })}
        placeholder="Any field"
      />
      <Select
        label="Person"
        none="Anyone"
        options={named.map((name) => ({ id: name, label: name }))}
        value={user}
        onChange={(name) => onFilter({ user: name })}
      />
      <Select
        label="Source"
        none="Any source"
        options={Object.entries(SOURCES).map(([id, label]) => ({ id, label }))}
        value={source ?? ''}
        onChange={(id) => onFilter({ source: id })}
      />
    </div>
  )
}
