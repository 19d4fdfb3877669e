import { StepFrame, type StepProps } from './StepFrame.tsx'
import styles from './onboarding.module.css'

/** What there is to do, in order. */
export function WelcomeStep({ step, steps }: StepProps) {
  const begun = steps.slice(1).some(({ visited }) => visited)
  const allDone = steps.every(({ visited }) => visited)
  return (
    <StepFrame
      step={step}
      intro="A few steps make the company ready to sell. You can leave at any time: what is done stays done, and a line above every screen leads back."
      next={allDone ? undefined : begun ? 'Continue' : 'Begin'}
    >
      <ol className={styles.overview}>
        {steps.slice(1).map(({ name, title, caption }) => (
          <li key={name}>
            <strong>{title}</strong> {caption}
          </li>
        ))}
      </ol>
    </StepFrame>
  )
}
