import { Button, TabLinks, TextField } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { useNavigate } from 'react-router-dom'
import { formatsAtom } from '#data/formats.ts'
import { fieldTime, timeAt } from '#documents/zoned-time.ts'
import styles from './inventory.module.css'
import { type Summary, summaryPath } from './summary-token.ts'

const LINKS: readonly (readonly [Summary['by'], string])[] = [
  ['location', 'By location'],
  ['department', 'By department'],
  ['item', 'By item'],
]

/** What the summary is by, when it is of, and what it is narrowed to. */
export function SummaryTools({ summary }: { summary: Summary }) {
  const navigate = useNavigate()
  const { timeZone } = useAtomValue(formatsAtom)
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
        <TextField
          type="datetime-local"
          label="As of"
          description={`In ${timeZone.replaceAll('_', ' ')} time. Leave it empty for now.`}
          value={at ? fieldTime(at, timeZone) : ''}
          onChange={(wall) => show({ ...summary, at: wall ? timeAt(wall, timeZone) : undefined })}
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
