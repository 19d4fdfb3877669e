import { Button, TabLinks } from '@greenroom/ui'
import { useNavigate } from 'react-router-dom'
import { ZonedTimeField } from '#documents/times/ZonedTimeField.tsx'
import styles from './inventory.module.css'
import { type Summary, summaryPath } from '#screens/summary-path.ts'

const LINKS: readonly (readonly [Summary['by'], string])[] = [
  ['location', 'By location'],
  ['department', 'By department'],
  ['item', 'By item'],
]

/** What the summary is by, when it is of, and what it is narrowed to. */
export function SummaryTools({ summary }: { summary: Summary }) {
  const navigate = useNavigate()
  const { by, at, location, departmentID } = summary
  const show = (next: Summary) => navigate(summaryPath(next))
  return (
    <>
      <TabLinks
        label="What the summary is by"
        groups={[{ links: LINKS.map(([id, label]) => ({ label, href: summaryPath({ ...summary, by: id }) })) }]}
        current={summaryPath(summary)}
      />
      <div className={styles.tools}>
        <ZonedTimeField
          label="As of"
          blank="Leave it empty for now."
          isFilter
          value={at ?? ''}
          onChange={(next) => show({ ...summary, at: next || undefined })}
        />
        {location && (
          <Button
            onPress={() => show({ ...summary, location: undefined })}
          >{`Show all locations, not only ${location.locationID}`}</Button>
        )}
        {departmentID !== undefined && (
          <Button onPress={() => show({ ...summary, departmentID: undefined })}>
            {`Show all departments, not only ${departmentID || 'items without one'}`}
          </Button>
        )}
      </div>
      <p className={styles.note}>
        {by === 'item' ? 'Open an item for its movements.' : `Open a ${by} for its items.`} The value is of what is on
        hand and in transit, at the unit cost of that time.
      </p>
    </>
  )
}
