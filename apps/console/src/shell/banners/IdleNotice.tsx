import { TIMEOUT_SECONDS } from '@greenroom/session'
import { Button, Dialog } from '@greenroom/ui'
import { useAtom, useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { anyDirtyAtom } from '#browser/open-forms.atoms.ts'
import { sessionAtom } from '#session/session.atoms.ts'
import { broadcastToTabs } from '#browser/tab-channel.ts'

/**
 * Warns before an idle session times out, with a button to stay. Remembered users stay signed in anyway (section 4).
 */
export function IdleNotice() {
  const [session, send] = useAtom(sessionAtom)
  const dirty = useAtomValue(anyDirtyAtom)
  if (session.at !== 'signedIn' || session.activity !== 'idle' || session.remember) return null

  function stay() {
    send({ type: 'userActive' })
    broadcastToTabs({ type: 'active' })
  }

  return (
    <Dialog
      title="Are you still there?"
      open
      keepOpen
      size="small"
      onClose={stay}
      actions={
        <>
          <Button onPress={() => send({ type: 'signOut', dirty })}>Log out</Button>
          <Button variant="primary" onPress={stay} autoFocus>
            Stay signed in
          </Button>
        </>
      }
    >
      <TimeLeft />
    </Dialog>
  )
}

function TimeLeft() {
  const [endsAt] = useState(() => Date.now() + TIMEOUT_SECONDS * 1000)
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  const seconds = Math.max(0, Math.round((endsAt - now) / 1000))
  const left = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  return (
    <p>
      You've been inactive for a while. You'll be signed out in <strong role="timer">{left}</strong>. Unsaved changes
      stay on the page until you sign in again.
    </p>
  )
}
