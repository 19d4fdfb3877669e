import { explain } from '@greenroom/api-client'
import { Badge, Button, Card, DescriptionList, toasts } from '@greenroom/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { type Device, devicesAtom, endDeviceAtom } from './account.atoms.ts'

/** Where one is signed in; any other place can be signed out from here. */
export function Devices() {
  const { devices, formats } = useAtomValue(devicesAtom)
  const end = useSetAtom(endDeviceAtom)

  const signOut = ({ sessionID, device }: Device) =>
    end(sessionID).then(
      () => toasts.show({ tone: 'success', title: `${device} has been signed out` }),
      (error: unknown) => toasts.show({ tone: 'danger', title: explain(error).message }),
    )

  return devices.map((device) => (
    <Card
      key={device.sessionID}
      title={device.device}
      action={
        device.current ? (
          <Badge tone="success">This device</Badge>
        ) : (
          <Button aria-label={`Sign out ${device.device}`} onPress={() => void signOut(device)}>
            Sign out
          </Button>
        )
      }
    >
      <DescriptionList
        entries={[
          { term: 'Address', value: device.address },
          { term: 'Signed in', value: formats.dateTime(device.startedAt) },
          { term: 'Last active', value: formats.dateTime(device.activeAt) },
        ]}
      />
    </Card>
  ))
}
