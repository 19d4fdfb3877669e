import { CORRECT_MARKED_FIELDS } from '@greenroom/validation'
import { countOf, nextSheet, type SheetAction, sheetOf } from '@greenroom/ui'
import { useSetAtom, useStore } from 'jotai'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { Formats } from '#data/formats.ts'
import type { Issues } from '#forms/form-fields.ts'
import { useForm } from '#forms/use-form.ts'
import { firstFormState, type FormState } from '#forms/form-state.ts'
import { useKeptDraft } from '#forms/kept-draft.ts'
import { grantsAtom } from '#session/session.atoms.ts'
import { DOCUMENT_DRAFT, type DocumentDraft, draftOfDocument, newDraftID, startOfDraft } from './document-draft.ts'
import {
  type Begun,
  type ChosenItem,
  type DocumentForm,
  documentFields,
  documentForm,
  headerIn,
  isSameLine,
  newLine,
  newLineID,
  typedLines,
} from './document-form.ts'
import type { AddedItem, DocumentContent, DocumentScreenKind, HeaderForm, StoredDocument } from './document-screen.ts'
import { useLineItems } from './use-line-items.ts'

/** Tells the screen of a document that it follows the first save. */
export type SavedDocumentState = { isJustSaved?: boolean }

/**
 * Header and lines of one document as one draft, which goes on from the one that a reload kept. A new one also begins
 * with a line for each of the items of `begun`.
 */
export function useDocumentForm<Stored extends StoredDocument>(
  of: DocumentScreenKind<Stored>,
  opened: Stored | undefined,
  formats: Formats,
  begun: Begun = {},
  draft?: DocumentDraft,
) {
  const { items = [] } = begun
  const navigate = useNavigate()
  const store = useStore()
  const send = useSetAtom(of.saveAtom)
  const { lineFields, label } = of.kind
  const { key } = useLocation()
  const [start] = useState(() => {
    if (!draft) return items.length > 0 ? startWith(of, items, begun.header) : undefined
    const state = startOfDraft(draft, opened)
    return { ...state, form: { ...state.form, lines: nextSheet(state.form.lines, addChosen(of, state.form, items)) } }
  })
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
      check: (form) => of.check(contentOf(form), { ...formats, grants: store.get(grantsAtom) }),
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
    restored: draft && start ? restoredWords(draft, start.form) : undefined,
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
    edit({ do: 'add', rows: read.map((item) => newLine(of, item, newLineID())) })
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
  'form' | 'shown' | 'issues' | 'marked' | 'linesNow' | 'learn' | 'edit' | 'setTyping'
>

/** A new document that has lines already, as if somebody had typed them. */
function startWith<Stored extends StoredDocument>(
  of: DocumentScreenKind<Stored>,
  items: readonly ChosenItem[],
  header: HeaderForm = {},
): FormState<DocumentForm, Stored> {
  const empty = documentForm(of, undefined)
  const rows = items.map((item) => newLine(of, item, newLineID()))
  return {
    ...firstFormState<DocumentForm, Stored>(undefined, empty),
    form: { ...empty, ...header, lines: sheetOf(rows) },
  }
}

/** Lines for items that have none yet. A line that is there takes what was typed for its item elsewhere. */
function addChosen<Stored extends StoredDocument>(
  of: DocumentScreenKind<Stored>,
  { lines }: DocumentForm,
  items: readonly ChosenItem[],
) {
  const chosen = items.map((item) => {
    const row = newLine(of, item, newLineID())
    return { item, row, line: lines.rows.find(({ cells }) => isSameLine(of, cells, row.cells)) }
  })
  return {
    do: 'add',
    rows: chosen.flatMap(({ row, line }) => (line ? [] : [row])),
    edits: chosen.flatMap(({ item, line }) =>
      line ? Object.entries(item.cells ?? {}).map(([column, value]) => ({ row: line.id, column, value })) : [],
    ),
  } satisfies SheetAction
}

/** What was added to a draft that came back; undefined if nothing was. */
function restoredWords({ form: kept }: DocumentDraft, { lines }: DocumentForm): string | undefined {
  if (lines.past.length === 0) return undefined
  const [before, added] = [kept.rows.length, lines.rows.length - kept.rows.length]
  const keptWords = `Its ${countOf(before, 'line was', 'lines were')} kept`
  return added > 0
    ? `${keptWords}, and ${countOf(added, 'line was', 'lines were')} added.`
    : `${keptWords} and changed.`
}
