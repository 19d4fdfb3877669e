import { Badge, Button, Card, DescriptionList, toasts } from '@greenroom/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { showFailure } from '#failures/show-failure.ts'
import { type Device, devicesAtom, endDeviceAtom } from './account.atoms.ts'
import styles from './account.module.css'

/** The devices on which the user is signed in. Any other device can be signed out from here. */
export function Devices() {
  const { devices, formats } = useAtomValue(devicesAtom)
  const end = useSetAtom(endDeviceAtom)

  const signOut = ({ sessionID, device }: Device) =>
    end(sessionID).then(
      () => toasts.show({ tone: 'success', title: `${device} has been signed out` }),
      (error: unknown) => showFailure(`${device} couldn't be signed out`, error),
    )

  const entryOf = (device: Device) => ({
    term: device.device,
    value: (
      <div className={styles.device}>
        <span>
          {device.address}, signed in {formats.when(device.startedAt)}, last active {formats.when(device.activeAt)}
        </span>
        {device.current ? (
          <Badge tone="success">This device</Badge>
        ) : (
          <Button size="small" aria-label={`Sign out ${device.device}`} onPress={() => void signOut(device)}>
            Sign out
          </Button>
        )}
      </div>
    ),
  })

  return (
    <Card title="Signed-in devices">
      {devices.map((device) => (
        <DescriptionList key={device.sessionID} entries={[entryOf(device)]} />
      ))}
    </Card>
  )
}
