import { TextLink } from '@greenroom/ui'
import { stepPath } from '#app/onboarding.atoms.ts'
import { StepFrame, type StepProps } from './StepFrame.tsx'

/** What is still open, or nothing any more. */
export function FinishStep({ step, steps }: StepProps) {
  const open = steps.filter(({ name, visited }) => !visited && name !== step.name)
  return (
    <StepFrame
      step={step}
      intro={open.length === 0 ? `${step.caption}.` : 'These steps are still open. You may finish, and do them later.'}
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
