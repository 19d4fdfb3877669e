import { TextField, type ToastMessage, toasts } from '@greenroom/ui'
import { explainUnknown } from '@greenroom/validation'
import { useAtomValue } from 'jotai'
import { type ClipboardEvent, lazy, Suspense, useState } from 'react'
import { apiAtom } from '#api/api.ts'
import { itemByCode } from '#data/items-by-code.ts'
import { useScreenScan } from '#data/screen-scan.atoms.ts'
import { useAttempt } from '#failures/use-attempt.ts'
import type { ChosenItem } from './document-form.ts'
import { documentExists, noDocument } from './document-exists.ts'
import { documentAtom } from './document-titles.ts'
import styles from './documents.module.css'

const LABEL = 'Add an item'

/** The list of matches comes after the lines; scans are taken from the beginning. */
const ItemLookup = lazy(async () => ({ default: (await import('./ItemLookup.tsx')).ItemLookup }))

type ItemEntryProps = {
  /** Adds a line for the item, and returns what to say of it. After a scan, the line is typed into next. */
  onItem: (item: ChosenItem, isScanned?: boolean) => string
  /** Adds lines for copied rows of a spreadsheet, and returns what to say of them. Throws ApiError. */
  onPaste: (text: string) => Promise<string>
  /** Why lines can't have the item. */
  refusalOf: (itemID: string) => string | undefined
}

/**
 * The always ready row below the lines: an item by its name, or its ID or code, typed with Enter or scanned anywhere; or
 * rows of a spreadsheet, pasted.
 */
export function ItemEntry({ onItem, onPaste, refusalOf }: ItemEntryProps) {
  const api = useAtomValue(apiAtom)
  const [text, setText] = useState('')
  const [said, setSaid] = useState('')
  const documentOf = useAtomValue(documentAtom)
  const { problem, attempt } = useAttempt()

  useScreenScan((code) => void addCode(code, true, (why) => toasts.show({ tone: 'warning', title: why })))

  async function addCode(code: string, isScanned: boolean, refuse: (why: string) => void) {
    await attempt(async () => {
      const { item, isShared } = await itemByCode(api, code)
      const refusal = item && refusalOf(item.itemID)
      const document = item || isShared ? undefined : documentOf(code)
      const exists = document && (await documentExists(api, document))
      if (refusal !== undefined) refuse(refusal)
      else if (item) setSaid(onItem(item, isScanned))
      else if (exists) toasts.show(offerOf(document))
      else if (document) refuse(noDocument(document))
      else refuse(isShared ? `Several items have the code ${code}.` : explainUnknown(code))
    })
  }

  /** What is typed next has nothing to do with what was said of the last code. */
  function type(next: string) {
    setText(next)
    setSaid('')
  }

  /** The field is free at once: some scanners are as slow as people, and go on typing. */
  function enter(code: string) {
    setText('')
    void addCode(code, false, (why) => {
      setText((now) => now || code)
      setSaid(why)
    })
  }

  /** Several cells become lines; a single one is text for the field. */
  function paste(event: ClipboardEvent) {
    const copied = event.clipboardData.getData('text/plain')
    if (!/[\t\n]/.test(copied.trim())) return
    event.preventDefault()
    setText('')
    void attempt(async () => setSaid(await onPaste(copied)))
  }

  return (
    <div className={styles.entry} onPaste={paste}>
      <Suspense fallback={<TextField label={LABEL} value="" disabled />}>
        <ItemLookup
          label={LABEL}
          text={text}
          onType={type}
          onEnter={enter}
          onPick={(item) => setSaid(onItem(item))}
          refusalOf={refusalOf}
          error={problem?.lines.join(' ')}
        />
      </Suspense>
      <span role="status">{said}</span>
    </div>
  )
}

/** A document is no line, but may be what somebody looks for. */
function offerOf({ id, name, href }: { id: string; name: string; href: string }): ToastMessage {
  return { tone: 'info', title: `${name} ${id}`, link: { text: `Open ${id}`, href } }
}
