import { Screen, Steps } from '@greenroom/ui'
import type { ReactNode } from 'react'
import styles from './imports.module.css'
import { useStepFocus } from './use-step-focus.ts'

const STEPS = ['File', 'Columns', 'Check', 'Apply']

export type ImportFrameProps = {
  /** Index of the step. */
  step: number
  /** It isn't known yet whether this is the step. */
  isLoading?: boolean
  context?: ReactNode
  actions?: ReactNode
  children: ReactNode
}

/** The page around every step of an import. */
export function ImportFrame({ step, isLoading = false, context, actions, children }: ImportFrameProps) {
  const heading = useStepFocus(step, isLoading)
  return (
    <Screen title="Import" context={context} actions={actions}>
      <div className={styles.step}>
        <h2 ref={heading} tabIndex={-1}>
          {step < STEPS.length ? `Step ${step + 1} of ${STEPS.length}: ${STEPS[step]}` : 'All steps done'}
        </h2>
        <Steps label="Import" steps={STEPS} current={step} />
      </div>
      {children}
    </Screen>
  )
}
