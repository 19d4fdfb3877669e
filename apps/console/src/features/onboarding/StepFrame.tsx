import { explainDenied, type Feature } from '@greenroom/permissions'
import type { OnboardingStep } from '@greenroom/session'
import { Banner, Button, Card, Form } from '@greenroom/ui'
import { type ReactNode, useId, useState } from 'react'
import { useAccess } from '#app/session.atoms.ts'
import styles from './onboarding.module.css'
import { useNextStep } from './use-next-step.ts'

export type StepProps = { step: OnboardingStep; steps: readonly OnboardingStep[] }

type StepFrameProps = {
  step: OnboardingStep
  /** What this step is about, in a sentence. */
  intro: ReactNode
  /** What it takes to do its work. */
  feature?: Feature
  /** Makes the work a form. Whether it was saved, so that it goes on. */
  save?: () => Promise<boolean>
  /** Why it was not. */
  problem?: string
  /** Text of the button that goes on; without one there is nowhere to go. */
  next?: string
  /** The work, for those who may do it. */
  children?: ReactNode
}

/** The frame of one step: what it is about, its work, and the way on. Who may not do the work may still go on. */
export function StepFrame({ step, intro, feature, save, problem, next, children }: StepFrameProps) {
  const formID = useId()
  const onward = useNextStep(step.name)
  const [saving, setSaving] = useState(false)
  const mayVisit = useAccess('CONFIG_ONBOARDING').write
  const needed = feature ?? 'CONFIG_ONBOARDING'
  const mayWork = useAccess(needed).write
  const submits = save !== undefined && mayWork
  const wrong = problem ?? onward.problem

  async function submit() {
    setSaving(true)
    const saved = await save?.()
    setSaving(false)
    if (saved) await onward.go()
  }

  return (
    <Card title={step.title}>
      <div className={styles.step}>
        <p>{intro}</p>
        {!mayWork && <Banner>{explainDenied(needed, 'WRITE')}</Banner>}
        {submits ? (
          <Form id={formID} aria-label={step.title} onSubmit={submit}>
            {children}
          </Form>
        ) : (
          mayWork && children
        )}
        {wrong && (
          <p role="alert" className={styles.error}>
            {wrong}
          </p>
        )}
        {mayVisit && next && (
          <div className={styles.next}>
            <Button
              variant="primary"
              type={submits ? 'submit' : 'button'}
              form={submits ? formID : undefined}
              pending={saving || onward.pending}
              onPress={submits ? undefined : () => void onward.go()}
            >
              {submits || !save ? next : 'Continue'}
            </Button>
          </div>
        )}
      </div>
    </Card>
  )
}
