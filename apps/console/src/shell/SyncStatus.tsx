import { timeAgo } from '@greenroom/quick-dates'
import { Button, Popover } from '@greenroom/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { CloudCheck, CloudOff, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { offlineAtom } from '#browser/connection.atoms.ts'
import { syncAtom, syncingAtom } from '#data/held.atoms.ts'
import { lastSyncsAtom } from '#session/syncs.atoms.ts'
import styles from './WorkStatus.module.css'

/** When lists were last loaded, and a button to reload them (look.md, top bar). */
export function SyncStatus() {
  const syncs = useAtomValue(lastSyncsAtom)
  const syncing = useAtomValue(syncingAtom)
  const offline = useAtomValue(offlineAtom)
  const sync = useSetAtom(syncAtom)
  const times = Object.values(syncs)
  if (times.length === 0) return null
  const latest = Math.max(...times)
  const isSynced = !offline && !syncing
  const state = offline ? 'Offline' : syncing ? 'Syncing' : 'Synced'
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
        <p role="status">{isSynced ? <SyncedAt key={latest} at={latest} /> : state}</p>
        <p className={styles.note}>Reference data such as taxes and attributes is refreshed at most every 5 minutes.</p>
        <Button icon={<RefreshCw />} pending={syncing} disabled={offline} onPress={() => void sync({ force: true })}>
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
