import { Card, TextLink } from '@greenroom/ui'
import type { ScreenRoute } from '#app/routes.tsx'
import styles from './HomeScreen.module.css'

/** The screens that the user may open. */
export function ShortcutsCard({ screens }: { screens: readonly ScreenRoute[] }) {
  return (
    <Card title="Go to">
      {screens.length === 0 && <p>Nothing is open to you yet. Ask an administrator for access.</p>}
      <ul className={styles.links}>
        {screens.map(({ path, label, icon: Icon }) => (
          <li key={path} className={styles.link}>
            <Icon />
            <TextLink href={path}>{label}</TextLink>
          </li>
        ))}
      </ul>
    </Card>
  )
}
