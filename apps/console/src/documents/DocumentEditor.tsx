import { draftTotals } from '@greenroom/documents'
import { Banner, countOf, Skeleton, toasts, useMedia } from '@greenroom/ui'
import { useSetAtom } from 'jotai'
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { whenIdle } from '#browser/when-idle.ts'
import { saveFile } from '#browser/save-file.ts'
import type { Formats } from '#data/formats.ts'
import { FormBar } from '#forms/FormBar.tsx'
import { showFailure } from '#failures/show-failure.ts'
import { useSaveKey } from '#forms/use-save-key.ts'
import { useMay } from '#session/may.ts'
import { useVerbs } from '#screens/verbs.atoms.ts'
import type { DocumentDraft } from './document-draft.ts'
import { labelPrintPath } from '#screens/label-print-path.ts'
import type { Beginning } from './begin-document.ts'
import { headerIn } from './document-form.ts'
import type { DocumentEvent, DocumentScreenKind, StoredDocument } from './document-screen.ts'
import { type DocumentAction, DocumentActions } from './DocumentActions.tsx'
import { DocumentBar } from './DocumentBar.tsx'
import { DocumentTotals } from './DocumentTotals.tsx'
import styles from './documents.module.css'
import { type SavedDocumentState, useDocumentForm } from './use-document-form.ts'

/** The bar and the header are shown before them. */
export const loadDocumentLines = () => import('./DocumentLines.tsx')
const DocumentLines = lazy(async () => ({ default: (await loadDocumentLines()).DocumentLines }))
// What is not needed for the first look comes after it.
const DocumentAttachments = lazy(async () => ({
  default: (await import('./DocumentAttachments.tsx')).DocumentAttachments,
}))
const DocumentLog = lazy(async () => ({ default: (await import('./DocumentLog.tsx')).DocumentLog }))
const DocumentRelated = lazy(async () => ({ default: (await import('./DocumentRelated.tsx')).DocumentRelated }))
const loadRemarkDialog = () => import('./RemarkDialog.tsx')
const RemarkDialog = lazy(async () => ({ default: (await loadRemarkDialog()).RemarkDialog }))

type DocumentEditorProps<Stored extends StoredDocument> = {
  of: DocumentScreenKind<Stored>
  /** Undefined for a new document. */
  stored: Stored | undefined
  /** What a new document begins with. */
  beginning?: Beginning<Stored>
  /** What was typed before the page reloaded. */
  draft?: DocumentDraft
  events: readonly DocumentEvent[]
  formats: Formats
}

/** Without room for a rail, totals and actions stand in a bar at the bottom. */
const NARROW = '(max-width: 1199px)'

/** A field of the header; the lines know their cells, which may be out of sight. */
const MARKED_FIELD = '[aria-invalid="true"]:not([type="hidden"], [role="gridcell"], [role="rowheader"])'

/** One document: what can be done with it, header and lines as one draft, totals, files and log. */
export function DocumentEditor<Stored extends StoredDocument>(props: DocumentEditorProps<Stored>) {
  const { of, stored: opened, beginning, draft, events, formats } = props
  const { kind, listPath, plural, HeaderFields, LinesTool } = of
  const navigate = useNavigate()
  const { may: mayWrite } = useMay(of.create)
  const { may: mayPrint } = useMay('createLabelJob')
  const { may: mayRemoveFiles } = useMay(kind.toRemoveFiles)
  const isNarrow = useMedia(NARROW)
  const move = useSetAtom(of.moveAtom)
  const fetchFile = useSetAtom(of.fileAtom)
  /** The name of the action that waits for a remark. */
  const [asked, setAsked] = useState<string>()
  /** What was typed as the remark of an action that was not done yet. */
  const [remarks, setRemarks] = useState<Readonly<Record<string, string>>>({})
  const [pending, setPending] = useState(false)
  const { isJustSaved } = (useLocation().state ?? {}) as SavedDocumentState
  const [acts, setActs] = useState(isJustSaved ? 1 : 0)
  const [refused] = useState(draft && opened?.readOnlyReason)
  const model = useDocumentForm(of, opened, formats, beginning, refused === undefined ? draft : undefined)
  useEffect(() => {
    if (refused === undefined) return
    toasts.show({ tone: 'warning', title: "Your unsaved changes can't be restored", text: refused })
  }, [refused])
  const { stored, form, isDirty } = model
  const readOnly = stored ? stored.readOnlyReason !== undefined : !mayWrite
  const { state = kind.start } = stored ?? {}
  const { openFields } = kind.states[state]!
  const warning = of.warningOf?.(model.shown.rows, state)
  /** The toast of the last action: it goes once the document is in another state than it says. */
  const told = useRef({ toast: '', state })
  useEffect(() => {
    if (told.current.state !== state) toasts.close(told.current.toast)
  }, [state])
  /** The toast of the last refusal: it goes once no field is marked any more. */
  const refusal = useRef<string>(undefined)
  const isMarked = Object.keys(model.issues).length > 0
  useEffect(() => {
    if (!isMarked && refusal.current) toasts.close(refusal.current)
  }, [isMarked])

  const main = useRef<HTMLDivElement>(null)
  const { marked } = model
  useEffect(() => {
    if (marked) main.current?.querySelector<HTMLElement>(MARKED_FIELD)?.focus()
  }, [marked])

  // Loaded before its first use, so that its field has the focus at once.
  useEffect(() => whenIdle(() => void loadRemarkDialog()), [])

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
    const { number, version } = saved
    const foreseen = { to, note: outcome?.note }
    const moved = await move(number, { action: name, version, ...foreseen, remark: remark?.trim() || undefined })
    model.adopt(moved)
    const toast = toasts.show({ tone: 'success', title: `${moved.number}: ${kind.states[moved.state]!.label}` })
    told.current = { toast, state: moved.state }
    return true
  }

  async function act(action: DocumentAction) {
    const isWarned = warning !== undefined && of.asksIfWarned?.includes(action.name)
    const isAsked = isWarned || (stored && of.questions[action.name]?.toType?.(stored) !== undefined)
    if (action.needsRemark || !action.isPrimary || isAsked) return setAsked(action.name)
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

  const { past, future } = form.lines
  useVerbs([
    ...(past.length > 0 ? [{ label: 'Undo', also: 'lines', perform: () => model.edit({ do: 'undo' }) }] : []),
    ...(future.length > 0 ? [{ label: 'Redo', also: 'lines', perform: () => model.edit({ do: 'redo' }) }] : []),
  ])

  /** After its first save the document's own page follows, which would take the buttons away while they are pressed. */
  const actedOn = opened && stored
  const actions = (
    <DocumentActions
      actions={actedOn?.actions ?? []}
      pending={pending}
      isDirty={isDirty}
      onAct={(action) => void act(action)}
      onFile={actedOn && ((type) => void file(type))}
      onLabels={
        of.labelPlaceOf && mayPrint && actedOn && !isDirty
          ? () => void navigate(labelPrintPath({ document: actedOn.number, place: of.labelPlaceOf!(headerIn(form)) }))
          : undefined
      }
    />
  )
  const begin = of.Begin && actedOn && !isDirty && <of.Begin stored={actedOn} />
  const figures = useMemo(
    () =>
      draftTotals(
        kind,
        model.shown.rows.map(({ cells }) => cells),
        headerIn(form),
      ),
    [kind, model.shown.rows, form],
  )
  const totals = (
    <DocumentTotals totals={stored && !isDirty ? stored.totals : figures} formats={formats} isInline={isNarrow} />
  )
  return (
    <div className={styles.page}>
      <DocumentBar
        acts={acts}
        plan={stored && of.planOf(stored, formats)}
        title={stored?.number ?? `New ${kind.label}`}
        record={stored?.number}
        back={{ label: plural, href: listPath }}
        state={kind.states[state]!}
      >
        {!isNarrow && begin}
        {!isNarrow && actions}
      </DocumentBar>
      <div className={styles.content}>
        <div ref={main} className={styles.main}>
          {readOnly && warning && <Banner tone="warning">{warning}</Banner>}
          {isNarrow && readOnly && totals}
          {stored !== undefined && stored.hiddenLines > 0 && (
            <Banner>
              {`${countOf(stored.hiddenLines, 'line has a price', 'lines have prices')} that you don't have access to.`}
            </Banner>
          )}
          <HeaderFields
            labels={of.headerLabels}
            header={headerIn(form)}
            issues={model.issues}
            readOnly={readOnly}
            openFields={openFields ?? (stored && of.openHeaderOf?.(stored))}
            isNew={stored === undefined}
            onChange={model.change}
          />
          {LinesTool && !readOnly && (
            <Suspense fallback={<Skeleton rows={2} />}>
              <LinesTool
                stored={stored}
                rows={model.shown.rows}
                onEdit={(edits) => model.edit({ do: 'edit', edits })}
                onAdd={model.add}
                header={headerIn(form)}
                onHeader={model.change}
              />
            </Suspense>
          )}
          <Suspense fallback={<Skeleton rows={3} />}>
            <DocumentLines key={model.discards} {...{ of, state, model, formats, readOnly, warning }} />
          </Suspense>
          {stored?.readOnlyReason && stored.actions.length > 0 && <Banner>{stored.readOnlyReason}</Banner>}
        </div>
        {(opened || !isNarrow) && (
          <aside className={styles.rail} aria-label="Summary">
            {!isNarrow && totals}
            {opened && (
              <>
                <Suspense fallback={<Skeleton rows={3} />}>
                  {of.Aside && <of.Aside stored={opened} formats={formats} />}
                  {opened.related.length > 0 && <DocumentRelated related={opened.related} formats={formats} />}
                  <DocumentAttachments
                    of={of}
                    stored={opened}
                    formats={formats}
                    mayAdd={mayWrite && !kind.states[opened.state]!.isClosed}
                    mayRemove={!readOnly || mayRemoveFiles}
                  />
                  <DocumentLog {...{ kind, events, formats }} />
                </Suspense>
              </>
            )}
          </aside>
        )}
      </div>
      <div className={styles.foot}>
        {!readOnly && (isDirty || !isNarrow) && (
          <FormBar model={model} save={stored ? 'Save' : 'Save draft'} changes={stored ? undefined : 'Not saved yet'} />
        )}
        {isNarrow && (stored || isDirty) && (
          <div className={styles.bottom} role="region" aria-label="Totals and actions">
            {!readOnly && totals}
            {begin}
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
            toType={of.questions[asked]?.toType?.(stored)}
            warning={of.asksIfWarned?.includes(asked) ? warning : undefined}
            action={stored.actions.find(({ name }) => name === asked)}
            remark={remarks[asked] ?? ''}
            onRemark={(remark) => setRemarks((before) => ({ ...before, [asked]: remark }))}
            onConfirm={(remark) => perform(asked, remark)}
            onClose={() => setAsked(undefined)}
          />
        </Suspense>
      )}
    </div>
  )
}
