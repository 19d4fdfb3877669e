import { countOf, nextSheet, type SheetAction, sheetOf } from '@greenroom/ui'
import { firstFormState, type FormState } from '#forms/form-state.ts'
import { type DocumentDraft, startOfDraft } from './document-draft.ts'
import { newUUID } from '#data/new-uuid.ts'
import { type ChosenItem, type DocumentForm, documentForm, isSameLine, newLine } from './document-form.ts'
import type { DocumentScreenKind, HeaderForm, StoredDocument } from './document-screen.ts'

/** What a new document begins with. */
export type Beginning<Stored extends StoredDocument> = {
  items: readonly ChosenItem[]
  start?: FormState<DocumentForm, Stored> | undefined
  /** What is said of a draft that came back; undefined if there is nothing to say. */
  restored?: string | undefined
}

/** A new document with a line for each of the items, besides those of a draft that a reload kept. */
export function beginDocument<Stored extends StoredDocument>(
  of: DocumentScreenKind<Stored>,
  items: readonly ChosenItem[],
  header: HeaderForm | undefined,
  draft: DocumentDraft | undefined,
): Beginning<Stored> {
  if (!draft) return { items, start: items.length > 0 ? startWith(of, items, header) : undefined }
  const kept = startOfDraft<Stored>(draft, undefined)
  const form = { ...kept.form, lines: nextSheet(kept.form.lines, addChosen(of, kept.form, items)) }
  return { items, start: { ...kept, form }, restored: restoredWords(draft, form) }
}

/** A new document that has lines already, as if somebody had typed them. */
function startWith<Stored extends StoredDocument>(
  of: DocumentScreenKind<Stored>,
  items: readonly ChosenItem[],
  header: HeaderForm = {},
): FormState<DocumentForm, Stored> {
  const empty = documentForm(of, undefined)
  const rows = items.map((item) => newLine(of, item, newUUID()))
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
    const row = newLine(of, item, newUUID())
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
