import { Upload } from 'lucide-react'
import { DropZone, FileTrigger, Text } from 'react-aria-components'
import { Button } from '../action/Button.tsx'
import styles from './FileDrop.module.css'

export interface FilesDropProps {
  /** What to do: "Drop pictures here". */
  label: string
  /** File name endings and media types that the system dialog offers. */
  accept: readonly string[]
  /** A description: "JPEG or PNG, up to 10 MB each". */
  hint?: string
  /** Called with the dropped, pasted or chosen files. */
  onFiles: (files: File[]) => void
  /** It takes no files now. */
  disabled?: boolean
}

/** Takes any number of files, dropped, pasted or chosen. The caller checks their types, as in FileDrop. */
export function FilesDrop({ label, accept, hint, onFiles, disabled }: FilesDropProps) {
  return (
    <DropZone
      isDisabled={disabled}
      className={styles.zone}
      onDrop={async ({ items }) => {
        const files = await Promise.all(items.flatMap((item) => (item.kind === 'file' ? [item.getFile()] : [])))
        if (files.length > 0) onFiles(files)
      }}
    >
      <Upload size={20} />
      <Text slot="label" className={styles.label}>
        {label}
      </Text>
      <span className={styles.hint}>{hint}</span>
      <FileTrigger
        allowsMultiple
        acceptedFileTypes={accept}
        onSelect={(files) => {
          if (files?.length) onFiles([...files])
        }}
      >
        <Button disabled={disabled}>Choose files</Button>
      </FileTrigger>
    </DropZone>
  )
}
