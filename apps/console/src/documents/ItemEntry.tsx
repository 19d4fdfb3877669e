import { Button, countOf, readClipboard, type SheetRow, TextField, type ToastMessage, toasts } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { type ClipboardEvent, type KeyboardEvent, lazy, Suspense, useState } from 'react'
import { apiAtom } from '#api/api.ts'
import { explainMissed, itemByCode } from '#data/items-by-code.ts'
import { useScanSignal } from '#data/scan-signal.atoms.ts'
import { useScreenScan } from '#data/screen-scan.atoms.ts'
import { useAttempt } from '#failures/use-attempt.ts'
import type { ChosenItem } from './document-form.ts'
import { documentExists, noDocument } from './document-exists.ts'
import { documentAtom } from './document-titles.ts'
import styles from './documents.module.css'
import { type Said, wordsNow } from './entry-words.ts'

const LABEL = 'Add an item'

/** The list of matches comes after the lines; scans are taken from the beginning. */
const ItemLookup = lazy(async () => ({ default: (await import('./ItemLookup.tsx')).ItemLookup }))

type ItemEntryProps = {
  /** The lines now, and their column with the item. */
  rows: readonly SheetRow[]
  column: string
  /** Adds a line for the item, and returns what to say of it. After a scan, the line is typed into next. */
  onItem: (item: ChosenItem, isScanned?: boolean) => Said
  /** Adds lines for copied rows of a spreadsheet, and returns what to say of them. Throws ApiError. */
  onPaste: (text: string) => Promise<Said>
  /** Goes on to typing in a line. */
  onTypeIn: (line: string) => void
  /** Why lines can't have the item. */
  refusalOf: (itemID: string) => string | undefined
}

/**
 * The always ready row below the lines: an item by its name, or its ID or code, typed with Enter or scanned anywhere; or
 * rows of a spreadsheet, pasted. Enter leaves the focus here for the next item, and Tab goes to the line of the last one.
 */
export function ItemEntry({ rows, column, onItem, onPaste, onTypeIn, refusalOf }: ItemEntryProps) {
  const api = useAtomValue(apiAtom)
  const [text, setText] = useState('')
  const [refused, setRefused] = useState('')
  const [said, setSaid] = useState<Said>()
  /** The line of the item that was typed last. */
  const [typedLine, setTypedLine] = useState<string>()
  /** Copied rows that could not be added. */
  const [left, setLeft] = useState('')
  const documentOf = useAtomValue(documentAtom)
  const { pending, problem, attempt } = useAttempt()

  const signal = useScanSignal()

  useScreenScan((code) => {
    void addCode(code, true, (why) => {
      toasts.show({ tone: 'warning', title: why })
      signal(false)
    })
  })

  function addItem(item: ChosenItem, isScanned: boolean) {
    const added = onItem(item, isScanned)
    if (isScanned) signal(true)
    setSaid(added)
    setTypedLine(isScanned ? undefined : added.lines[0])
  }

  async function addCode(code: string, isScanned: boolean, refuse: (why: string) => void) {
    await attempt(async () => {
      const { item, isShared } = await itemByCode(api, code)
      const refusal = item && refusalOf(item.itemID)
      const document = item || isShared ? undefined : documentOf(code)
      const exists = document && (await documentExists(api, document))
      if (refusal !== undefined) refuse(refusal)
      else if (item) addItem(item, isScanned)
      else if (exists) toasts.show(offerOf(document))
      else if (document) refuse(noDocument(document))
      else refuse(explainMissed(code, isShared))
    })
  }

  /** What is typed next has nothing to do with what was said of the last code. */
  function type(next: string) {
    setText(next)
    setRefused('')
    setSaid(undefined)
  }

  /** The field is free at once: some scanners are as slow as people, and go on typing. */
  function enter(code: string) {
    setText('')
    void addCode(code, false, (why) => {
      setText((now) => now || code)
      setRefused(why)
      setTypedLine(undefined)
    })
  }

  /** Several cells become lines; a single one is text for the field. */
  function paste(event: ClipboardEvent) {
    const copied = event.clipboardData.getData('text/plain')
    if (!/[\t\n]/.test(copied.trim())) return
    event.preventDefault()
    type('')
    void addCopied(copied)
  }

  async function addCopied(copied: string) {
    const added = await attempt(() => onPaste(copied))
    setSaid(added)
    setLeft(added ? '' : copied)
  }

  function goToLine(event: KeyboardEvent) {
    const isThere = rows.some(({ id }) => id === typedLine)
    if (event.key !== 'Tab' || event.shiftKey || text.trim() !== '' || !typedLine || !isThere) return
    event.preventDefault()
    event.stopPropagation()
    setTypedLine(undefined)
    onTypeIn(typedLine)
  }

  return (
    <div className={styles.entry} onPaste={paste}>
      <div onKeyDownCapture={goToLine}>
        <Suspense fallback={<TextField label={LABEL} value="" disabled />}>
          <ItemLookup
            label={LABEL}
            text={text}
            onType={type}
            onEnter={enter}
            onPick={(item) => addItem(item, false)}
            refusalOf={refusalOf}
            error={problem?.lines.join(' ')}
          />
        </Suspense>
      </div>
      <span role="status">{refused || (said && wordsNow(said, rows, column))}</span>
      {left && (
        <div className={styles.left}>
          <span>{`${countOf(readClipboard(left).length, 'copied row is', 'copied rows are')} not added yet.`}</span>
          <Button size="small" pending={pending} onPress={() => void addCopied(left)}>
            Try again
          </Button>
          <Button size="small" variant="quiet" onPress={() => setLeft('')}>
            Discard
          </Button>
        </div>
      )}
    </div>
  )
}

/** A document is no line, but may be what somebody looks for. */
function offerOf({ id, name, href }: { id: string; name: string; href: string }): ToastMessage {
  return { tone: 'info', title: `${name} ${id}`, link: { text: `Open ${id}`, href } }
}
