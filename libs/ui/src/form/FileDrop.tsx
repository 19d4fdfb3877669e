import { FileText, Upload } from 'lucide-react'
import { DropZone, FileTrigger, Text } from 'react-aria-components'
import { Button } from '../action/Button.tsx'
import { numbers } from './numbers.ts'
import styles from './FileDrop.module.css'

export interface FileDropProps {
  /** What to do: "Drop a file with your items here". */
  label: string
  /** File name endings and media types, such as `.csv` or `text/csv`. */
  accept: readonly string[]
  /** A description: "CSV, TSV or gzipped, up to 50 MB". */
  hint?: string
  /** The chosen file. */
  file?: { name: string; size: number } | null
  /** Called with the dropped or chosen file. */
  onFile: (file: File) => void
  /** What is wrong with the file. */
  error?: string
  /** It takes no file now. */
  disabled?: boolean
  /** Takes the focus when it appears. */
  autoFocus?: boolean
}

/**
 * Takes one file, dropped or chosen. A dropped file is not checked against `accept`, because systems name the same type
 * differently: the file's reader reports problems.
 */
export function FileDrop({ label, accept, hint, file, onFile, error, disabled, autoFocus }: FileDropProps) {
  return (
    <DropZone
      isDisabled={disabled}
      className={styles.zone}
      data-invalid={error ? true : undefined}
      onDrop={async ({ items }) => {
        const dropped = items.find((item) => item.kind === 'file')
        if (dropped?.kind === 'file') onFile(await dropped.getFile())
      }}
    >
      {file ? <FileText size={20} /> : <Upload size={20} />}
      <Text slot="label" className={styles.label}>
        {file ? file.name : label}
      </Text>
      <span className={styles.hint}>{file ? sizeText(file.size) : hint}</span>
      <FileTrigger
        acceptedFileTypes={accept}
        onSelect={(files) => {
          const chosen = files?.[0]
          if (chosen) onFile(chosen)
        }}
      >
        <Button disabled={disabled} autoFocus={autoFocus}>
          {file ? 'Choose another file' : 'Choose file'}
        </Button>
      </FileTrigger>
      {error && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </DropZone>
  )
}

function sizeText(bytes: number) {
  const [unit, size] = bytes >= 1e6 ? (['MB', bytes / 1e6] as const) : (['kB', Math.max(bytes, 100) / 1e3] as const)
  return `${numbers.text(Number(size.toFixed(1)))} ${unit}`
}
