import { sheetOf } from '@greenroom/ui'
import { type DraftKind, keptDraft } from '#forms/kept-draft.ts'
import { type KeptRow, keptRows, readKeptRows, rowsOfKept } from '#forms/kept-rows.ts'
import { firstFormState, type FormState } from '#forms/form-state.ts'
import { fields, number, orNull, recordOf, text } from '#browser/record-readers.ts'
import { type DocumentForm, headerIn } from './document-form.ts'
import type { HeaderForm, StoredDocument } from './document-screen.ts'

type KeptForm = { header: HeaderForm; rows: KeptRow[] }

/**
 * A document as typed, with the version that it was loaded from; a new one has none. `begunAt` is the entry of the
 * browser's history with the items that it began with.
 */
export type DocumentDraft = { version: number | null; before: KeptForm; form: KeptForm; begunAt: string }

const readForm = fields<KeptForm>({ header: recordOf(text), rows: readKeptRows })

export const DOCUMENT_DRAFT: DraftKind<DocumentDraft> = {
  name: 'documentDraft',
  version: 3,
  loadReader: async () => fields({ version: orNull(number), before: readForm, form: readForm, begunAt: text }),
}

/** By number, or by `newDraftID`. */
export const keptDocument = keptDraft(DOCUMENT_DRAFT)

/** New documents of different kinds have drafts of their own. */
export function newDraftID({ name }: { name: string }): string {
  return `new ${name}`
}

export function draftOfDocument<Stored extends StoredDocument>(
  { stored, base, form }: FormState<DocumentForm, Stored>,
  begunAt: string,
): DocumentDraft {
  const kept = (it: DocumentForm): KeptForm => ({ header: headerIn(it), rows: keptRows(it.lines.rows) })
  return { version: stored?.version ?? null, before: kept(base), form: kept(form), begunAt }
}

/** The form as it was typed, over the version that it was loaded from. */
export function startOfDraft<Stored extends StoredDocument>(
  { version, before, form }: DocumentDraft,
  opened: Stored | undefined,
): FormState<DocumentForm, Stored> {
  const formOf = ({ header, rows }: KeptForm): DocumentForm => ({ ...header, lines: sheetOf(rowsOfKept(rows)) })
  const stored = opened && version !== null ? { ...opened, version } : undefined
  return firstFormState(stored, formOf(before), formOf(form))
}
