import type { ReactNode } from 'react'
import styles from './Status.module.css'
import type { Tone } from './tone.ts'

/** How far a record is: a dot in the color of the tone, and always a word. */
export function Status({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span className={styles.status} data-tone={tone}>
      {children}
    </span>
  )
}
