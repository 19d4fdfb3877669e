import { ToastRegion } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { confirmationAtom } from '#session/confirmation.atoms.ts'
import { ConfirmItsYou } from '#sign-in/ConfirmItsYou.tsx'
import { SignInAgain } from '#sign-in/SignInAgain.tsx'
import { Shortcuts } from '../shortcuts/Shortcuts.tsx'
import { IdleNotice } from './IdleNotice.tsx'

/** What the shell needs only some time after it was opened. Messages of the time before wait for their region. */
export function LateParts() {
  const confirmation = useAtomValue(confirmationAtom)
  return (
    <>
      <Shortcuts />
      <IdleNotice />
      {confirmation && <ConfirmItsYou settle={confirmation.settle} />}
      <SignInAgain />
      <ToastRegion />
    </>
  )
}
