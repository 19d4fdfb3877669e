import { Banner, Button, countOf, Dialog, FileDrop, numbers, Skeleton, toasts } from '@greenroom/ui'
import { lazy, Suspense } from 'react'
import records from '#records/records.module.css'
import { notationOf } from './dialect.ts'
import { DialectFields } from './DialectFields.tsx'
import { NotationField } from './NotationField.tsx'
import type { FileRow, ImportKind, ImportPreview } from './import-kind.ts'
import { useImport } from './use-import.ts'

/** Loaded on demand, because files of new records without problems don't need it. */
const ImportDetails = lazy(async () => ({ default: (await import('./ImportDetails.tsx')).ImportDetails }))

type ImportDialogProps<Row extends FileRow, Sent> = { kind: ImportKind<Row, Sent>; onClose: () => void }

/** Records from a file. What is wrong with its rows is named, and can be corrected, before anything changes. */
export function ImportDialog<Row extends FileRow, Sent>({ kind, onClose }: ImportDialogProps<Row, Sent>) {
  const { one, many, columns, operation, optionsOf, next } = kind
  const { file, content, fault, preview, written, pending, choose, change, perform } = useImport(kind)
  const { dialect, numbers } = written
  const changes = preview ? preview.counts.create + preview.counts.update : 0
  const hasDetails =
    preview !== undefined && preview.problems.length + preview.corrections.length + preview.changes.length > 0
  const isReady = preview !== undefined && preview.problems.length === 0 && changes > 0

  async function confirm() {
    if (!(await perform())) return
    const title = `${countOf(changes, 'change has', 'changes have')} been imported`
    toasts.show({ tone: 'success', title, text: next })
    onClose()
  }

  return (
    <Dialog
      open
      keepOpen
      size={hasDetails ? 'large' : 'medium'}
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
          label="Drop a file here"
          autoFocus
          accept={['.xlsx', '.csv', '.tsv', '.txt', 'text/csv']}
          hint={`Columns: ${columns.join(', ')}`}
          file={file}
          onFile={(chosen) => void choose(chosen)}
          error={fault}
          disabled={pending}
        />
        {file && dialect && (
          <DialectFields dialect={dialect} onChange={(chosen) => void choose(file, { dialect: chosen })} />
        )}
        {file && dialect && numbers && !notationOf(dialect) && (
          <NotationField
            numbers={numbers}
            onChange={(notation) => void choose(file, { dialect, numbers: { notation } })}
          />
        )}
        {preview && <PreviewWords {...{ one, many, preview }} />}
        {file && content && hasDetails && (
          <Suspense fallback={<Skeleton rows={6} />}>
            <ImportDetails fileName={file.name} {...{ content, operation, optionsOf, ...preview }} onChange={change} />
          </Suspense>
        )}
      </div>
    </Dialog>
  )
}

type PreviewWordsProps = { one: string; many: string; preview: ImportPreview<unknown> }

function PreviewWords({ one, many, preview }: PreviewWordsProps) {
  const { counts, problems, changes, ignored, unseen } = preview
  const cleared = changes.filter(({ to }) => to === '').length
  return (
    <div role="status" className={records.parts}>
      <p className={records.facts}>
        {countOf(counts.create, `${one} is`, `${many} are`)} new, {numbers.text(counts.update)} changed and{' '}
        {numbers.text(counts.none)} unchanged.
        {cleared > 0 && ` ${countOf(cleared, 'value is', 'values are')} cleared, because the cell is blank.`}
        {ignored.length > 0 && ` Left out: ${ignored.join(', ')}.`}
        {unseen > 0 && ` ${countOf(unseen, 'cell is', 'cells are')} cleared of unseen characters.`}
        {counts.create + counts.update === 0 && problems.length === 0 && ' There is nothing to import.'}
      </p>
      {problems.length > 0 && (
        <Banner tone="danger">
          {`${countOf(problems.length, 'problem', 'problems')}. Nothing was changed. Correct the cells below, or fix the file and choose it again.`}
        </Banner>
      )}
    </div>
  )
}
