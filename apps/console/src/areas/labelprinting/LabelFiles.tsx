import { Banner, Button, NumberField, toasts } from '@greenroom/ui'
import { useSetAtom } from 'jotai'
import { Copy, FileDown, Printer, Usb } from 'lucide-react'
import { useState } from 'react'
import { saveFile } from '#browser/save-file.ts'
import { ProblemText } from '#failures/ProblemText.tsx'
import { useAttempt } from '#failures/use-attempt.ts'
import { type LabelFile, type LabelJob, labelFileAtom } from './label-jobs.atoms.ts'
import styles from './labelprinting.module.css'
import { printByUsb, UsbProblem, usbOf } from './usb-printer.ts'
import { wholeFault } from './whole-fault.ts'

/** Every way to paper that needs no printer of the company's list. */
export function LabelFiles({ job: { labelJobID, labels } }: { job: LabelJob }) {
  const load = useSetAtom(labelFileAtom)
  const { pending, problem, attempt } = useAttempt()
  const [from, setFrom] = useState('1')
  const [fault, setFault] = useState<string>()
  const usb = usbOf(navigator)

  function withFile(type: LabelFile, use: (file: Blob) => unknown) {
    const found = wholeFault(from, 1, labels)
    setFault(found)
    if (!found) void attempt(async () => use(await load(labelJobID, type, Number(from))))
  }

  async function copy(file: Blob) {
    await navigator.clipboard.writeText(await file.text())
    toasts.show({ tone: 'success', title: 'The ZPL has been copied' })
  }

  async function sendByUsb(file: Blob) {
    try {
      const name = await printByUsb(usb!, await file.text())
      if (name !== undefined) toasts.show({ tone: 'success', title: `${name} has taken the labels` })
    } catch (error) {
      if (!(error instanceof UsbProblem)) throw error
      toasts.show({ tone: 'danger', title: "The labels couldn't be sent", text: error.message })
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
          <NumberField label="First label" value={from} onChange={setFrom} error={fault} />
        </div>
        <Button icon={<Printer />} pending={pending} onPress={() => withFile('pdf', openPdf)}>
          Open PDF to print
        </Button>
        <Button icon={<FileDown />} onPress={() => withFile('pdf', (file) => saveFile(file, 'labels.pdf'))}>
          Download PDF
        </Button>
        <Button icon={<FileDown />} onPress={() => withFile('zpl', (file) => saveFile(file, 'labels.zpl'))}>
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
          : 'Sending by USB needs Chrome or Edge.'}
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
