import type { Grants, Requirement } from '@greenroom/permissions'

/** What a state means: not started or over, in progress, needs action, done, blocked. Its label says it too. */
export type StateTone = 'gray' | 'blue' | 'amber' | 'green' | 'red'

export type DocumentState = {
  /** The text on the badge: "Submitted". */
  label: string
  tone: StateTone
  /** Header and lines can be changed. */
  isEditable?: true
  /** The only fields of header and lines that can be changed, where lines are neither added nor removed nor moved. */
  openFields?: readonly string[]
  /** Over without any effect: files cannot be attached, and those it had are removed. */
  isClosed?: true
}

/** Whether all of a document can be changed in a state, and not only the fields that stay open. */
export function isDraft(state: DocumentState | undefined): boolean {
  return state?.isEditable === true && state.openFields === undefined
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

/** Header and lines. The ID of a line tells it from all others of the document, through every save; a new one may have none. */
export type DocumentContent = { header: object; lines: readonly { lineID?: string }[] }

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
  /** The first of these alternative states whose condition holds, with its own effect. */
  instead?: readonly { when(document: Document, context: Context): boolean; to: Document['state']; effect?: string }[]
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
  /** The lines as the action leaves them; as they are if omitted. */
  linesAfter?(document: Document, context: Context): readonly Document['lines'][number][]
  /** Only asked if nothing prevents the action. */
  outcome?(document: Document, context: Context): ActionOutcome | undefined
  /** All of them are required to be told beforehand what it leads to, where that depends on what others may not see. */
  toForesee?: readonly Requirement[]
}

/** All states that a transition may lead to. */
export function statesAfter<Document extends DocumentCore, Context>({
  to,
  instead = [],
}: Pick<Transition<Document, Context>, 'to' | 'instead'>): Document['state'][] {
  return [to, ...instead.map((other) => other.to)]
}

/** A column of the lines: in the sheet, in CSV and in print. */
export type LineField = {
  name: string
  label: string
  /** The label in states where it is another. */
  labelIn?: Readonly<Record<string, string>>
  kind: 'text' | 'item' | 'choice' | 'money' | 'quantity' | 'percent'
  choices?: readonly { value: string; label: string }[]
  /** Filled in by the product. */
  isReadOnly?: true
  /** The states in which it is shown; every state if omitted. */
  shownIn?: readonly string[]
  /** Shown in other states as well if this holds of the stored lines. */
  shownIf?(lines: readonly object[]): boolean
  /** Also needed to see it, such as READ access to costs. The audit of a document leaves such a field out. */
  toSee?: readonly Requirement[]
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
  /** Also needed to see a field of the header. The audit of a document leaves such a field out. */
  toSeeHeader?: Readonly<Record<string, readonly Requirement[]>>
  /** Fields of the header that nobody sees: the first save gives them to the rules, and no later one changes them. */
  unseenHeader?: readonly string[]
  /** What prevents a change of header and lines besides the state. */
  editGuards?: readonly Guard<Document, Context>[]
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
