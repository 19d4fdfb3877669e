import { Switch } from '@greenroom/ui'
import { useAtom } from 'jotai'
import { scanSignalAtom } from '#data/scan-signal.atoms.ts'

/** Switches sound and vibration after scans on or off, for this browser. */
export function ScanSignalSwitch() {
  const [isOn, change] = useAtom(scanSignalAtom)
  return (
    <Switch checked={isOn} onChange={(next) => void change(() => next)}>
      Sound and vibration when scanning
    </Switch>
  )
}
