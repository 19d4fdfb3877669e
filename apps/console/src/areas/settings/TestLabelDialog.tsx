import { Banner, Button, Dialog, FieldGrid, Form, NumberField } from '@greenroom/ui'
import { CORRECT_MARKED_FIELDS } from '@greenroom/validation'
import { useSetAtom } from 'jotai'
import { useId, useState } from 'react'
import { ProblemText } from '#failures/ProblemText.tsx'
import { useAttempt } from '#failures/use-attempt.ts'
import { type Printer, printTestLabelAtom } from './printers.atoms.ts'
import styles from './settings.module.css'

type TestLabelDialogProps = { printer: Printer; onClose: () => void }

/** The dots of a millimeter, by resolution. */
const DOTS: Readonly<Record<number, number>> = { 203: 8, 300: 12, 600: 24 }

/** Prints a label with rulers, and says how to set the printer up with it. */
export function TestLabelDialog({ printer, onClose }: TestLabelDialogProps) {
  const { name, dpi, printerID } = printer
  const formID = useId()
  const print = useSetAtom(printTestLabelAtom)
  const { pending, problem, errors, attempt } = useAttempt()
  const isMarked = 'width' in errors || 'height' in errors
  const [width, setWidth] = useState('56')
  const [height, setHeight] = useState('30')
  const [isTaken, setTaken] = useState(false)

  async function submit() {
    setTaken(false)
    const printed = await attempt(async () => {
      await print(printerID, { width: Number(width), height: Number(height) })
      return true
    })
    setTaken(printed === true)
  }

  return (
    <Dialog
      title={`Set up ${name}`}
      open
      keepOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>Close</Button>
          <Button variant="primary" type="submit" form={formID} pending={pending}>
            Print test label
          </Button>
        </>
      }
    >
      {problem && <Banner tone="danger">{isMarked ? CORRECT_MARKED_FIELDS : <ProblemText {...problem} />}</Banner>}
      {isTaken && <Banner tone="success">{name} has taken the test label.</Banner>}
      <Form id={formID} errors={errors} aria-label="Test label" onSubmit={() => void submit()}>
        <FieldGrid>
          <NumberField
            name="width"
            label="Label width"
            description="Millimeters, 20 to 200."
            value={width}
            onChange={setWidth}
            autoFocus
            required
          />
          <NumberField
            name="height"
            label="Label height"
            description="Millimeters, 10 to 300."
            value={height}
            onChange={setHeight}
            required
          />
        </FieldGrid>
      </Form>
      <ol className={styles.steps}>
        <li>
          Load the labels and let the printer measure them. Most Zebra printers do so when you hold Pause and Cancel for
          two seconds.
        </li>
        <li>Print the test label. Its frame lies along all four edges of the label.</li>
        <li>
          If the frame is cut off or off-center, read on the rulers by how many millimeters. Change the offsets of the
          printer by {DOTS[dpi]} dots for each millimeter.
        </li>
        <li>Hold a ruler to the label. If 10 mm are not 10 mm, the resolution of {dpi} dpi is wrong.</li>
        <li>Scan the barcode. If its bars are gray, raise the darkness. If they run together, lower it.</li>
      </ol>
    </Dialog>
  )
}
