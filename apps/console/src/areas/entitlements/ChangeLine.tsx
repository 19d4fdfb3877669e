import { useAtomValue } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { formatsAtom } from '#data/formats.ts'
import { MayButton } from '#session/MayButton.tsx'
import { changeWords } from './change-words.ts'
import type { PastChange } from './entitlements.atoms.ts'
import styles from './entitlements.module.css'
import { useUndo } from './use-change.ts'

/** One change among the recent ones, with undoing it. */
export function ChangeLine({ change }: { change: PastChange }) {
  const { when } = useAtomValue(formatsAtom)
  const undo = useUndo()
  const [state, setState] = useState<'shown' | 'undoing' | 'undone'>('shown')
  const mark = useRef<HTMLSpanElement>(null)
  const isUndone = change.undoneBy !== undefined

  // The button that had the focus is gone.
  useEffect(() => {
    if (isUndone && state === 'undone') mark.current?.focus()
  }, [isUndone, state])

  async function perform() {
    setState('undoing')
    await undo(change.changeID)
    setState('undone')
  }

  return (
    <li>
      <span>
        {changeWords(change)}
        <span className={styles.note}>{`By ${change.by} ${when(change.at)}`}</span>
      </span>
      {isUndone ? (
        <span ref={mark} tabIndex={-1} className={styles.note}>
          Undone
        </span>
      ) : (
        <MayButton
          operation="undoEntitlementChange"
          size="small"
          aria-label={`Undo the change by ${change.by} ${when(change.at)}`}
          pending={state === 'undoing'}
          onPress={() => void perform()}
        >
          Undo
        </MayButton>
      )}
    </li>
  )
}
