import type { Access } from '@greenroom/permissions'
import { Badge, Card, Checkbox } from '@greenroom/ui'
import { type Extent, type Wanted, wantedAt } from './entitlements.ts'
import { type Location, LOCATION_TYPES, type LocationType } from './location-words.ts'
import styles from './locations.module.css'

type EntitlementGroupProps = {
  type: LocationType
  locations: readonly Location[]
  wanted: Wanted
  now: (locationID: string) => Extent
  access: Access
  /** Items that can be entitled: one, or all variants. */
  itemCount: number
  /** How many of them a location has. */
  countAt: (locationID: string) => number
  onChange: (locations: readonly Location[], all: boolean) => void
}

/** The shown locations of one type. Whoever may not take away keeps what is entitled. */
export function EntitlementGroup(props: EntitlementGroupProps) {
  const { type, locations, wanted, now, access, itemCount, countAt, onChange } = props
  const extents = locations.map(({ id }) => wantedAt(id, wanted, now(id)))
  const areAll = extents.every((extent) => extent === 'all')
  const [, many] = LOCATION_TYPES[type]
  const mayLose = (id: string) => access.delete || now(id) === 'none'

  function toggleAll() {
    onChange(areAll ? locations.filter(({ id }) => mayLose(id)) : locations, !areAll)
  }

  return (
    <Card>
      <div className={styles.all}>
        <Checkbox
          checked={areAll}
          mixed={!areAll && extents.some((extent) => extent !== 'none')}
          readOnly={!access.write}
          onChange={toggleAll}
        >
          <strong>{many}</strong>
        </Checkbox>
      </div>
      <ul className={styles.locations}>
        {locations.map((location, index) => {
          const { id, name, venueName, status } = location
          const extent = extents[index]!
          return (
            <li key={id}>
              <Checkbox
                checked={extent === 'all'}
                mixed={extent === 'some'}
                readOnly={!access.write || (extent === 'all' && !mayLose(id))}
                onChange={() => onChange([location], extent !== 'all')}
              >
                {name} {status === 'Inactive' && <Badge>Inactive</Badge>}
                {wanted.has(id) && <Badge tone="info">Changed</Badge>}
                <span className={styles.place}>
                  {[venueName, extent === 'some' && `${countAt(id)} of ${itemCount} variants`]
                    .filter(Boolean)
                    .join(', ')}
                </span>
              </Checkbox>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
