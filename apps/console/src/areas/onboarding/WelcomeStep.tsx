import { StepFrame, type StepProps } from './StepFrame.tsx'
import styles from './onboarding.module.css'

/** The steps ahead, in order. */
export function WelcomeStep({ step, steps }: StepProps) {
  const begun = steps.slice(1).some(({ visited }) => visited)
  const allDone = steps.every(({ visited }) => visited)
  return (
    <StepFrame
      step={step}
      intro="Complete a few steps to start selling. You can leave at any time: your progress is saved, and a banner on every screen brings you back."
      next={allDone ? undefined : begun ? 'Continue' : 'Start'}
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
