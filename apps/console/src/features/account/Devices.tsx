import { explain } from '@greenroom/api-client'
import { Badge, Button, Card, DescriptionList, toasts } from '@greenroom/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { type Device, devicesAtom, endDeviceAtom } from './account.atoms.ts'
import styles from './account.module.css'

/** Where one is signed in; any other place can be signed out from here. */
export function Devices() {
  const { devices, formats } = useAtomValue(devicesAtom)
  const end = useSetAtom(endDeviceAtom)

  const signOut = ({ sessionID, device }: Device) =>
    end(sessionID).then(
      () => toasts.show({ tone: 'success', title: `${device} has been signed out` }),
      (error: unknown) => toasts.show({ tone: 'danger', title: explain(error).message }),
    )

  const entryOf = (device: Device) => ({
    term: device.device,
    value: (
      <div className={styles.device}>
        <span>
          {device.address}, signed in {formats.dateTime(device.startedAt)}, last active{' '}
          {formats.dateTime(device.activeAt)}
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
    <Card title="Where you are signed in">
      {devices.map((device) => (
        <DescriptionList key={device.sessionID} entries={[entryOf(device)]} />
      ))}
    </Card>
  )
}
