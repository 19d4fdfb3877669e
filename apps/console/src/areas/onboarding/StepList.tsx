import type { OnboardingStep } from '@greenroom/session'
import { TextLink } from '@greenroom/ui'
import { Check } from 'lucide-react'
import { stepPath } from '#shell/onboarding.atoms.ts'
import styles from './onboarding.module.css'

/** Links to the steps in order, with a mark on those done. */
export function StepList({ steps, current }: { steps: readonly OnboardingStep[]; current: string | undefined }) {
  return (
    <nav aria-label="Onboarding steps">
      <ol className={styles.steps}>
        {steps.map(({ name, title, visited }, index) => (
          <li key={name} aria-current={name === current ? 'step' : undefined} data-done={visited || undefined}>
            <span className={styles.number}>{visited ? <Check size={12} aria-label="Done" /> : index + 1}</span>
            <TextLink variant="quiet" href={stepPath(name)}>
              {title}
            </TextLink>
          </li>
        ))}
      </ol>
    </nav>
  )
}
