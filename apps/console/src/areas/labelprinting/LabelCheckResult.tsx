import { adviceOn, type IssueCode } from '@greenroom/labels'
import { Badge, Banner, countOf, numbers } from '@greenroom/ui'
import { useSetAtom } from 'jotai'
import { useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { ProblemText } from '#failures/ProblemText.tsx'
import { useAttempt } from '#failures/use-attempt.ts'
import { MayButton } from '#session/MayButton.tsx'
import { foldedNotes, headlineOf, type Issue, leftOutWords } from './check-words.ts'
import { createLabelJobAtom, labelJobs } from './label-jobs.atoms.ts'
import type { LabelCheck, LabelJobPlan } from './label-print.atoms.ts'
import styles from './labelprinting.module.css'
import { ManyLabels, MOST_UNASKED } from './ManyLabels.tsx'
import { labelJobPath } from './paths.ts'

type LabelCheckResultProps = {
  plan: LabelJobPlan
  check: LabelCheck
  /** Called once there is a job, before its screen opens. */
  onCreated: () => void
}

const TONES = { error: 'danger', warning: 'warning', info: 'info' } as const

const WORDS = { error: 'Not printed', warning: 'Warning', info: 'Note' } as const

/** What was found when all labels were laid out, and the button that prints them. It takes the focus when it appears. */
export function LabelCheckResult({ plan, check, onCreated }: LabelCheckResultProps) {
  const { labels, goodLabels, unknown, unknownCount, issues } = check
  const headingID = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const navigate = useNavigate()
  const create = useSetAtom(createLabelJobAtom)
  const keep = useSetAtom(labelJobs.keepAtom)
  const { pending, problem, attempt } = useAttempt()
  const [asks, setAsks] = useState(false)
  const hasFaults = goodLabels < labels
  const leftOut = leftOutWords(plan, check)
  useEffect(() => heading.current?.focus(), [])

  async function print() {
    setAsks(false)
    const job = await attempt(() => create({ ...plan, onlyGood: hasFaults, confirmed: goodLabels }))
    if (!job) return
    keep(job)
    onCreated()
    void navigate(labelJobPath(job.labelJobID))
  }

  return (
    <section aria-labelledby={headingID}>
      <div className={styles.stack}>
        <h2 id={headingID} ref={heading} tabIndex={-1} className={styles.heading}>
          {headlineOf(plan, check)}
        </h2>
        {leftOut && <p>{leftOut}</p>}
        {unknownCount > 0 && (
          <Banner tone="warning" title={`No item has ${unknownCount === 1 ? 'this code' : 'these codes'}`}>
            {unknown.join(', ')}
            {unknownCount > unknown.length && ` and ${numbers.text(unknownCount - unknown.length)} more`}
          </Banner>
        )}
        {issues.length > 0 && (
          <ul className={styles.issues} aria-label="Issues">
            {foldedNotes(issues).map((issue) => (
              <li key={`${issue.code} ${issue.elementID}`}>
                <Badge tone={TONES[issue.severity]}>{WORDS[issue.severity]}</Badge>
                <IssueText {...issue} />
              </li>
            ))}
          </ul>
        )}
        {problem && (
          <Banner tone="danger" title="The labels couldn't be printed">
            <ProblemText {...problem} />
          </Banner>
        )}
        {goodLabels > 0 && (
          <div>
            <MayButton
              operation="createLabelJob"
              variant="primary"
              pending={pending}
              onPress={() => (goodLabels > MOST_UNASKED ? setAsks(true) : void print())}
            >
              {hasFaults ? `Print only the ${countOf(goodLabels, 'good label')}` : `Print ${countOf(labels, 'label')}`}
            </MayButton>
          </div>
        )}
      </div>
      <ManyLabels
        count={goodLabels}
        hasPrinter={plan.printerID !== null}
        open={asks}
        onConfirm={() => void print()}
        onCancel={() => setAsks(false)}
      />
    </section>
  )
}

/** A note takes one line; an issue has what to do, and its items. */
function IssueText({ code, severity, element, message, items, count }: Issue) {
  const name = element !== undefined && <strong>{element}: </strong>
  if (severity === 'info') {
    return (
      <p>
        {name}
        {message} <span className={styles.affected}>{countOf(count, 'item')}</span>
      </p>
    )
  }
  return (
    <div>
      <p>
        {name}
        {message} {adviceOn(code as IssueCode)}
      </p>
      <p className={styles.affected}>
        {countOf(count, 'item')}: {items.join(', ')}
        {count > items.length && ' …'}
      </p>
    </div>
  )
}
