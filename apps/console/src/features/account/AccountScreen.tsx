import { Screen } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { ScreenBoundary } from '#app/ScreenBoundary.tsx'
import { userAtom } from '#app/session.atoms.ts'
import { ChangePassword } from './ChangePassword.tsx'
import { Devices } from './Devices.tsx'
import { SecondStep } from './SecondStep.tsx'

/** One's own account: the password, the second step, and where one is signed in. */
export function AccountScreen() {
  const { userName, role } = useAtomValue(userAtom)
  return (
    <Screen title="Your account" context={role ? `${userName}, ${role}` : userName} width="form">
      <ChangePassword />
      <SecondStep />
      <ScreenBoundary>
        <Devices />
      </ScreenBoundary>
    </Screen>
  )
}
