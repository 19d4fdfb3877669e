import type { ReactNode } from 'react'
import { ProgressBar as AriaProgressBar, Label } from 'react-aria-components'
import styles from './ProgressBar.module.css'

export interface ProgressBarProps {
  /** The running work: "Reading file". */
  label: string
  /** How much is done, in the unit of `max`. */
  value: number
  /** Omit if the total is unknown. */
  max?: number
  /** The progress in numbers: "12,000 of 541,909 rows". */
  text?: string
  /** Such as a Cancel button. */
  action?: ReactNode
}

/** The progress of a long job, in numbers. */
export function ProgressBar({ label, value, max, text, action }: ProgressBarProps) {
  return (
    <div className={styles.progress}>
      <AriaProgressBar
        value={value}
        maxValue={max ?? 1}
        isIndeterminate={max === undefined}
        valueLabel={text}
        className={styles.job}
      >
        {({ percentage }) => (
          <>
            <div className={styles.words}>
              <Label className={styles.label}>{label}</Label>
              {text && <span className={styles.text}>{text}</span>}
            </div>
            <svg className={styles.track} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden>
              <rect className={styles.bar} width={percentage ?? 30} height="1" />
            </svg>
          </>
        )}
      </AriaProgressBar>
      {action}
    </div>
  )
}
