import { Badge, Card, Checkbox } from '@greenroom/ui'
import { type Extent, type Wanted, wantedAt } from './entitlements.ts'
import { type Location, LOCATION_TYPES, type LocationType } from './location-words.ts'
import styles from './locations.module.css'

type EntitlementGroupProps = {
  type: LocationType
  locations: readonly Location[]
  wanted: Wanted
  now: (locationID: string) => Extent
  mayWrite: boolean
  mayRemove: boolean
  /** The number of items that can be entitled: one, or all variants. */
  itemCount: number
  /** How many of the items a location may sell. */
  countAt: (locationID: string) => number
  onChange: (locations: readonly Location[], all: boolean) => void
}

/** The shown locations of one type. Users who may not remove entitlements can't clear stored ones. */
export function EntitlementGroup(props: EntitlementGroupProps) {
  const { type, locations, wanted, now, mayWrite, mayRemove, itemCount, countAt, onChange } = props
  const extents = locations.map(({ id }) => wantedAt(id, wanted, now(id)))
  const areAll = extents.every((extent) => extent === 'all')
  const [, many] = LOCATION_TYPES[type]
  const canClear = (id: string) => mayRemove || now(id) === 'none'

  function toggleAll() {
    onChange(areAll ? locations.filter(({ id }) => canClear(id)) : locations, !areAll)
  }

  return (
    <Card>
      <div className={styles.all}>
        <Checkbox
          checked={areAll}
          mixed={!areAll && extents.some((extent) => extent !== 'none')}
          readOnly={!mayWrite}
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
                readOnly={!mayWrite || (extent === 'all' && !canClear(id))}
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
