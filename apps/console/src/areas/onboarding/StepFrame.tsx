import type { OnboardingStep } from '@greenroom/session'
import { Banner, Button, Card, Form } from '@greenroom/ui'
import { type ReactNode, useId } from 'react'
import { FormConflict } from '#forms/FormConflict.tsx'
import { ProblemText } from '#failures/ProblemText.tsx'
import type { FormModel } from '#forms/use-form.ts'
import { type Guarded, useMay } from '#session/may.ts'
import styles from './onboarding.module.css'
import { useNextStep } from './use-next-step.ts'

export type StepProps = { step: OnboardingStep; steps: readonly OnboardingStep[] }

/** The form of the step. */
// oxlint-disable-next-line typescript/no-explicit-any -- the frame shows and submits any form
type StepModel = Omit<FormModel<any, any>, 'stateAtom' | 'dirtyAtom'>

type StepFrameProps = {
  step: OnboardingStep
  /** What the step is about, in a sentence. */
  intro: ReactNode
  /** The operation that the step calls. */
  operation?: Guarded
  /** Makes the step a form; after a save, the next step opens. */
  model?: StepModel
  /** The text of the button to the next step; absent on the last step. */
  next?: string
  /** The step's content, for users who may do it. */
  children?: ReactNode
}

/**
 * The frame of one step: introduction, content and the button to the next step. Users who may not do a step can still
 * skip it.
 */
export function StepFrame({ step, intro, operation = 'visitOnboardingSteps', model, next, children }: StepFrameProps) {
  const formID = useId()
  const onward = useNextStep(step.name)
  const { may: mayVisit } = useMay('visitOnboardingSteps')
  const { may: mayWork, denied } = useMay(operation)
  const submits = model !== undefined && mayWork
  const problem = model?.problem ?? onward.problem

  async function submit() {
    if ((await model?.submit()) !== undefined) await onward.go()
  }

  return (
    <Card title={step.title}>
      <div className={styles.step}>
        <p>{intro}</p>
        {denied && <Banner>{denied}</Banner>}
        {submits ? (
          <Form id={formID} aria-label={step.title} onSubmit={submit}>
            {children}
          </Form>
        ) : (
          mayWork && children
        )}
        {problem && (
          <div role="alert" className={styles.error}>
            <ProblemText {...problem} />
          </div>
        )}
        {model?.conflict && <FormConflict model={model} onSaved={() => void onward.go()} />}
        {mayVisit && next && (
          <div className={styles.next}>
            <Button
              variant="primary"
              type={submits ? 'submit' : 'button'}
              form={submits ? formID : undefined}
              pending={model?.saving || onward.pending}
              onPress={submits ? undefined : () => void onward.go()}
            >
              {submits || !model ? next : 'Continue'}
            </Button>
          </div>
        )}
      </div>
    </Card>
  )
}
