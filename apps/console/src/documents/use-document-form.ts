import { CORRECT_MARKED_FIELDS } from '@greenroom/validation'
import { nextSheet, type SheetAction } from '@greenroom/ui'
import { useSetAtom, useStore } from 'jotai'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { Formats } from '#data/formats.ts'
import type { Issues } from '#forms/form-fields.ts'
import { useForm } from '#forms/use-form.ts'
import { useKeptDraft } from '#forms/kept-draft.ts'
import { grantsAtom } from '#session/session.atoms.ts'
import { DOCUMENT_DRAFT, type DocumentDraft, draftOfDocument, newDraftID, startOfDraft } from './document-draft.ts'
import type { Beginning } from './begin-document.ts'
import { newUUID } from '#data/new-uuid.ts'
import { type DocumentForm, documentFields, documentForm, headerIn, newLine, typedLines } from './document-form.ts'
import type { AddedItem, DocumentContent, DocumentScreenKind, StoredDocument } from './document-screen.ts'
import { useLineItems } from './use-line-items.ts'

const NOTHING = { items: [] }

/** Tells the screen of a document that it follows the first save. */
export type SavedDocumentState = { isJustSaved?: boolean }

/** Header and lines of one document as one draft, which goes on from the one that a reload kept. */
export function useDocumentForm<Stored extends StoredDocument>(
  of: DocumentScreenKind<Stored>,
  opened: Stored | undefined,
  formats: Formats,
  beginning: Beginning<Stored> = NOTHING,
  draft?: DocumentDraft,
) {
  const { items, restored } = beginning
  const navigate = useNavigate()
  const store = useStore()
  const send = useSetAtom(of.saveAtom)
  const { lineFields, label } = of.kind
  const { key } = useLocation()
  const [start] = useState(() => beginning.start ?? (draft && startOfDraft(draft, opened)))
  /** The marks of the last refusal, each time another object. */
  const [marked, setMarked] = useState<Issues>()
  const [discards, setDiscards] = useState(0)
  const contentOf = (form: DocumentForm): DocumentContent => ({
    state: store.get(model.stateAtom).stored?.state ?? of.kind.start,
    header: headerIn(form),
    lines: typedLines(lineFields, form.lines),
  })
  const model = useForm<DocumentForm, Stored>(
    opened,
    {
      one: label,
      fields: documentFields(of, formats),
      formOf: (stored) => documentForm(of, stored),
      check: (form, stored) => of.check(contentOf(form), { ...formats, grants: store.get(grantsAtom), stored }),
      messagesOver: (issues) => {
        const whole = issues.filter(({ field }) => field === 'lines').map(({ message }) => message)
        return whole.length === issues.length ? whole : [...whole, CORRECT_MARKED_FIELDS]
      },
      // The answer of a conflict has header and lines alone.
      current: (current: unknown): Stored => ({
        ...store.get(model.stateAtom).stored!,
        ...(current as Partial<Stored>),
      }),
      onMarked: setMarked,
      save: (form, { stored, headers }) => send({ stored, ...contentOf(form) }, headers),
      goOn: ({ number }, before) => {
        const state: SavedDocumentState = { isJustSaved: true }
        if (!before) void navigate(`${of.listPath}/${number}`, { replace: true, state })
      },
    },
    { record: 'number' },
    start,
  )
  const { stateAtom, dirtyAtom } = model
  useKeptDraft(DOCUMENT_DRAFT, opened?.number ?? newDraftID(of.kind), {
    atoms: [stateAtom],
    dirtyAtom,
    draft: () => draftOfDocument(store.get(stateAtom), key),
    isRestored: draft !== undefined,
    restored,
  })

  /** Even of the same version: prices and actions are those of now. */
  const takeNewer = useEffectEvent(() => {
    if (opened && opened.version >= (model.stored?.version ?? 0) && !model.isDirty) model.adopt(opened)
  })
  useEffect(() => takeNewer(), [opened])

  /** The lines now: two edits may come before React has rendered the first. */
  const linesNow = () => store.get(stateAtom).form.lines

  /** Issues of lines are gone once any line is edited: rows may have moved. */
  function edit(action: SheetAction) {
    model.change({ lines: nextSheet(linesNow(), action) })
  }

  const lineItems = useLineItems(of, model.form, model.stored, items)

  /** Adds lines of items that were read. */
  function add(read: readonly AddedItem[]) {
    lineItems.learn(read)
    edit({ do: 'add', rows: read.map((item) => newLine(of, item, newUUID())) })
  }

  function discard() {
    model.discard()
    setDiscards(discards + 1)
  }

  return { ...model, discard, discards, marked, linesNow, edit, add, ...lineItems }
}

/** What the lines need of it, whatever else is stored of the document. */
export type LinesModel = Pick<
  ReturnType<typeof useDocumentForm>,
  'stored' | 'form' | 'shown' | 'issues' | 'marked' | 'linesNow' | 'learn' | 'edit' | 'setTyping'
>
