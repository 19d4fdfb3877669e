import type { ActionContext, DocumentCore, DocumentKind } from '@greenroom/documents'
import type { components } from '@greenroom/openapi'
import type { Grants, Location } from '@greenroom/permissions'
import type { Expression, RawBuilder, SqlBool } from 'kysely'
import type { CompanyQueries, CompanyStore } from '#database/company-store.ts'
import type { Entity } from '#database/entities.ts'
import type { WriteTransaction } from '#calls/write.ts'

/** The types that make up a kind of document. */
export interface Shape {
  /** In the contract's and the stored shape: JSON, null for blank. */
  header: object
  line: { lineID: string }
  /** A line as typed; a new one may have no ID yet. */
  draftLine: { lineID?: string }
  document: DocumentCore
  context: ActionContext
  /** Data that effects keep for each other, such as the ID of a job. */
  references: object
}

/** The acting user, or a job on behalf of one. */
export interface Actor {
  user: string
  grants: Grants
  isSystem?: true
}

/** A document as it is stored. */
export interface Stored<Of extends Shape> {
  number: string
  version: number
  state: Of['document']['state']
  authors: readonly string[]
  header: Of['header']
  lines: readonly Of['line'][]
  references: Of['references']
  /** The entries of its log. */
  logged: number
  createdAt: Date
  createdBy: string
  updatedAt: Date
  updatedBy: string
}

/** What is completed with lines; a new document has no number yet. */
export type Completed<Of extends Shape> = Pick<Stored<Of>, 'state' | 'header' | 'lines'> & { number?: string }

/** What it takes to name a document of a kind. */
export type NamedKind = Pick<DocumentKind, 'name' | 'label' | 'states' | 'toRead'>

/** The document that another one refers to. */
export interface Parent {
  of: { kind: NamedKind; entity: Entity }
  number: string
}

export type RelatedDocument = components['schemas']['RelatedDocument']

/** How values are printed, in the formats of the company. */
export interface Print {
  money(amount: number): string
  number(value: number): string
  /** Of a day as YYYY-MM-DD. */
  day(day: string): string
  /** In the company's time zone, which it names. */
  time(rfc3339: string): string
}

/** The server's part of a document kind: how it is stored, and what its effects do. */
export interface StoredKind<Of extends Shape> {
  kind: DocumentKind<Of['document'], Of['context']>
  /** The entity its writes audit. */
  entity: Entity
  /** Field names of the header. They are columns of its list, for sorts, filters and search. */
  headerFields: readonly string[]
  /** Those that are of no use in its list, which neither has them nor sorts by them nor searches them. */
  detailFields?: readonly string[]
  /** Those that hold a time. It is stored in UTC to the millisecond, so that texts sort like times. */
  timeFields?: readonly string[]
  /** The header with what the product fills in, such as the names of its locations. `before` is empty for a new document. */
  completeHeader?(
    db: CompanyQueries,
    header: Of['header'],
    draft: { before: Partial<Of['header']>; lines: readonly Of['line'][]; grants: Grants },
  ): Promise<Of['header']>
  /** Where a document is: users who work elsewhere do not see it. A kind without belongs to the company. */
  placesOf?(header: Of['header']): readonly Location[]
  /**
   * The document that one refers to, the same one from its first save on. Its row is locked before that of this one, by
   * whatever writes this one.
   */
  parentOf?(header: Of['header']): Parent
  /** The kinds whose documents refer to one of this kind. */
  childKinds?: readonly NamedKind[]
  /** The document in the form that the rules of `kind` validate. */
  documentOf(
    stored: Pick<Stored<Of>, 'state' | 'authors' | 'header'> & {
      lines: readonly (Of['line'] | Of['draftLine'])[]
      logged?: number
    },
  ): Of['document']
  /**
   * `stored` is undefined for a new document. With `hold` nobody changes what guards judge before the transaction ends.
   */
  contextOf(store: CompanyStore, actor: Actor, stored?: Stored<Of>, hold?: 'forUpdate'): Promise<Of['context']>
  /**
   * Lines without issues in stored form, with the fields that the product fills in, and after them lines that it adds.
   * With `hold` nobody changes what those come from before the transaction ends.
   */
  completeLines(
    store: CompanyStore,
    lines: readonly (Of['draftLine'] | Of['line'])[],
    of: Completed<Of>,
    hold?: 'forUpdate',
  ): Promise<Omit<Of['line'], 'lineID'>[]>
  /** What else its answer says, of what its rules know, to somebody who sees all of its lines. */
  outlookOf?(document: Of['document'], context: Of['context']): object
  /** Others that are not its children, but that one has to know of beside it, as far as these lines go. */
  neighborsOf?(db: CompanyQueries, stored: Stored<Of>, lines: readonly Of['line'][]): Promise<RelatedDocument[]>
  /** Further filters of its list. Each field of the header is the column `document.<field>`, the company's day `document.today`. */
  filters?: Readonly<Record<string, (value: never) => RawBuilder<boolean>>>
  /** The same as `kind.toSeeLine`, for queries: the rows of `document_line as line` that these grants do not show. */
  hiddenLines?(grants: Grants): Expression<SqlBool>
  /** By effect name, within the transaction. Returns the references to keep from now on. */
  effects: Readonly<
    Record<string, (tx: WriteTransaction, stored: Stored<Of>, context: Of['context']) => Promise<Of['references']>>
  >
  /** The printed header. */
  factsOf(header: Of['header'], print: Print): { facts: { label: string; value: string }[]; remarks?: string }
}
