import type { DocumentIssue, DocumentKind } from '@greenroom/documents'
import type { components } from '@greenroom/openapi'
import type { Grants } from '@greenroom/permissions'
import type { SheetCells, SheetColumn, SheetEdit, SheetRow } from '@greenroom/ui'
import type { WritableAtom } from 'jotai'
import type { ComponentType } from 'react'
import type { Api } from '@greenroom/api-client'
import type { RequestHeaders } from '#api/api.ts'
import type { Formats } from '#data/formats.ts'
import type { Resource } from '#data/resource.ts'
import type { Operation } from '#session/may.ts'

type Schemas = components['schemas']

/** A document as the server answers it, with its lines. */
export type StoredDocument = Schemas['Document'] & { lines: readonly { lineID: string }[] }

export type DocumentEvent = Schemas['DocumentEvent']

/** The item of a line as far as it is known: one that was chosen in a list has only a name at first. */
export type LineItem = { itemID: string; name: string } & Partial<Schemas['Item']> & { onHand?: number | undefined }

/** The fields of the header as typed. */
export type HeaderForm = Readonly<Record<string, string>>

export type HeaderFieldsProps = {
  /** By field. */
  labels: Readonly<Record<string, string>>
  header: HeaderForm
  issues: Readonly<Record<string, string>>
  readOnly: boolean
  /** The only fields that can be changed; all if undefined. */
  openFields: readonly string[] | undefined
  /** The document is not stored yet: typing begins in its first field. */
  isNew: boolean
  /** Called with the changed fields alone. */
  onChange: (changes: HeaderForm) => void
}

/** An item that was read, with what its line begins with. */
export type AddedItem = LineItem & { cells?: SheetCells }

export type LinesToolProps<Stored extends StoredDocument> = {
  /** Undefined for a new document. */
  stored: Stored | undefined
  /** The lines as shown, with what they show of their items. */
  rows: readonly SheetRow[]
  onEdit: (edits: readonly SheetEdit[]) => void
  onAdd: (items: readonly AddedItem[]) => void
  header: HeaderForm
  /** Called with the changed fields alone. */
  onHeader: (changes: HeaderForm) => void
}

export type AsideProps<Stored extends StoredDocument> = { stored: Stored; formats: Formats }

/** What is computed of each line, from its cells and those of all lines of its item. */
export type LineFigure = {
  name: string
  label: string
  /** Blank where there is none. */
  of: (cells: SheetCells, ofItem: readonly SheetCells[]) => string
  /** In CSS pixels. */
  width?: number
  /** The value that it tells: who may not see that sees no figure. */
  derivedFrom?: string
  /** Whether its text is a warning. */
  isWarning?: (text: string) => boolean
  /** The column under which it stands on a phone, and nowhere else. */
  phoneUnder?: string
}

type Question<Stored> = {
  effect: string
  confirm?: string
  isDanger?: boolean
  /** Undefined if nothing has to be typed. */
  toType?: (stored: Stored) => string | undefined
}

type Write<Args extends unknown[], Stored> = WritableAtom<null, Args, Promise<Stored>>

/** What the screen of a kind of document needs to know of it. Everything else is the same for all kinds. */
export type DocumentScreenKind<Stored extends StoredDocument> = {
  kind: Pick<DocumentKind, 'name' | 'label' | 'start' | 'states' | 'lineFields' | 'totalsOf' | 'toRemoveFiles'> & {
    transitions: Readonly<Record<string, { label: string; done: string }>>
  }
  /** The screen of all of them, in the plural. */
  plural: string
  listPath: string
  /** Creates one. Whoever may call it may also add files. */
  create: Operation
  /** What a new line has before anything is typed. */
  newLine: Readonly<Record<string, string>>
  /** The column to which a scan adds 1, of the line of its item; undefined where lines are merely found. */
  scanColumn?: (state: string) => string | undefined
  /** What else the lines show of their items depends on it, such as the source of a transfer. */
  placeOf?: (header: HeaderForm) => string
  /** Reads items with what `shownOf` shows of them there; their own data alone if omitted. Throws ApiError. */
  loadItems?: (api: Api, itemIDs: readonly string[], place: string) => Promise<readonly LineItem[]>
  /** The read-only fields of a line that come from its item, which may not have been read completely. */
  shownOf: (item: LineItem, cells: SheetCells) => Readonly<Record<string, unknown>>
  /** The columns by which one line is told from another: what has the same in all of them is the same line. */
  lineKey: readonly string[]
  headerOf: (stored: Stored | undefined) => HeaderForm
  /** The label of each field of the header. */
  headerLabels: Readonly<Record<string, string>>
  /** A field of the header as read; '' if it is blank and that means nothing. */
  headerText: (name: string, value: string, formats: Formats) => string
  /** The same rules as the server's, for what is about to be saved over what is stored. */
  check(
    content: DocumentContent,
    known: { grants: Grants; priceDecimals?: number; stored?: Stored | undefined },
  ): readonly DocumentIssue[]
  /** The only fields of the header that can be changed of one whose state opens them all; all if undefined. */
  openHeaderOf?: (stored: Stored) => readonly string[] | undefined
  /** The columns that can't be changed in a stored line, such as the item of what has arrived. */
  lockedOf?: (before: SheetCells) => readonly string[]
  HeaderFields: ComponentType<HeaderFieldsProps>
  /** What is going to happen to a document, and when; undefined if nothing is. */
  planOf: (stored: Stored, formats: Formats) => string | undefined
  /** The widths of columns, that of the item's name among them, where they are not those of their kind of field. */
  widths?: Readonly<Record<string, Partial<Pick<SheetColumn, 'width' | 'phoneWidth'>>>>
  /** The figures of each line, beside its fields. */
  figures?: readonly LineFigure[]
  /** What somebody should know of the lines before the document moves on; undefined if there is nothing. */
  warningOf?: (rows: readonly SheetRow[], state: string) => string | undefined
  /** The actions that are asked about while there is such a warning. */
  asksIfWarned?: readonly string[]
  /** What adds or changes many lines at once, above them while they can be edited. */
  LinesTool?: ComponentType<LinesToolProps<Stored>>
  /** Labels of its items can be printed: for this place, as documents name it, or '' for none. */
  labelPlaceOf?: (header: HeaderForm) => string
  /** What is begun from a document with screens of its own, such as a receipt. */
  Begin?: ComponentType<{ stored: Stored }>
  /** What else stands beside a stored document, below its totals. */
  Aside?: ComponentType<AsideProps<Stored>>
  /**
   * What is said before an action of this name, what its button says in place of its label, and what has to be typed
   * before it.
   */
  questions: Readonly<Record<string, Question<Stored>>>
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

/** What the lines of a document need to know of its kind. */
export type LinesKind = Pick<
  DocumentScreenKind<StoredDocument>,
  'kind' | 'newLine' | 'scanColumn' | 'lineKey' | 'check' | 'widths' | 'figures'
>

/** What is saved of a document. */
export type DocumentContent = {
  /** In which it is saved. */
  state: string
  header: HeaderForm
  lines: readonly TypedLine[]
}

/** A line as typed: blank cells are null. */
export type TypedLine = Readonly<{ lineID: string; [field: string]: string | null }>

/** `stored` is left out for a new document. */
export type DocumentSave = DocumentContent & { stored?: { number: string; version: number } }
