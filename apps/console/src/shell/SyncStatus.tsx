import { timeAgo } from '@greenroom/quick-dates'
import { Button, Popover } from '@greenroom/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { CloudCheck, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { offlineAtom } from '#browser/connection.atoms.ts'
import { syncAtom, syncingAtom } from '#data/held.atoms.ts'
import { OfflineStatus } from './OfflineStatus.tsx'
import { lastSyncsAtom } from '#session/syncs.atoms.ts'
import styles from './WorkStatus.module.css'

/** Whether the server can be reached, when lists were last loaded, and a button to reload them (look.md, top bar). */
export function SyncStatus() {
  const offline = useAtomValue(offlineAtom)
  return (
    <>
      <p role="status" className={styles.unseen}>
        {offline && 'No connection to the server'}
      </p>
      {offline ? <OfflineStatus /> : <LastSync />}
    </>
  )
}

function LastSync() {
  const syncs = useAtomValue(lastSyncsAtom)
  const syncing = useAtomValue(syncingAtom)
  const sync = useSetAtom(syncAtom)
  const times = Object.values(syncs)
  if (times.length === 0) return null
  const latest = Math.max(...times)
  const state = syncing ? 'Syncing' : 'Synced'
  return (
    <Popover
      label="Sync"
      placement="bottom end"
      trigger={<Button variant="quiet" icon={syncing ? <RefreshCw /> : <CloudCheck />} aria-label={state} />}
    >
      <div className={styles.list}>
        <p role="status">{syncing ? state : <SyncedAt key={latest} at={latest} />}</p>
        <p className={styles.note}>Reference data such as taxes and attributes is refreshed at most every 5 minutes.</p>
        <Button icon={<RefreshCw />} pending={syncing} onPress={() => void sync({ force: true })}>
          Sync now
        </Button>
      </div>
    </Popover>
  )
}

/** In epoch seconds; as of when the popover opens. */
function SyncedAt({ at }: { at: number }) {
  const [now] = useState(() => Date.now())
  return <>Synced {timeAgo(at * 1000, now) ?? 'more than a day ago'}</>
}
