import { Card, TextLink } from '@greenroom/ui'
import type { ScreenRoute } from '#shell/area.ts'
import styles from './HomeScreen.module.css'

/** The screens that the user may open. */
export function ShortcutsCard({ screens }: { screens: readonly ScreenRoute[] }) {
  return (
    <Card title="Go to">
      {screens.length === 0 && <p>You don't have access to anything yet. Ask an administrator.</p>}
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
