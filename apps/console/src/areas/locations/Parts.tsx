import { Badge, ErrorState, numbers, Section, Skeleton, TextLink } from '@greenroom/ui'
import { LOCATION_KINDS, type LocationKind } from '@greenroom/validation'
import { useResource } from '#data/use-resource.ts'
import { useMay } from '#session/may.ts'
import styles from './locations.module.css'
import { LOCATION_SCREENS, locationPath, newLocationPath, titleOf } from './location-screens.ts'
import { type LocationRecord, partsOf } from './locations.atoms.ts'

/** What can belong to a record of each kind. */
const PARTS: Record<LocationKind, readonly LocationKind[]> = {
  venue: ['store', 'warehouse'],
  store: ['register'],
  warehouse: [],
  register: [],
  reportingGroup: [],
}

/** The stores and warehouses of a venue, or the registers of a store. */
export function Parts({ kind, id }: { kind: LocationKind; id: string }) {
  const parent = kind === 'venue' ? { venueID: id } : { storeID: id }
  return PARTS[kind].map((part) => <PartList key={part} kind={part} parent={parent} />)
}

type PartListProps = { kind: LocationKind; parent: { venueID: string } | { storeID: string } }

function PartList({ kind, parent }: PartListProps) {
  const { path, list, create } = LOCATION_SCREENS[kind]
  const { may } = useMay(list)
  const mayAdd = useMay(create).may
  const { one, many } = LOCATION_KINDS[kind]
  const { value, error, reload } = useResource(may ? partsOf(kind, parent) : undefined)
  if (!may) return null
  return (
    <Section
      title={titleOf(kind)}
      context={value && `${numbers.text(value.data.length)}${value.nextCursor ? '+' : ''}`}
    >
      {error && <ErrorState title={`The ${many} couldn't be loaded. ${error}`} onRetry={() => void reload()} />}
      {!value && !error && <Skeleton rows={3} />}
      {value && (
        <div className={styles.hours}>
          {value.data.length === 0 ? (
            <p className={styles.muted}>{`No ${many} yet`}</p>
          ) : (
            <ul className={styles.members} aria-label={titleOf(kind)}>
              {value.data.map((part) => (
                <li key={part.id}>
                  <TextLink href={locationPath(kind, part.id)}>{part.name}</TextLink> <Note part={part} />
                </li>
              ))}
            </ul>
          )}
          <p className={styles.links}>
            {mayAdd && <TextLink href={newLocationPath(kind, parent)}>{`New ${one}`}</TextLink>}
            {value.data.length > 0 && (
              <TextLink href={`${path}?${new URLSearchParams(parent).toString()}`}>Show in the list</TextLink>
            )}
          </p>
        </div>
      )}
    </Section>
  )
}

function Note({ part: { number, status } }: { part: LocationRecord }) {
  return (
    <>
      {typeof number === 'number' && <span className={styles.muted}>{`No. ${number} `}</span>}
      {status === 'Inactive' && <Badge>Inactive</Badge>}
    </>
  )
}
