import { Button, ProgressBar } from '@greenroom/ui'
import { useSetAtom } from 'jotai'
import styles from './images.module.css'
import { dropUploadAtom, retryUploadAtom, type Upload } from './uploads.atoms.ts'

type UploadListProps = { uploads: readonly Upload[]; href: string }

/** The uploads with their progress, and failed ones with the reason. */
export function UploadList({ uploads, href }: UploadListProps) {
  return (
    <ul className={styles.uploads} aria-label="Uploads">
      {uploads.map((upload) => (
        <li key={upload.id}>
          <UploadRow upload={upload} href={href} />
        </li>
      ))}
    </ul>
  )
}

function UploadRow({ upload, href }: { upload: Upload; href: string }) {
  const { file, state } = upload
  const drop = useSetAtom(dropUploadAtom)
  const retry = useSetAtom(retryUploadAtom)
  if (state.at === 'failed') {
    return (
      <div className={styles.failed}>
        <p role="alert">{state.message}</p>
        {state.again && (
          <Button size="small" onPress={() => retry(upload, href)} aria-label={`Retry ${file.name}`}>
            Retry
          </Button>
        )}
        <Button size="small" variant="quiet" onPress={() => drop(upload)} aria-label={`Dismiss ${file.name}`}>
          Dismiss
        </Button>
      </div>
    )
  }
  const sent = state.at === 'sending' ? Math.min(state.sent, file.size) : state.at === 'done' ? file.size : 0
  return (
    <ProgressBar
      label={file.name}
      value={sent}
      max={state.at === 'sending' && sent === file.size ? undefined : file.size}
      text={wordsOf(state.at, sent, file.size)}
      action={
        state.at !== 'done' && (
          <Button size="small" variant="quiet" onPress={() => drop(upload)} aria-label={`Cancel ${file.name}`}>
            Cancel
          </Button>
        )
      }
    />
  )
}

function wordsOf(at: 'waiting' | 'sending' | 'done', sent: number, size: number): string {
  if (at === 'waiting') return 'Waiting'
  if (at === 'done') return 'Done'
  return sent === size ? 'Processing picture' : `${megabytes(sent)} of ${megabytes(size)} MB`
}

function megabytes(bytes: number): string {
  return (bytes / 1024 / 1024).toFixed(1)
}
