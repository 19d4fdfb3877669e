import type { Grants, Requirement } from '@greenroom/permissions'

/** What a state means: not started or over, in progress, needs action, done, blocked. Its label says it too. */
export type StateTone = 'gray' | 'blue' | 'amber' | 'green' | 'red'

export type DocumentState = {
  /** The text on the badge: "Submitted". */
  label: string
  tone: StateTone
  /** Header and lines can be changed. */
  isEditable?: true
  /** Over without any effect: files cannot be attached, and those it had are removed. */
  isClosed?: true
}

/** The part of a document that this library reads. A kind adds its header and the shape of its lines. */
export type DocumentCore<State extends string = string, Line = unknown> = {
  state: State
  /** User names of everybody who created, changed or submitted it, the creator first. */
  authors: readonly string[]
  lines: readonly Line[]
  /** The entries of its log; none of a new one. */
  logged?: number
}

/** The acting user, and the time. A kind adds what its guards need, such as company settings. */
export type ActionContext = {
  user: string
  grants: Grants
  /** Epoch milliseconds. */
  now: number
  /** A job of the product acts: it needs no grants, and only it may run an action with `by: 'system'`. */
  isSystem?: true
}

/** A named reason why an action is not possible yet. */
export type Guard<Document, Context> = {
  name: string
  /** One sentence that tells the user what to do; undefined if the action is possible. */
  reason(document: Document, context: Context): string | undefined
  /** The fields at which a refusal is shown; none if omitted. */
  issues?(document: Document, context: Context): readonly DocumentIssue[]
}

/** What an action leads to in one document, where that is not the same in all of them. */
export type ActionOutcome = {
  /** For the button, in place of the label of the action. */
  label?: string
  /** One sentence, for before and for the log. */
  note: string
}

export type Transition<Document extends DocumentCore, Context> = {
  /** A verb for the button: "Submit". */
  label: string
  /** For the log, before "by ada" unless only a job does it: "Submitted". */
  done: string
  from: readonly Document['state'][]
  to: Document['state']
  /** The name of a side effect in the same transaction, such as a posting or a job. The server knows what it does. */
  effect?: string
  /** The alternative state if this holds, with its own effect. */
  instead?: { when(document: Document, context: Context): boolean; to: Document['state']; effect?: string }
  /** All of them are required. */
  needs: readonly Requirement[]
  /** Required instead of `needs` of whoever created the document, while it can be edited. */
  needsOfCreator?: readonly Requirement[]
  /** Required as well, for each line. */
  needsOfLine?(line: Document['lines'][number]): readonly Requirement[]
  /** Only a user who is not an author, or only a job. Everybody if omitted. */
  by?: 'somebodyElse' | 'system'
  /** The button next to the menu, in each state of `from`. */
  isPrimary?: true
  needsRemark?: true
  /** The kind's `check` must find nothing. The server completes the lines again first, so that rules judge current data. */
  isChecked?: true
  guards?: readonly Guard<Document, Context>[]
  /** Only asked if nothing prevents the action. */
  outcome?(document: Document, context: Context): ActionOutcome | undefined
}

/** A column of the lines: in the sheet, in CSV and in print. */
export type LineField = {
  name: string
  label: string
  kind: 'text' | 'item' | 'choice' | 'money' | 'quantity' | 'percent'
  choices?: readonly { value: string; label: string }[]
  /** Filled in by the product. */
  isReadOnly?: true
}

/** One problem with a document. `field` is its path, such as `effectiveAt` or `lines.3.price`. */
export type DocumentIssue = { field: string; code: string; message: string }

/** A total below the lines: in major units, as a whole number, or in percent. */
export type DocumentTotal = { name: string; label: string; kind: 'money' | 'count' | 'percent'; value: number }

/** A kind of document as data: its states, and the actions that lead from one to the next. */
export type DocumentKind<
  Document extends DocumentCore = DocumentCore,
  Context extends ActionContext = ActionContext,
  Action extends string = string,
> = {
  /** For URLs and tables: "price-change". */
  name: string
  /** For sentences: "price change". */
  label: string
  /** The prefix of its numbers: "PC" for PC-000123. */
  prefix: string
  /** Needed for everything else as well. */
  toRead: readonly Requirement[]
  toEdit: readonly Requirement[]
  /** Needed to remove a file of a document that can no longer be edited. */
  toRemoveFiles: readonly Requirement[]
  start: Document['state']
  states: Readonly<Record<Document['state'], DocumentState>>
  transitions: Readonly<Record<Action, Transition<Document, Context>>>
  lineFields: readonly LineField[]
  /** Also needed to see a line. Nobody moves a document to another state with lines that they cannot see. */
  toSeeLine?(line: Document['lines'][number]): readonly Requirement[]
  /** All problems with header and lines. */
  check?(document: Document, context: Context): readonly DocumentIssue[]
  totalsOf?(document: Document): readonly DocumentTotal[]
}
