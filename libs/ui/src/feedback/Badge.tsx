import type { ReactNode } from 'react'
import styles from './Badge.module.css'
import type { Tone } from './tone.ts'

/** A state or a count as a short text. The tone repeats the meaning of the text. */
export function Badge({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {children}
    </span>
  )
}
