import { useAtomValue } from 'jotai'
import { flag } from '#browser/record-readers.ts'
import type { RecordKind } from '#browser/stored-records.ts'
import { ownRecordAtom } from '#session/own-record.atoms.ts'

const SCAN_SIGNAL: RecordKind<boolean> = { name: 'scanSignal', version: 1, read: flag }

/** Whether this browser answers the user's scans with sound and vibration. */
export const scanSignalAtom = ownRecordAtom(SCAN_SIGNAL, false)

/** Tells whether a scan was taken, if the user wants to hear it. */
export function useScanSignal(): (isTaken: boolean) => void {
  const isOn = useAtomValue(scanSignalAtom)
  return (isTaken) => {
    if (isOn) void import('#browser/scan-signal.ts').then(({ signal }) => signal(isTaken))
  }
}
