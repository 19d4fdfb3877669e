import { labelFileName, type LabelFileType, SHEETS } from '@greenroom/labels'
import { Banner, Button, NumberField, toasts } from '@greenroom/ui'
import { useSetAtom } from 'jotai'
import { Copy, FileDown, Printer, Usb } from 'lucide-react'
import { useState } from 'react'
import { saveFile } from '#browser/save-file.ts'
import { ProblemText } from '#failures/ProblemText.tsx'
import { useAttempt } from '#failures/use-attempt.ts'
import { useMay } from '#session/may.ts'
import { type LabelJob, labelFileAtom, markPrintedAtom } from './label-jobs.atoms.ts'
import styles from './labelprinting.module.css'
import { printByUsb, UsbProblem, usbOf } from './usb-printer.ts'
import { wholeFault } from './whole-fault.ts'

type Faults = { from?: string; row?: string; column?: string }

/** Every way to paper that needs no printer of the company's list. */
export function LabelFiles({ job }: { job: LabelJob }) {
  const { labelJobID, labels, sheet } = job
  const load = useSetAtom(labelFileAtom)
  const markPrinted = useSetAtom(markPrintedAtom)
  const { may: mayMark } = useMay('markLabelsPrinted')
  const { pending, problem, attempt } = useAttempt()
  const [from, setFrom] = useState('1')
  const [row, setRow] = useState(String(job.start.row + 1))
  const [column, setColumn] = useState(String(job.start.column + 1))
  const [faults, setFaults] = useState<Faults>({})
  const usb = usbOf(navigator)

  /** Labels that were taken count as printed. `take` returns false if they were not. */
  function withFile(type: LabelFileType, take: (file: Blob) => unknown) {
    const found: Faults = {
      from: wholeFault(from, 1, labels),
      ...(sheet !== 'ROLL' && {
        row: wholeFault(row, 1, SHEETS[sheet].rows),
        column: wholeFault(column, 1, SHEETS[sheet].columns),
      }),
    }
    setFaults(found)
    if (Object.values(found).some((fault) => fault !== undefined)) return
    const start = { row: Number(row) - 1, column: Number(column) - 1 }
    void attempt(async () => {
      const isTaken = (await take(await load(labelJobID, type, Number(from), start))) !== false
      if (isTaken && mayMark) await markPrinted(labelJobID, Number(from))
    })
  }
  const save = (type: LabelFileType) => withFile(type, (file) => saveFile(file, labelFileName(job, type)))

  async function copy(file: Blob) {
    await navigator.clipboard.writeText(await file.text())
    toasts.show({ tone: 'success', title: 'The ZPL has been copied' })
  }

  async function sendByUsb(file: Blob) {
    try {
      const name = await printByUsb(usb!, await file.text())
      if (name !== undefined) toasts.show({ tone: 'success', title: `${name} has taken the labels` })
      return name !== undefined
    } catch (error) {
      if (!(error instanceof UsbProblem)) throw error
      toasts.show({ tone: 'danger', title: "The labels couldn't be sent", text: error.message })
      return false
    }
  }

  return (
    <section aria-label="Files" className={styles.print}>
      {problem && (
        <Banner tone="danger" title="The labels couldn't be printed">
          <ProblemText {...problem} />
        </Banner>
      )}
      <div className={styles.actions}>
        <div className={styles.from}>
          <NumberField label="First label" value={from} onChange={setFrom} error={faults.from} />
        </div>
        {sheet !== 'ROLL' && (
          <>
            <div className={styles.from}>
              <NumberField label="First free row" value={row} onChange={setRow} error={faults.row} />
            </div>
            <div className={styles.from}>
              <NumberField label="First free column" value={column} onChange={setColumn} error={faults.column} />
            </div>
          </>
        )}
        <Button icon={<Printer />} pending={pending} onPress={() => withFile('pdf', openPdf)}>
          Open PDF to print
        </Button>
        <Button icon={<FileDown />} onPress={() => save('pdf')}>
          Download PDF
        </Button>
        <Button icon={<FileDown />} onPress={() => save('zpl')}>
          Download ZPL
        </Button>
        <Button icon={<Copy />} onPress={() => withFile('zpl', copy)}>
          Copy ZPL
        </Button>
        {usb && (
          <Button icon={<Usb />} onPress={() => withFile('zpl', sendByUsb)}>
            Send by USB
          </Button>
        )}
      </div>
      <p className={styles.affected}>
        Print the PDF at 100%, without margins: its pages have the size of the labels.{' '}
        {usb
          ? 'Sending by USB needs a ZPL printer on this computer. On Windows it works only if no printer driver is installed for it.'
          : 'Sending by USB needs Chrome or Edge.'}{' '}
        {mayMark && 'Labels count as printed as soon as you open, download, copy or send them.'}
      </p>
    </section>
  )
}

/** In the browser's viewer, which prints in the size of the pages. */
function openPdf(file: Blob) {
  const url = URL.createObjectURL(file)
  window.open(url, '_blank', 'noopener')
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
