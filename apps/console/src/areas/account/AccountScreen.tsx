import { Card, Screen } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { ScanSignalSwitch } from '#records/ScanSignalSwitch.tsx'
import { ScreenBoundary } from '#screens/ScreenBoundary.tsx'
import { userAtom } from '#session/session.atoms.ts'
import { ChangePassword } from './ChangePassword.tsx'
import { Devices } from './Devices.tsx'
import { OwnFormats } from './OwnFormats.tsx'
import { SecondStep } from './SecondStep.tsx'

/** The user's own account: formats, password, two-step sign-in and signed-in devices. */
export function AccountScreen() {
  const { userName, role } = useAtomValue(userAtom)
  return (
    <Screen title="Your account" context={role ? `${userName}, ${role}` : userName} width="form">
      <ScreenBoundary>
        <OwnFormats />
      </ScreenBoundary>
      <Card title="Scanning in this browser">
        <ScanSignalSwitch />
      </Card>
      <ChangePassword />
      <SecondStep />
      <ScreenBoundary>
        <Devices />
      </ScreenBoundary>
    </Screen>
  )
}
