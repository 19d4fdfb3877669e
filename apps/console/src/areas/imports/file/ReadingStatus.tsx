import { Banner, Card, numbers, ProgressBar } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { readingAtom } from './draft.atoms.ts'
import styles from '../imports.module.css'

/** The counts of the whole file under the current choices, or the progress of reading it. */
export function ReadingStatus({ file }: { file: File }) {
  const reading = useAtomValue(readingAtom)
  if (reading.at === 'waiting') return null
  if (reading.at === 'fault')
    return (
      <Banner tone="danger" title="The file couldn't be read completely">
        {reading.message}
      </Banner>
    )
  if (reading.at === 'reading') {
    const { rows, bytes } = reading.progress
    return (
      <Card>
        <div className={styles.status}>
          <ProgressBar
            label="Reading the file"
            value={bytes}
            max={file.size}
            text={`${numbers.text(rows)} rows so far`}
          />
        </div>
      </Card>
    )
  }
  const { rows, items, rejected, skipped, conflicts, unseen } = reading.summary
  return (
    <Card>
      <dl className={`${styles.status} ${styles.figures}`} aria-live="polite">
        <Figure value={rows} label={rows === 1 ? 'row' : 'rows'} />
        <Figure value={items} label={items === 1 ? 'item found' : 'items found'} />
        <Figure value={rejected} label={rejected === 1 ? 'row rejected' : 'rows rejected'} alarming={rejected > 0} />
        <Figure value={skipped} label={skipped === 1 ? 'row skipped' : 'rows skipped'} />
        <Figure
          value={conflicts}
          label={conflicts === 1 ? 'row that overrides an earlier row' : 'rows that override an earlier row'}
        />
        {unseen > 0 && (
          <Figure value={unseen} label={`${unseen === 1 ? 'cell' : 'cells'} cleared of unseen characters`} />
        )}
      </dl>
    </Card>
  )
}

function Figure({ value, label, alarming }: { value: number; label: string; alarming?: boolean }) {
  return (
    <div data-alarming={alarming || undefined}>
      <dt>{label}</dt>
      <dd>{numbers.text(value)}</dd>
    </div>
  )
}
