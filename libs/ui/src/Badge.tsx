import type { ReactNode } from 'react'
import styles from './Badge.module.css'
import type { Tone } from './tone.ts'

/** A state or a count in a word. The tone repeats what the word says. */
export function Badge({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {children}
    </span>
  )
}
