import { newRequestID } from '@greenroom/api-client'
import { Banner, Sheet, type SheetFlash, Skeleton, toasts, useMedia } from '@greenroom/ui'
import { useSetAtom } from 'jotai'
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { saveFile } from '#browser/save-file.ts'
import type { Formats } from '#data/formats.ts'
import { FormBar } from '#forms/FormBar.tsx'
import { showFailure } from '#forms/show-failure.ts'
import { useSaveKey } from '#forms/use-save-key.ts'
import { useAccess } from '#session/session.atoms.ts'
import type { DocumentDraft } from './document-draft.ts'
import { type ChosenItem, headerIssues, itemColumn, lineColumns, lineIssues, newLine } from './document-form.ts'
import type { DocumentEvent, DocumentScreenKind, StoredDocument } from './document-screen.ts'
import { type DocumentAction, DocumentActions } from './DocumentActions.tsx'
import { DocumentBar } from './DocumentBar.tsx'
import { DocumentLog } from './DocumentLog.tsx'
import { DocumentTotals } from './DocumentTotals.tsx'
import styles from './documents.module.css'
import { ItemEntry } from './ItemEntry.tsx'
import { type SavedDocumentState, useDocumentForm } from './use-document-form.ts'

// What is not needed for the first look comes after it.
const DocumentAttachments = lazy(async () => ({
  default: (await import('./DocumentAttachments.tsx')).DocumentAttachments,
}))
const RemarkDialog = lazy(async () => ({ default: (await import('./RemarkDialog.tsx')).RemarkDialog }))

type DocumentEditorProps<Stored extends StoredDocument> = {
  of: DocumentScreenKind<Stored>
  /** Undefined for a new document. */
  stored: Stored | undefined
  /** What a new document begins with. */
  items?: readonly ChosenItem[]
  /** What was typed before the page reloaded. */
  draft?: DocumentDraft
  events: readonly DocumentEvent[]
  formats: Formats
}

/** Without room for a rail, totals and actions stand in a bar at the bottom. */
const NARROW = '(max-width: 1199px)'

/** One document: what can be done with it, header and lines as one draft, totals, files and log. */
export function DocumentEditor<Stored extends StoredDocument>(props: DocumentEditorProps<Stored>) {
  const { of, stored: opened, items, draft, events, formats } = props
  const { kind, listPath, plural, HeaderFields, lineKey } = of
  const { write: mayWrite, delete: mayDelete } = useAccess(of.feature)
  const isNarrow = useMedia(NARROW)
  const move = useSetAtom(of.moveAtom)
  const fetchFile = useSetAtom(of.fileAtom)
  /** The name of the action that waits for a remark. */
  const [asked, setAsked] = useState<string>()
  const [pending, setPending] = useState(false)
  const { isJustSaved } = (useLocation().state ?? {}) as SavedDocumentState
  const [acts, setActs] = useState(isJustSaved ? 1 : 0)
  const [flash, setFlash] = useState<SheetFlash>()
  const [refused] = useState(draft && opened?.readOnlyReason)
  const model = useDocumentForm(of, opened, items, refused === undefined ? draft : undefined)
  useEffect(() => {
    if (refused === undefined) return
    toasts.show({ tone: 'warning', title: "Your unsaved changes can't be restored", text: refused })
  }, [refused])
  const { stored, form, isDirty } = model
  const columns = useMemo(() => lineColumns(of, stored?.state), [of, stored?.state])
  const readOnly = stored ? stored.readOnlyReason !== undefined : !mayWrite
  const hasItems = itemColumn(kind) !== undefined
  /** The toast of the last refusal: it goes once no field is marked any more. */
  const refusal = useRef<string>(undefined)
  const isMarked = Object.keys(model.issues).length > 0
  useEffect(() => {
    if (!isMarked && refusal.current) toasts.close(refusal.current)
  }, [isMarked])

  // A new one is saved only once there is something in it, as its Save button is.
  useSaveKey(() => void model.submitChanges(), readOnly)

  /**
   * What is not saved yet is saved first. Returns false if nobody has seen yet what that leads to: it is shown, and
   * asked for again.
   */
  async function perform(name: string, remark?: string): Promise<boolean> {
    const saved = await model.submit()
    if (!saved) return true
    const { to, outcome } = saved.actions.find((action) => action.name === name) ?? {}
    if (isDirty && outcome) return false
    const { version } = saved
    const moved = await move(saved.number, { action: name, version, to, remark: remark?.trim() || undefined })
    model.adopt(moved)
    toasts.show({ tone: 'success', title: `${moved.number}: ${kind.states[moved.state]!.label}` })
    return true
  }

  async function act(action: DocumentAction) {
    if (action.needsRemark || !action.isPrimary) return setAsked(action.name)
    setPending(true)
    await perform(action.name).catch((failure: unknown) => {
      if (!readOnly) model.markRefused(failure)
      refusal.current = showFailure(`${action.label} didn't work`, failure)
    })
    setPending(false)
    setActs((before) => before + 1)
  }

  async function file(type: 'csv' | 'pdf') {
    try {
      saveFile(await fetchFile(stored!.number, type), `${stored!.number}.${type}`)
    } catch (failure) {
      showFailure("The file couldn't be made", failure)
    }
  }

  /** What is there already flashes instead of coming twice. */
  function addItem(item: ChosenItem): string {
    const { rows } = model.linesNow()
    const row = newLine(of, item, newRequestID())
    const at = rows.findIndex(({ cells }) => lineKey.every((column) => cells[column] === row.cells[column]))
    setFlash({ row: rows[at]?.id ?? row.id })
    if (at >= 0) return `${item.itemID} is on line ${at + 1} already.`
    model.learn([item])
    model.edit({ do: 'add', rows: [row] })
    return `${item.itemID} was added.`
  }

  const actions = (
    <DocumentActions
      actions={stored?.actions ?? []}
      pending={pending}
      isDirty={isDirty}
      onAct={(action) => void act(action)}
      onFile={stored && ((type) => void file(type))}
    />
  )
  const totals = stored && <DocumentTotals totals={stored.totals} formats={formats} isInline={isNarrow} />
  return (
    <div className={styles.page}>
      <DocumentBar
        acts={acts}
        plan={stored && of.planOf(stored, formats)}
        title={stored?.number ?? `New ${kind.label}`}
        record={stored?.number}
        back={{ label: plural, href: listPath }}
        state={kind.states[stored?.state ?? Object.keys(kind.states)[0]!]!}
      >
        {!isNarrow && actions}
      </DocumentBar>
      <div className={styles.content}>
        <div className={styles.main}>
          {stored?.readOnlyReason && stored.actions.length > 0 && <Banner>{stored.readOnlyReason}</Banner>}
          {stored !== undefined && stored.hiddenLines > 0 && (
            <Banner>
              {stored.hiddenLines === 1
                ? "1 line has a price that you don't have access to."
                : `${stored.hiddenLines} lines have prices that you don't have access to.`}
            </Banner>
          )}
          <HeaderFields
            labels={of.headerLabels}
            header={form.header}
            issues={headerIssues(model.issues)}
            readOnly={readOnly}
            onChange={(header) => model.change({ header })}
          />
          <Sheet
            label="lines"
            columns={columns}
            state={model.shown}
            dispatch={model.edit}
            issues={lineIssues(model.issues, form.lines)}
            readOnly={readOnly}
            isRemovable
            flash={flash}
            onTyping={model.setTyping}
            empty={readOnly ? 'No lines.' : 'No lines yet. Type or scan the first item below.'}
          />
          {!readOnly && hasItems && <ItemEntry onItem={addItem} />}
        </div>
        {opened && (
          <aside className={styles.rail} aria-label="Summary">
            {!isNarrow && totals}
            <Suspense fallback={<Skeleton rows={3} />}>
              <DocumentAttachments
                of={of}
                stored={opened}
                formats={formats}
                mayAdd={mayWrite && !kind.states[opened.state]!.isClosed}
                mayRemove={!readOnly || mayDelete}
              />
            </Suspense>
            <DocumentLog kind={kind} events={events} when={formats.dateTime} />
          </aside>
        )}
      </div>
      <div className={styles.foot}>
        {!readOnly && (isDirty || !isNarrow) && (
          <FormBar model={model} save={stored ? 'Save' : 'Save draft'} changes={stored ? undefined : 'Not saved yet'} />
        )}
        {isNarrow && stored && (
          <div className={styles.bottom} role="region" aria-label="Totals and actions">
            {totals}
            {actions}
          </div>
        )}
      </div>
      {asked && stored && (
        <Suspense>
          <RemarkDialog
            title={`${kind.transitions[asked]!.label} ${stored.number}`}
            confirm={kind.transitions[asked]!.label}
            {...of.questions[asked]}
            action={stored.actions.find(({ name }) => name === asked)}
            onConfirm={(remark) => perform(asked, remark)}
            onClose={() => setAsked(undefined)}
          />
        </Suspense>
      )}
    </div>
  )
}
