import { type FocusEvent, type ReactNode, useLayoutEffect, useRef } from 'react'
import { Button } from '../action/Button.tsx'
import styles from './SaveBar.module.css'

export interface SaveBarProps {
  /** The changes: "3 fields changed". Without any, and without an error, the bar is hidden. */
  changes?: ReactNode
  /** Why the last attempt failed, and what is safe. */
  error?: ReactNode
  /** The save is running. */
  pending?: boolean
  /** The ID of the form that Save submits. Without it `onSave` is called. */
  form?: string
  /** Called by Save, if there is no `form`. */
  onSave?: () => void
  /** Called by Discard. */
  onDiscard: () => void
  /** The text of Save, if another verb is clearer. */
  save?: string
  /** The text of Discard. */
  discard?: string
}

/**
 * Save and Discard at the bottom of the window while a form has changes. It is hidden otherwise, and a save by key then
 * answers "No changes" to a screen reader. It never lies over the focused field.
 */
export function SaveBar(props: SaveBarProps) {
  const { changes, error, pending, form, onSave, onDiscard, save = 'Save', discard = 'Discard' } = props
  const bar = useRef<HTMLDivElement>(null)
  const isShown = Boolean(changes || error || pending)
  const hasError = Boolean(error)
  const status = useRef<HTMLSpanElement>(null)
  /** What had the focus before the bar's buttons: it gets it back when they go. */
  const before = useRef<Element>(null)
  useLayoutEffect(() => {
    const { current: fallback } = status
    if (!isShown) return
    return () => {
      if (document.activeElement !== document.body) return
      const target = before.current?.isConnected ? before.current : fallback
      if (target instanceof HTMLElement) target.focus({ preventScroll: true })
    }
  }, [isShown])
  useLayoutEffect(() => {
    if (bar.current) scrollFromUnder(bar.current)
  }, [isShown, hasError])
  return (
    <>
      <span ref={status} role="status" tabIndex={-1} className={styles.status}>
        {!isShown && 'No changes'}
      </span>
      {isShown && (
        <div
          ref={bar}
          className={styles.bar}
          role="region"
          aria-label="Changes"
          onFocus={({ currentTarget, relatedTarget }: FocusEvent<Element>) => {
            if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget
          }}
        >
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
      )}
    </>
  )
}

/** In CSS pixels, for the outline of the focus. */
const GAP = 8

/** A bar that appears, or grows by an error, leaves the focused field in view. */
function scrollFromUnder(bar: HTMLElement) {
  const focused = document.activeElement
  if (!focused || focused === document.body || bar.contains(focused)) return
  const hidden = focused.getBoundingClientRect().bottom - bar.getBoundingClientRect().top
  if (hidden > 0) bar.closest('main')?.scrollBy(0, hidden + GAP)
}
