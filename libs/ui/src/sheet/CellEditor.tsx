import { lazy, Suspense } from 'react'
import type { SheetColumn } from './sheet-state.ts'
import type { Typing } from './use-sheet.ts'
import styles from './sheet.module.css'

/** Called by a sheet with choices, so that the combobox is there when a cell is typed in: it is large. */
export const loadChoiceEditor = () => import('./ChoiceEditor.tsx')

const ChoiceEditor = lazy(async () => ({ default: (await loadChoiceEditor()).ChoiceEditor }))

type CellEditorProps = {
  column: SheetColumn
  /** The cell's value. */
  value: string
  typing: Typing
  onPick: (key: string, text: string) => void
}

/** The input of a cell. The sheet handles its keys and reads its value: typing renders nothing else. */
export function CellEditor({ column, value, typing: { text, isTyped }, onPick }: CellEditorProps) {
  const { kind, label, limit } = column
  if (kind === 'choice') {
    return (
      <Suspense>
        <ChoiceEditor {...{ column, value, onPick }} typed={isTyped ? text : undefined} />
      </Suspense>
    )
  }
  return (
    <input
      autoFocus
      aria-label={label}
      defaultValue={text}
      inputMode={kind === 'money' ? 'decimal' : kind === 'number' ? 'numeric' : undefined}
      autoComplete="off"
      spellCheck={kind === 'text'}
      data-limit={limit}
      className={styles.editor}
      onFocus={({ target }) => target.setSelectionRange(target.value.length, target.value.length)}
    />
  )
}
