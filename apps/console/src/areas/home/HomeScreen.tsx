import { Screen } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { userAtom } from '#session/session.atoms.ts'
import { useMay } from '#session/may.ts'
import { HOME } from '#shell/home-path.ts'
import { ScreenBoundary } from '#shell/ScreenBoundary.tsx'
import { screensAtom } from '#shell/screens.atoms.ts'
import { isOfferedAtom } from '#shell/screen-access.ts'
import { CatalogCard } from './CatalogCard.tsx'
import { firstName, greeting } from './greeting.ts'
import styles from './HomeScreen.module.css'
import { RecentImportsCard } from './RecentImportsCard.tsx'
import { RecentPagesCard } from './RecentPagesCard.tsx'
import { ShortcutsCard } from './ShortcutsCard.tsx'

/** The first screen after signing in: recent pages, shortcuts and figures. */
export function HomeScreen() {
  const user = useAtomValue(userAtom)
  const isOffered = useAtomValue(isOfferedAtom)
  const seesItems = useMay('listItems').may
  const seesImports = useMay('listImports').may
  const open = useAtomValue(screensAtom).filter(
    (screen) => screen.path !== HOME && screen.offered !== 'link' && !screen.heading && isOffered(screen),
  )
  return (
    <Screen title={`${greeting(new Date())}, ${firstName(user)}`}>
      <div className={styles.cards}>
        <RecentPagesCard />
        <ShortcutsCard screens={open} />
        {seesItems && (
          <ScreenBoundary>
            <CatalogCard />
          </ScreenBoundary>
        )}
        {seesImports && (
          <ScreenBoundary>
            <RecentImportsCard />
          </ScreenBoundary>
        )}
      </div>
    </Screen>
  )
}
