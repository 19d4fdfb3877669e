import type { ReactNode } from 'react'
import styles from './Badge.module.css'
import type { Tone } from './tone.ts'

export interface BadgeProps {
  /** The meaning of the color. */
  tone?: Tone
  /** A word or a number. */
  children: ReactNode
}

/** A state or a count as a short text. The tone repeats the meaning of the text. */
export function Badge({ tone = 'neutral', children }: BadgeProps) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {children}
    </span>
  )
}
