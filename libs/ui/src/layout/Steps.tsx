import { Check } from 'lucide-react'
import styles from './Steps.module.css'

export interface StepsProps {
  /** The name of the task: "Import". */
  label: string
  /** The names of all steps, in their order. */
  steps: readonly string[]
  /** The index of the current step; those before it are done. */
  current: number
}

/** The current position in a task of several steps. */
export function Steps({ label, steps, current }: StepsProps) {
  return (
    <ol className={styles.steps} aria-label={label}>
      {steps.map((step, index) => (
        <li
          key={step}
          className={styles.step}
          data-state={index < current ? 'done' : index === current ? 'current' : 'ahead'}
          aria-current={index === current ? 'step' : undefined}
        >
          <span className={styles.number}>{index < current ? <Check size={12} aria-label="Done" /> : index + 1}</span>
          <span className={styles.name}>{step}</span>
        </li>
      ))}
    </ol>
  )
}
