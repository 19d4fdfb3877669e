import { Button, Popover } from '@greenroom/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { CloudCheck, CloudOff, RefreshCw } from 'lucide-react'
import { offlineAtom } from '#browser/connection.atoms.ts'
import { syncAtom, syncingAtom } from '#data/held.atoms.ts'
import { lastSyncsAtom } from '#data/syncs.atoms.ts'
import styles from './WorkStatus.module.css'

/** When lists were last loaded, and a button to reload them (look.md, top bar). */
export function SyncStatus() {
  const syncs = useAtomValue(lastSyncsAtom)
  const syncing = useAtomValue(syncingAtom)
  const offline = useAtomValue(offlineAtom)
  const sync = useSetAtom(syncAtom)
  const times = Object.values(syncs)
  if (times.length === 0) return null
  const state = offline ? 'Offline' : syncing ? 'Syncing' : `Synced at ${timeOf(Math.max(...times))}`
  return (
    <Popover
      label="Sync"
      placement="bottom end"
      trigger={
        <Button
          variant="quiet"
          icon={offline ? <CloudOff /> : syncing ? <RefreshCw /> : <CloudCheck />}
          aria-label={state}
        />
      }
    >
      <div className={styles.list}>
        <p role="status">{state}</p>
        <p className={styles.note}>Reference data such as taxes and attributes is refreshed at most every 5 minutes.</p>
        <Button icon={<RefreshCw />} pending={syncing} disabled={offline} onPress={() => void sync({ force: true })}>
          Sync now
        </Button>
      </div>
    </Popover>
  )
}

/** In the computer's own time zone, because users compare it with their clock. */
function timeOf(seconds: number): string {
  return new Date(seconds * 1000).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })
}
