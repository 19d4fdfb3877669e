import { TIMEOUT_SECONDS } from '@greenroom/session'
import { Button, Dialog } from '@greenroom/ui'
import { useAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { sessionAtom } from './session.atoms.ts'
import { tellTabs } from './tab-channel.ts'

/** Before an idle session times out: how long is left, and a way to stay. Who chose remember stays anyhow (section 4). */
export function IdleNotice() {
  const [session, send] = useAtom(sessionAtom)
  if (session.at !== 'signedIn' || session.activity !== 'idle' || session.remember) return null

  function stay() {
    send({ type: 'userActive' })
    tellTabs({ type: 'active' })
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
          <Button onPress={() => send({ type: 'signOut' })}>Log out</Button>
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
      Nobody has used this browser for a while. You will be signed out in <strong role="timer">{left}</strong>. Changes
      that are not saved stay on the page until you sign in again.
    </p>
  )
}
