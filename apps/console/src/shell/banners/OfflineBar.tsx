import { Banner } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { offlineAtom } from '#browser/connection.atoms.ts'
import styles from './banners.module.css'

/** Says that the server can't be reached, and what still works. It disappears by itself. */
export function OfflineBar() {
  if (!useAtomValue(offlineAtom)) return null
  return (
    <div className={styles.fixed}>
      <Banner tone="warning" title="No connection to the server">
        You can still read this screen, and forms keep what you type. Saving, searching and other screens work again
        once the connection is back.
      </Banner>
    </div>
  )
}
