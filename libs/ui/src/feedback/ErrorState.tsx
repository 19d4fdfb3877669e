import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../action/Button.tsx'
import styles from './EmptyState.module.css'

export interface ErrorStateProps {
  /** What happened. */
  title: string
  /** What is safe, and what to do. */
  children?: ReactNode
  /** Loads again. Without it there is no Retry button. */
  onRetry?: () => void
  /** The retry is running. */
  retrying?: boolean
}

/** A loading failure. Never looks like an empty list. */
export function ErrorState({ title, children, onRetry, retrying }: ErrorStateProps) {
  return (
    <div className={styles.state} role="alert">
      <div className={styles.icon} data-tone="danger">
        <CircleAlert />
      </div>
      <p className={styles.title}>{title}</p>
      {children && <div className={styles.text}>{children}</div>}
      {onRetry && (
        <div className={styles.action}>
          <Button onPress={onRetry} pending={retrying}>
            Retry
          </Button>
        </div>
      )}
    </div>
  )
}
