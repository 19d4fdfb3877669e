import { Screen } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { useAccess, userAtom } from '#app/session.atoms.ts'
import { ScreenBoundary } from '#app/ScreenBoundary.tsx'
import { screens } from '#app/routes.tsx'
import { isOfferedAtom } from '#app/screen-access.ts'
import { CatalogCard } from './CatalogCard.tsx'
import styles from './HomeScreen.module.css'
import { RecentImportsCard } from './RecentImportsCard.tsx'
import { ShortcutsCard } from './ShortcutsCard.tsx'

const HERE = '/app/home'

/** Where one lands after signing in: what one may do, and how things stand. */
export function HomeScreen() {
  const { userName } = useAtomValue(userAtom)
  const isOffered = useAtomValue(isOfferedAtom)
  const products = useAccess('CATALOG_PRODUCT')
  const imports = useAccess('CATALOG_IMPORT')
  const open = screens.filter(
    (screen) => screen.path !== HERE && screen.offered !== 'link' && !screen.heading && isOffered(screen),
  )
  return (
    <Screen title={`Welcome, ${userName}`} context="What you can do here, and how things stand.">
      <div className={styles.cards}>
        <ShortcutsCard screens={open} />
        {products.read && (
          <ScreenBoundary>
            <CatalogCard />
          </ScreenBoundary>
        )}
        {imports.read && (
          <ScreenBoundary>
            <RecentImportsCard />
          </ScreenBoundary>
        )}
      </div>
    </Screen>
  )
}
