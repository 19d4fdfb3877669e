import { Card, TextLink } from '@greenroom/ui'
import { useRecentPlaces } from '#shell/use-recent-places.ts'
import styles from './HomeScreen.module.css'

/** The pages the user visited last. */
export function RecentPagesCard() {
  const places = useRecentPlaces()
  if (places.length === 0) return null
  return (
    <Card title="Recent">
      <ul className={styles.links}>
        {places.map(({ href, label, record, route: { icon: Icon } }) => (
          <li key={href} className={styles.link}>
            <Icon />
            <span className={styles.name}>
              <TextLink href={href}>{label}</TextLink>
            </span>
            <span className={styles.muted}>{record}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
