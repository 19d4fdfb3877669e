import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import styles from './SaveBar.module.css'

export interface SaveBarProps {
  /** What changed: "3 fields changed". Empty when nothing did; the bar then keeps its place and is quiet. */
  changes?: ReactNode
  /** Why the last try failed, and what was not lost. */
  error?: ReactNode
  pending?: boolean
  /** Id of the form that Save submits. Without it `onSave` is called. */
  form?: string
  onSave?: () => void
  onDiscard: () => void
  save?: string
  discard?: string
}

/** Save and Discard, always in sight at the bottom of a form. */
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
