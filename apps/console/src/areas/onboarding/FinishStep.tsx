import { TextLink } from '@greenroom/ui'
import { stepPath } from '#shell/onboarding.atoms.ts'
import { StepFrame, type StepProps } from './StepFrame.tsx'

/** The steps that are not done yet. */
export function FinishStep({ step, steps }: StepProps) {
  const open = steps.filter(({ name, visited }) => !visited && name !== step.name)
  return (
    <StepFrame
      step={step}
      intro={
        open.length === 0
          ? `${step.caption}.`
          : 'These steps are not done yet. You can finish onboarding now and complete them later.'
      }
      next="Finish"
    >
      {open.length > 0 && (
        <ul>
          {open.map(({ name, title }) => (
            <li key={name}>
              <TextLink href={stepPath(name)}>{title}</TextLink>
            </li>
          ))}
        </ul>
      )}
    </StepFrame>
  )
}
