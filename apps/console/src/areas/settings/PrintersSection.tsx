import { Banner, ConfirmDialog, DescriptionList, EmptyState, toasts } from '@greenroom/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { Pencil, Plus, Ruler, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { showFailure } from '#failures/show-failure.ts'
import { MayButton } from '#session/MayButton.tsx'
import { useMay } from '#session/may.ts'
import { PrinterDialog } from './PrinterDialog.tsx'
import { type Printer, printerListAtom, removePrinterAtom } from './printers.atoms.ts'
import styles from './settings.module.css'
import { TestLabelDialog } from './TestLabelDialog.tsx'

/** The network printers that labels are sent to. */
export function PrintersSection() {
  const { printers, restricted } = useAtomValue(printerListAtom)
  const { denied } = useMay('createPrinter')
  const remove = useSetAtom(removePrinterAtom)
  const [editing, setEditing] = useState<Printer | 'new'>()
  const [testing, setTesting] = useState<Printer>()
  const [removing, setRemoving] = useState<Printer>()
  const add = (
    <MayButton operation="createPrinter" icon={<Plus />} onPress={() => setEditing('new')}>
      Add printer
    </MayButton>
  )

  async function confirmRemoval({ printerID, name }: Printer) {
    setRemoving(undefined)
    try {
      await remove(printerID)
      toasts.show({ tone: 'success', title: `${name} has been removed` })
    } catch (failure) {
      showFailure(`${name} couldn't be removed`, failure)
    }
  }

  const actionsOf = (printer: Printer) => (
    <div className={styles.row}>
      <span>{wordsOf(printer)}</span>
      <span className={styles.row}>
        <MayButton
          operation="printTestLabel"
          size="small"
          icon={<Ruler />}
          aria-label={`Set up ${printer.name}`}
          onPress={() => setTesting(printer)}
        >
          Set up
        </MayButton>
        <MayButton
          operation="updatePrinter"
          size="small"
          icon={<Pencil />}
          aria-label={`Edit ${printer.name}`}
          onPress={() => setEditing(printer)}
        >
          Edit
        </MayButton>
        <MayButton
          operation="deletePrinter"
          size="small"
          icon={<Trash2 />}
          aria-label={`Remove ${printer.name}`}
          onPress={() => setRemoving(printer)}
        >
          Remove
        </MayButton>
      </span>
    </div>
  )

  return (
    <>
      {denied && <Banner>You have view-only access to printers. {denied}</Banner>}
      <p className={styles.muted}>
        The server sends labels to these printers, in a private network and at a printer&apos;s port only. None by
        default.
      </p>
      {printers.length === 0 ? (
        <EmptyState title="No printers yet" action={add}>
          Add the label printers of your stands and warehouses.
        </EmptyState>
      ) : (
        <>
          <DescriptionList entries={printers.map((printer) => ({ term: printer.name, value: actionsOf(printer) }))} />
          <div>{add}</div>
        </>
      )}
      {editing && (
        <PrinterDialog
          printer={editing === 'new' ? undefined : editing}
          restricted={restricted}
          onClose={() => setEditing(undefined)}
        />
      )}
      {testing && <TestLabelDialog printer={testing} onClose={() => setTesting(undefined)} />}
      <ConfirmDialog
        title={`Remove ${removing?.name}?`}
        open={removing !== undefined}
        confirm="Remove printer"
        danger
        onConfirm={() => removing && void confirmRemoval(removing)}
        onCancel={() => setRemoving(undefined)}
      >
        Labels can no longer be sent to it.
      </ConfirmDialog>
    </>
  )
}

function wordsOf({ model, dpi, address, port }: Printer): string {
  return [model, `${dpi} dpi`, `${address}:${port}`].filter(Boolean).join(', ')
}
