import { Banner, Button, Form, NumberField } from '@greenroom/ui'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { ProblemText } from '#failures/ProblemText.tsx'
import { useAttempt } from '#failures/use-attempt.ts'
import { useMay } from '#session/may.ts'
import { type LabelJob, printFromAtom } from './label-jobs.atoms.ts'
import styles from './labelprinting.module.css'
import { ManyLabels, MOST_UNASKED } from './ManyLabels.tsx'
import { wholeFault } from './whole-fault.ts'

/** Goes on with a job that ended early, or prints it again, from a label. */
export function PrintFrom({ job: { labelJobID, labels, printed, state } }: { job: LabelJob }) {
  const print = useSetAtom(printFromAtom)
  const { may, denied, hidden } = useMay('printLabelJob')
  const { pending, problem, attempt } = useAttempt()
  const isOpen = state !== 'DONE' && printed < labels
  const [from, setFrom] = useState(String(isOpen ? printed + 1 : 1))
  const [error, setError] = useState<string>()
  const [asks, setAsks] = useState(false)
  const count = labels - Number(from) + 1
  if (hidden) return null

  function submit() {
    const fault = wholeFault(from, 1, labels)
    setError(fault)
    if (fault) return
    if (count > MOST_UNASKED) return setAsks(true)
    send()
  }

  function send() {
    setAsks(false)
    void attempt(() => print(labelJobID, Number(from), count))
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
      <ManyLabels count={count} hasPrinter open={asks} onConfirm={send} onCancel={() => setAsks(false)} />
    </>
  )
}
