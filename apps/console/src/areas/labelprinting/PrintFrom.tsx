import { Banner, Button, Form, NumberField, numbers } from '@greenroom/ui'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { ProblemText } from '#failures/ProblemText.tsx'
import { useAttempt } from '#failures/use-attempt.ts'
import { useMay } from '#session/may.ts'
import { type LabelJob, printFromAtom } from './label-jobs.atoms.ts'
import styles from './labelprinting.module.css'

/** Goes on with a job that ended early, or prints it again, from a label. */
export function PrintFrom({ job: { labelJobID, labels, printed, state } }: { job: LabelJob }) {
  const print = useSetAtom(printFromAtom)
  const { may, denied, hidden } = useMay('printLabelJob')
  const { pending, problem, attempt } = useAttempt()
  const isOpen = state !== 'DONE' && printed < labels
  const [from, setFrom] = useState(String(isOpen ? printed + 1 : 1))
  const [error, setError] = useState<string>()
  if (hidden) return null

  function submit() {
    const label = Number(from)
    if (!/^\d+$/.test(from) || label < 1 || label > labels) {
      return setError(`Enter a label from 1 to ${numbers.text(labels)}.`)
    }
    setError(undefined)
    void attempt(() => print(labelJobID, label))
  }

  return (
    <>
      {problem && (
        <Banner tone="danger" title="The labels couldn't be printed">
          <ProblemText {...problem} />
        </Banner>
      )}
      <Form aria-label="Print again" onSubmit={submit}>
        <div className={styles.actions}>
          <div className={styles.from}>
            <NumberField label="From label" value={from} onChange={setFrom} error={error} readOnly={!may} />
          </div>
          <Button type="submit" variant={isOpen ? 'primary' : 'secondary'} pending={pending} denied={denied}>
            {isOpen ? 'Go on printing' : 'Print again'}
          </Button>
        </div>
      </Form>
    </>
  )
}
