import { ATTACHMENT_ENDINGS, ATTACHMENT_NAME_MAX, ATTACHMENTS_MAX, checkAttachment } from '@greenroom/documents'
import { Button, FilesDrop, IconButton } from '@greenroom/ui'
import { plainFileName } from '@greenroom/validation'
import { useSetAtom } from 'jotai'
import { X } from 'lucide-react'
import { useState } from 'react'
import { saveFile } from '#browser/save-file.ts'
import type { Formats } from '#data/formats.ts'
import { problemWords } from '#failures/problem.ts'
import { showFailure } from '#failures/show-failure.ts'
import type { DocumentScreenKind, StoredDocument } from './document-screen.ts'
import styles from './documents.module.css'

type DocumentAttachmentsProps = {
  of: Pick<DocumentScreenKind<StoredDocument>, 'attachments'>
  stored: Pick<StoredDocument, 'number' | 'attachments' | 'hiddenLines'>
  formats: Formats
  mayAdd: boolean
  mayRemove: boolean
}

/**
 * The files of a document: to download, to add unless it is canceled, and to remove while it is edited or with DELETE
 * access. They are hidden while lines are.
 */
export function DocumentAttachments(props: DocumentAttachmentsProps) {
  const { of, stored, formats, mayAdd, mayRemove } = props
  const { number, attachments } = stored
  const add = useSetAtom(of.attachments.addAtom)
  const remove = useSetAtom(of.attachments.removeAtom)
  const fetchFile = useSetAtom(of.attachments.fileAtom)
  const [sending, setSending] = useState<string>()
  const [problems, setProblems] = useState<readonly string[]>([])

  /** One after the other: what is refused is named, and the rest goes on. */
  async function send(files: readonly File[]) {
    const found: string[] = []
    for (const given of files) {
      // So that nobody has to rename a file, such as one with an emoji in its name.
      const file = new File([given], plainFileName(given.name, given.name.length))
      setSending(file.name)
      const problem = await refusalOf(file)
      if (problem) found.push(problem)
      else await add(number, file).catch((failure: unknown) => found.push(`${file.name}: ${problemWords(failure)}`))
    }
    setSending(undefined)
    setProblems(found)
  }

  async function download(attachmentID: string, name: string) {
    try {
      saveFile(await fetchFile(number, attachmentID), name)
    } catch (failure) {
      showFailure(`${name} couldn't be downloaded`, failure)
    }
  }

  async function removeFile(attachmentID: string, name: string) {
    await remove(number, attachmentID).catch((failure: unknown) => showFailure(`${name} couldn't be removed`, failure))
  }

  if (stored.hiddenLines > 0) {
    return (
      <section className={styles.part} aria-label="Attachments">
        <h2 className={styles.heading}>Attachments</h2>
        <p className={styles.quiet}>You can't see some lines of this document, so its attachments are hidden.</p>
      </section>
    )
  }

  return (
    <section className={styles.part} aria-label="Attachments">
      <h2 className={styles.heading}>Attachments</h2>
      {attachments.length === 0 && !mayAdd && <p className={styles.quiet}>No attachments.</p>}
      <ul className={styles.files}>
        {attachments.map(({ attachmentID, name, size, addedAt, addedBy }) => (
          <li key={attachmentID}>
            <Button variant="quiet" size="small" onPress={() => void download(attachmentID, name)}>
              {name}
            </Button>
            {mayRemove && (
              <IconButton
                label={`Remove ${name}`}
                icon={<X />}
                size="small"
                onPress={() => void removeFile(attachmentID, name)}
              />
            )}
            <p className={styles.quiet}>
              {sizeText(size, formats)} · {addedBy}, {formats.when(addedAt)}
            </p>
          </li>
        ))}
      </ul>
      {problems.length > 0 && (
        <div role="alert" className={styles.problem}>
          {problems.map((problem) => (
            <p key={problem}>{problem}</p>
          ))}
        </div>
      )}
      {mayAdd && attachments.length < ATTACHMENTS_MAX && (
        <FilesDrop
          label={sending ? `Sending ${sending}` : 'Drop files here'}
          accept={ATTACHMENT_ENDINGS}
          hint="PDF, picture, text, Excel or Word, up to 10 MB each"
          disabled={sending !== undefined}
          onFiles={(files) => void send(files)}
        />
      )}
    </section>
  )
}

/** What the server would say of it, without sending it. */
async function refusalOf(file: File): Promise<string | undefined> {
  try {
    return checkAttachment(file.name, new Uint8Array(await file.arrayBuffer())).refusal
  } catch {
    return `${file.name.slice(0, ATTACHMENT_NAME_MAX)} can't be read. Choose it again.`
  }
}

function sizeText(bytes: number, { number }: Formats): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1024))
  return kilobytes < 1024 ? `${number(kilobytes)} KB` : `${number(Math.round(kilobytes / 102.4) / 10)} MB`
}
