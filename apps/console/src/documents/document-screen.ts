import type { DocumentKind } from '@greenroom/documents'
import type { components } from '@greenroom/openapi'
import type { Feature } from '@greenroom/permissions'
import type { SheetCells } from '@greenroom/ui'
import type { WritableAtom } from 'jotai'
import type { ComponentType } from 'react'
import type { RequestHeaders } from '#data/api.ts'
import type { Formats } from '#data/formats.ts'
import type { Resource } from '#data/resource.ts'

type Schemas = components['schemas']

/** A document as the server answers it, with its lines. */
export type StoredDocument = Schemas['Document'] & { lines: readonly object[] }

export type DocumentEvent = Schemas['DocumentEvent']

/** The item of a line as far as it is known: one that was chosen in a list has only a name at first. */
export type LineItem = { itemID: string; name: string } & Partial<Schemas['Item']>

/** The fields of the header as typed. */
export type HeaderForm = Readonly<Record<string, string>>

export type HeaderFieldsProps = {
  /** By field. */
  labels: Readonly<Record<string, string>>
  header: HeaderForm
  issues: Readonly<Record<string, string>>
  readOnly: boolean
  onChange: (header: HeaderForm) => void
}

type Write<Args extends unknown[], Stored> = WritableAtom<null, Args, Promise<Stored>>

/** What the screen of a kind of document needs to know of it. Everything else is the same for all kinds. */
export type DocumentScreenKind<Stored extends StoredDocument> = {
  kind: Pick<DocumentKind, 'name' | 'label' | 'states' | 'lineFields'> & {
    transitions: Readonly<Record<string, { label: string }>>
  }
  /** The screen of all of them, in the plural. */
  plural: string
  listPath: string
  feature: Feature
  /** What a new line has before anything is typed. */
  newLine: Readonly<Record<string, string>>
  /** The read-only fields of a line that come from its item, which may not have been read completely. */
  shownOf: (item: LineItem, cells: SheetCells) => Readonly<Record<string, unknown>>
  /** The columns by which one line is told from another: what has the same in all of them is the same line. */
  lineKey: readonly string[]
  headerOf: (stored: Stored | undefined) => HeaderForm
  /** The label of each field of the header. */
  headerLabels: Readonly<Record<string, string>>
  HeaderFields: ComponentType<HeaderFieldsProps>
  /** What is going to happen to a document, and when; undefined if nothing is. */
  planOf: (stored: Stored, formats: Formats) => string | undefined
  /** The figure beside each line, computed from its cells; blank where there is none. */
  figure: { name: string; label: string; of: (cells: SheetCells) => string }
  /** Labels of line fields that are others in a state. */
  labelsIn: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** What is said before an action of this name, and what its button says in place of its label. */
  questions: Readonly<Record<string, { effect: string; confirm?: string; isDanger?: boolean }>>
  record: (number: string) => Resource<Stored>
  events: (number: string) => Resource<readonly DocumentEvent[]>
  /** Each answers the document as the server keeps it, and throws ApiError. */
  saveAtom: Write<[save: DocumentSave, headers?: RequestHeaders], Stored>
  moveAtom: Write<[number: string, request: Schemas['DocumentActionRequest']], Stored>
  fileAtom: WritableAtom<null, [number: string, type: 'csv' | 'pdf'], Promise<Blob>>
  attachments: {
    addAtom: Write<[number: string, file: File], Stored>
    removeAtom: Write<[number: string, attachmentID: string], Stored>
    fileAtom: WritableAtom<null, [number: string, attachmentID: string], Promise<Blob>>
  }
}

/** `stored` is left out for a new document. */
export type DocumentSave = {
  stored?: { number: string; version: number }
  header: HeaderForm
  /** Blank cells are null. */
  lines: readonly Readonly<Record<string, string | null>>[]
}
