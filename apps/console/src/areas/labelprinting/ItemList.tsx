import { countOf, TextArea, toasts } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { apiAtom } from '#api/api.ts'
import { explainMissed, itemByCode } from '#data/items-by-code.ts'
import { useScanSignal } from '#data/scan-signal.atoms.ts'
import { useScreenScan } from '#data/screen-scan.atoms.ts'
import { showFailure } from '#failures/show-failure.ts'
import { ScanSignalSwitch } from '#records/ScanSignalSwitch.tsx'
import { ListFile } from './ListFile.tsx'
import styles from './labelprinting.module.css'
import { readList } from './read-list.ts'

type ItemListProps = {
  list: string
  error: string | undefined
  onType: (list: string) => void
  /** Called with the list of a file, in place of this one. */
  onFile: (list: string) => void
  /** Called with a code for the list as it is by then. */
  onCode: (code: string) => void
}

/** The items as a list that is typed, read from a file, or scanned anywhere on the page. */
export function ItemList({ list, error, onType, onFile, onCode }: ItemListProps) {
  const api = useAtomValue(apiAtom)
  const signal = useScanSignal()
  /** The item that was scanned last. */
  const [scanned, setScanned] = useState('')
  useScreenScan((code) => void take(code))

  async function take(code: string) {
    setScanned('')
    try {
      const { item, isShared } = await itemByCode(api, code)
      signal(item !== undefined)
      if (!item) return toasts.show({ tone: 'warning', title: explainMissed(code, isShared) })
      onCode(item.itemID)
      setScanned(item.name)
    } catch (failure) {
      signal(false)
      showFailure(`${code} couldn't be added`, failure)
    }
  }

  function type(next: string) {
    setScanned('')
    onType(next)
  }

  return (
    <div className={styles.stack}>
      <TextArea
        name="list"
        label="Item IDs or UPCs"
        description="One a line, if you like with copies: TS-RED-M, 3. Or scan the items."
        rows={6}
        value={list}
        error={error}
        onChange={type}
      />
      <p role="status">
        {scanned && `${scanned} has been added. The list has ${countOf(readList(list).lines.length, 'line')}.`}
      </p>
      <ScanSignalSwitch />
      <ListFile onText={onFile} />
    </div>
  )
}
