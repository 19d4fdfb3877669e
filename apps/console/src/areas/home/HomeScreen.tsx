import { Card, Screen, Skeleton } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { userAtom } from '#session/session.atoms.ts'
import { useMay } from '#session/may.ts'
import { ScreenBoundary } from '#screens/ScreenBoundary.tsx'
import { screensAtom } from '#screens/screens.atoms.ts'
import { isOfferedAtom } from '#screens/screen-access.ts'
import { FiguresCard } from './FiguresCard.tsx'
import { firstName, greeting } from './greeting.ts'
import { timeZoneAtom } from './home.atoms.ts'
import styles from './HomeScreen.module.css'
import { PinnedCard } from './PinnedCard.tsx'
import { RecentImportsCard } from './RecentImportsCard.tsx'
import { RecentPagesCard } from './RecentPagesCard.tsx'
import { WaitingCard } from './WaitingCard.tsx'

/** The first screen after signing in: what waits for the user, figures, and recent and pinned pages. */
export function HomeScreen() {
  const user = useAtomValue(userAtom)
  const timeZone = useAtomValue(timeZoneAtom)
  const isOffered = useAtomValue(isOfferedAtom)
  const seesImports = useMay('listImports').may
  // Screens that need no access are no work.
  const hasAccess = useAtomValue(screensAtom).some((screen) => screen.operation !== undefined && isOffered(screen))
  return (
    <Screen title={`${greeting(new Date(), timeZone)}, ${firstName(user)}`}>
      <div className={styles.home}>
        <div className={styles.cards}>
          {!hasAccess && (
            <Card>
              <p>You don't have access to anything yet. Ask an administrator.</p>
            </Card>
          )}
          <ScreenBoundary fallback={null}>
            <WaitingCard />
          </ScreenBoundary>
          <ScreenBoundary fallback={<Skeleton rows={4} />}>
            <FiguresCard />
          </ScreenBoundary>
          {seesImports && (
            <ScreenBoundary>
              <RecentImportsCard />
            </ScreenBoundary>
          )}
        </div>
        <div className={styles.pages}>
          <PinnedCard />
          <RecentPagesCard />
        </div>
      </div>
    </Screen>
  )
}
