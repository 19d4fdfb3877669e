import { ErrorState, numbers, Section, Skeleton, TextLink } from '@greenroom/ui'
import type { LocationKind } from '@greenroom/validation'
import { useResource } from '#data/use-resource.ts'
import { userPath } from '#screens/user-path.ts'
import { useMay } from '#session/may.ts'
import { staffAt } from './locations.atoms.ts'
import styles from './locations.module.css'

/** The kinds to which users are assigned. */
const TYPES = { venue: 'VENUE', store: 'STORE', warehouse: 'WAREHOUSE' } as const satisfies Partial<
  Record<LocationKind, string>
>

/** Who works at a location, for those who may see users. */
export function Staff({ kind, id }: { kind: LocationKind; id: string }) {
  const { may } = useMay('listStaff')
  const type = kind in TYPES ? TYPES[kind as keyof typeof TYPES] : undefined
  const { value, error, reload } = useResource(may && type ? staffAt(type, id) : undefined)
  if (!may || !type) return null
  return (
    <Section
      title="Who works here"
      context={value && `${numbers.text(value.data.length)}${value.nextCursor ? '+' : ''}`}
    >
      {error && <ErrorState title={`The users couldn't be loaded. ${error}`} onRetry={() => void reload()} />}
      {!value && !error && <Skeleton rows={2} />}
      {value && (
        <div className={styles.hours}>
          {value.data.length > 0 && (
            <ul className={styles.members} aria-label="Who works here">
              {value.data.map(({ userID, name, role }) => (
                <li key={userID}>
                  <TextLink href={userPath(userID)}>{name}</TextLink> <span className={styles.muted}>{role}</span>
                </li>
              ))}
            </ul>
          )}
          <p className={styles.muted}>
            {`${value.data.length > 0 ? '' : 'Nobody is assigned here. '}Users without locations work everywhere.`}
          </p>
        </div>
      )}
    </Section>
  )
}
