import { Card } from '@greenroom/ui'
import { useRecentPlaces } from '#shell/use-recent-places.ts'
import styles from './HomeScreen.module.css'
import { PlaceLinks } from './PlaceLinks.tsx'

/** The pages the user visited last. */
export function RecentPagesCard() {
  const places = useRecentPlaces()
  return (
    <Card title="Recent">
      {places.length === 0 && (
        <p className={styles.muted}>Pages that you open appear here. Pin those that you need often.</p>
      )}
      <PlaceLinks places={places} />
    </Card>
  )
}
