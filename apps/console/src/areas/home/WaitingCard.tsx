import { Card, countOf, TextLink } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { formatsAtom } from '#data/formats.ts'
import { waitingAtom } from './home.atoms.ts'
import styles from './HomeScreen.module.css'

/** What waits for the user, on any screen. Not there while nothing does. */
export function WaitingCard() {
  const waiting = useAtomValue(waitingAtom)
  const { number } = useAtomValue(formatsAtom)
  if (waiting.length === 0) return null
  return (
    <Card title="Waiting for you">
      <ul className={styles.links}>
        {waiting.map(({ href, icon: Icon, total: { count, capped, detail }, one, many }) => (
          <li key={href}>
            <p className={styles.link}>
              <Icon />
              <TextLink href={href}>
                {countOf(count, one, many, (value) => `${number(value)}${capped ? '+' : ''}`)}
              </TextLink>
            </p>
            {detail && <p className={styles.detail}>{detail}</p>}
          </li>
        ))}
      </ul>
    </Card>
  )
}
