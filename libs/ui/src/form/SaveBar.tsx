import type { ReactNode } from 'react'
import { Button } from '../action/Button.tsx'
import styles from './SaveBar.module.css'

export interface SaveBarProps {
  /** The changes: "3 fields changed". If empty, the bar keeps its place but is disabled. */
  changes?: ReactNode
  /** Why the last attempt failed, and what is safe. */
  error?: ReactNode
  pending?: boolean
  /** The ID of the form that Save submits. Without it `onSave` is called. */
  form?: string
  onSave?: () => void
  onDiscard: () => void
  save?: string
  discard?: string
}

/** Save and Discard, always visible at the bottom of a form. */
export function SaveBar(props: SaveBarProps) {
  const { changes, error, pending, form, onSave, onDiscard, save = 'Save', discard = 'Discard' } = props
  return (
    <div className={styles.bar} role="region" aria-label="Changes" data-changed={changes ? true : undefined}>
      <div className={styles.words}>
        <span role="status">{changes || 'No changes'}</span>
        {error && (
          <span role="alert" className={styles.error}>
            {error}
          </span>
        )}
      </div>
      <Button onPress={onDiscard} disabled={!changes || pending}>
        {discard}
      </Button>
      <Button
        variant="primary"
        type={form ? 'submit' : 'button'}
        {...{ form, pending }}
        onPress={form ? undefined : onSave}
        disabled={!changes}
      >
        {save}
      </Button>
    </div>
  )
}
