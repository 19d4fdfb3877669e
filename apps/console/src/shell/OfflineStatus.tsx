import { Button, Popover } from '@greenroom/ui'
import { CloudOff } from 'lucide-react'
import styles from './WorkStatus.module.css'

/** Says in the top bar, where it moves nothing on the screen, that the server can't be reached, and what still works. */
export function OfflineStatus() {
  return (
    <Popover label="Connection" placement="bottom end" trigger={<Button icon={<CloudOff />}>Offline</Button>}>
      <div className={styles.list}>
        <strong>No connection to the server</strong>
        <p>
          You can still read this screen, and forms keep what you type. Saving, searching and other screens work again
          once the connection is back.
        </p>
      </div>
    </Popover>
  )
}
