import type { components } from '@greenroom/openapi'
import { MultiSelect } from '@greenroom/ui'
import { groupLocationKey } from '@greenroom/validation'
import styles from './locations.module.css'

type GroupMembersProps = {
  locations: readonly components['schemas']['Location'][]
  /** Written `TYPE/ID`. */
  value: readonly string[]
  onChange: (keys: readonly string[]) => void
  error: string | undefined
  readOnly: boolean
}

const TYPES = { VENUE: 'Venue', STORE: 'Store', WAREHOUSE: 'Warehouse' } as const

/** The locations of a reporting group. */
export function GroupMembers({ locations, value, onChange, error, readOnly }: GroupMembersProps) {
  const options = locations.flatMap(({ type, id, name, venueName }) =>
    type === 'ARTIST'
      ? []
      : [{ id: groupLocationKey({ type, locationID: id }), label: name, hint: venueName ?? TYPES[type] }],
  )
  const known = new Map(options.map(({ id, label }) => [id, label]))
  return (
    <div className={styles.hours}>
      {!readOnly && (
        <div>
          <MultiSelect
            label="Choose locations"
            options={options}
            value={[...value]}
            onChange={(keys) => onChange(keys.toSorted())}
          />
        </div>
      )}
      {value.length === 0 ? (
        <p className={styles.muted}>None chosen</p>
      ) : (
        <ul className={styles.members} aria-label="Chosen locations">
          {value.map((key) => (
            <li key={key}>{known.get(key) ?? key}</li>
          ))}
        </ul>
      )}
      {error && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </div>
  )
}
