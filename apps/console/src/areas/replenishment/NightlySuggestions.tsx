import { Card, countOf, EmptyState, TextLink } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { formatsAtom } from '#data/formats.ts'
import { REPLENISHMENT } from './paths.ts'
import { nightlySuggestionsAtom } from './replenishment.atoms.ts'
import styles from './replenishment.module.css'

/** Where to begin: the locations that need something, as last night's job found. */
export function NightlySuggestions() {
  const locations = useAtomValue(nightlySuggestionsAtom)
  const { dateTime, number } = useAtomValue(formatsAtom)
  const [first] = locations
  if (!first) {
    return <EmptyState title="Choose a location">The items that it needs appear here, each with the reason.</EmptyState>
  }
  return (
    <Card title="Items to replenish">
      <ul className={styles.locations}>
        {locations.map(({ place, name, items, units }) => (
          <li key={place}>
            <TextLink href={`${REPLENISHMENT}?${new URLSearchParams({ place, automatic: 'true' })}`}>{name}</TextLink>
            {`: ${countOf(items, 'item', 'items', number)}, ${countOf(units, 'unit', 'units', number)}`}
          </li>
        ))}
      </ul>
      <p className={styles.note}>
        {`Items with auto replenishment that were below their level on ${dateTime(first.suggestedAt)}. They are checked every night. Choose a location above to see everything it needs.`}
      </p>
    </Card>
  )
}
