import type { SheetColumn } from './sheet-state.ts'
import styles from './sheet.module.css'

/** The input of a cell. The sheet handles its keys and reads its value: typing renders nothing else. */
export function CellEditor({ column, text }: { column: SheetColumn; text: string }) {
  const { kind, label, limit, options = [] } = column
  if (kind === 'choice') {
    return (
      <select autoFocus aria-label={label} defaultValue={text} className={styles.editor}>
        <option value="">None</option>
        {options.map(({ id, label: name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
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
