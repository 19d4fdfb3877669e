import { Banner } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { offlineAtom } from './connection.atoms.ts'
import styles from './banners.module.css'

/** Says that there is no connection, and what works all the same. It goes away by itself. */
export function OfflineBar() {
  if (!useAtomValue(offlineAtom)) return null
  return (
    <div className={styles.fixed}>
      <Banner tone="warning" title="No connection to the server">
        What is on the screen can be read, and forms keep what you type. Saving, searching and other screens work again
        once the connection is back.
      </Banner>
    </div>
  )
}
