import { Screen, Steps } from '@greenroom/ui'
import type { ReactNode } from 'react'

const STEPS = ['File', 'Columns', 'Check', 'Apply']

export type ImportFrameProps = {
  /** Index of the step. */
  step: number
  context?: ReactNode
  actions?: ReactNode
  children: ReactNode
}

/** The page around every step of an import. */
export function ImportFrame({ step, context, actions, children }: ImportFrameProps) {
  return (
    <Screen title="Import" context={context} actions={actions}>
      <Steps label="Import" steps={STEPS} current={step} />
      {children}
    </Screen>
  )
}
