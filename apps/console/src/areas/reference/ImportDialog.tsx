import { Banner, Button, Dialog, FileDrop, toasts } from '@greenroom/ui'
import { LIST_KINDS, type ListKind } from '@greenroom/catalog'
import { countOf } from '#records/record-view.ts'
import records from '#records/records.module.css'
import type { ImportPreview } from './entry-import.ts'
import styles from './lists.module.css'
import { useEntryImport } from './use-entry-import.ts'

type ImportDialogProps = { kind: ListKind; onClose: () => void }

/** Entries of a list from a CSV file. What is wrong with its rows is named before anything changes. */
export function ImportDialog({ kind, onClose }: ImportDialogProps) {
  const { many, fields } = LIST_KINDS[kind]
  const { file, fault, preview, pending, choose, perform } = useEntryImport(kind)
  const changes = preview ? preview.counts.create + preview.counts.update : 0
  const isReady = preview !== undefined && preview.problems.length === 0 && changes > 0

  async function confirm() {
    if (!(await perform())) return
    toasts.show({ tone: 'success', title: `${countOf(changes, 'change has', 'changes have')} been imported` })
    onClose()
  }

  return (
    <Dialog
      open
      keepOpen
      title={`Import ${many}`}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button variant="primary" disabled={!isReady} pending={pending && isReady} onPress={() => void confirm()}>
            {isReady ? `Import ${countOf(changes, 'change', 'changes')}` : 'Import'}
          </Button>
        </>
      }
    >
      <div className={records.parts}>
        <FileDrop
          label="Drop a CSV file here"
          accept={['.csv', '.tsv', '.txt', 'text/csv']}
          hint={`Columns: ${[...fields.map(({ label }) => label), 'Status'].join(', ')}`}
          file={file}
          onFile={(chosen) => void choose(chosen)}
          error={fault}
          disabled={pending}
        />
        {preview && <PreviewWords kind={kind} preview={preview} />}
      </div>
    </Dialog>
  )
}

function PreviewWords({ kind, preview }: { kind: ListKind; preview: ImportPreview }) {
  const { one, many } = LIST_KINDS[kind]
  const { counts, problems, ignored } = preview
  return (
    <div role="status" className={records.parts}>
      <p className={records.facts}>
        {countOf(counts.create, `${one} is`, `${many} are`)} new, {counts.update.toLocaleString('en')} changed and{' '}
        {counts.none.toLocaleString('en')} unchanged.
        {ignored.length > 0 && ` Left out: ${ignored.join(', ')}.`}
        {counts.create + counts.update === 0 && problems.length === 0 && ' There is nothing to import.'}
      </p>
      {problems.length > 0 && (
        <>
          <Banner tone="danger">
            {`${countOf(problems.length, 'problem', 'problems')}. Nothing was changed. Fix the file and choose it again.`}
          </Banner>
          <ul className={styles.problems}>
            {problems.map(({ line, message }, index) => (
              <li key={index}>{`Line ${line}: ${message}`}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
