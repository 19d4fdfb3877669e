import { ComboBox, Select } from '@greenroom/ui'
import { itemFields } from '@greenroom/validation'
import { useItemFormScope } from '../item-form-context.ts'
import styles from './history.module.css'
import type { HistoryQuery } from './history-query.ts'
import { SOURCES } from './sources.ts'

type HistoryFiltersProps = HistoryQuery & {
  people: readonly string[]
  onFilter: (changes: Record<string, string>) => void
}

/** What narrows the history: a field that the user may see, a person, and how it was changed. */
export function HistoryFilters({ people, field = '', user = '', source, onFilter }: HistoryFiltersProps) {
  const { rights } = useItemFormScope()
  const fields = itemFields.filter(({ name }) => !rights.hidden.has(name))
  const named = user && !people.includes(user) ? [...people, user] : people
  return (
    <div className={styles.filters} role="search" aria-label="Narrow the history">
      <ComboBox
        label="Field"
        options={fields.map(({ name, label }) => ({ id: name, label }))}
        value={field}
        onChange={(name) => onFilter({ field: name })}
        placeholder="Any field"
      />
      <Select
        label="Person"
        none="Anybody"
        options={named.map((name) => ({ id: name, label: name }))}
        value={user}
        onChange={(name) => onFilter({ user: name })}
      />
      <Select
        label="How"
        none="Any way"
        options={Object.entries(SOURCES).map(([id, label]) => ({ id, label }))}
        value={source ?? ''}
        onChange={(id) => onFilter({ source: id })}
      />
    </div>
  )
}
