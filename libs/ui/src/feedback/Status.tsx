import type { ReactNode } from 'react'
import styles from './Status.module.css'
import type { Tone } from './tone.ts'

export interface StatusProps {
  /** The meaning of the color. */
  tone?: Tone
  /** The name of the state. */
  children: ReactNode
}

/** How far a record is: a dot in the color of the tone, and always a word. */
export function Status({ tone = 'neutral', children }: StatusProps) {
  return (
    <span className={styles.status} data-tone={tone}>
      {children}
    </span>
  )
}
