import { TextLink } from '@greenroom/ui'
import type { KnownPlace } from '#shell/places.atoms.ts'
import styles from './HomeScreen.module.css'

/** Links to pages of the user. */
export function PlaceLinks({ places }: { places: readonly KnownPlace[] }) {
  return (
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
  )
}
