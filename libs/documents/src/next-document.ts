import { type ActionContext, type DocumentCore, type DocumentKind, isDraft, type Transition } from './kind.ts'
import { refuseChanged, refuseOther, refuseOutcome, refuseTransition, type Rejection } from './rejection.ts'

/** A requested action. */
export type ActionRequest = {
  action: string
  /** The state that the user saw. Nothing happens if the document is in another one by now. */
  expectedState?: string
  /** The state that the user was told it leads to. Nothing happens if it leads to another one by now. */
  to?: string
  /** What the user was told of the outcome. Nothing happens if it is another one by now. */
  note?: string
  remark?: string
}

/** The action by which somebody else returns a document to the user who created it. */
export const SEND_BACK = 'sendBack'

/** An entry of the document's log. */
export type DocumentEvent<State extends string = string> = {
  action: string
  from: State
  to: State
  by: string
  /** Epoch milliseconds. */
  at: number
  remark?: string
  /** What the action said beforehand of its outcome. */
  note?: string
}

export type Decision<Document extends DocumentCore> =
  | { document: Document; event: DocumentEvent<Document['state']>; effect?: string; rejection?: undefined }
  | { rejection: Rejection; document?: undefined; event?: undefined; effect?: undefined }

/**
 * The result of an action: the document in its next state, its log entry and the name of the effect, to be stored in
 * one transaction; or a rejection. A user who moves a document out of an editable state becomes an author of it.
 */
export function nextDocument<Document extends DocumentCore, Context extends ActionContext>(
  kind: DocumentKind<Document, Context>,
  document: Document,
  { action, expectedState = document.state, to: expected, note: told, remark = '' }: ActionRequest,
  context: Context,
): Decision<Document> {
  const transition = Object.hasOwn(kind.transitions, action) ? kind.transitions[action] : undefined
  if (!transition) {
    return { rejection: { code: 'unknownAction', message: `A ${kind.label} has no action "${action}".` } }
  }
  if (expectedState !== document.state) return { rejection: refuseChanged(kind, document.state) }
  const rejection = refuseTransition(kind, transition, document, context)
  if (rejection) return { rejection }
  const words = remark.trim()
  if (transition.needsRemark && words === '') {
    return { rejection: { code: 'remark', message: 'Give the reason in a remark.' } }
  }
  const { to, effect } = leadsTo(transition, document, context)
  if (expected !== undefined && expected !== to) return { rejection: refuseOther(kind, transition, to) }
  const note = transition.outcome?.(document, context)?.note
  if (told !== undefined && told !== note) return { rejection: refuseOutcome(transition, note) }
  const from: Document['state'] = document.state
  const { user, now } = context
  const event = { action, from, to, by: user, at: now, ...(words !== '' && { remark: words }), ...(note && { note }) }
  const vouched = isDraft(kind.states[from]) ? addAuthor(document, user) : document
  const lines = transition.linesAfter?.(vouched, context) ?? vouched.lines
  return { document: { ...vouched, lines, state: to }, event, ...(effect !== undefined && { effect }) }
}

/** The state that a transition leads to, and its effect. */
export function leadsTo<Document extends DocumentCore, Context extends ActionContext>(
  transition: Transition<Document, Context>,
  document: Document,
  context: Context,
) {
  return transition.instead?.find(({ when }) => when(document, context)) ?? transition
}

/** The part of a document's log, oldest entry first, since it could last be edited. An earlier approval no longer applies. */
export function sinceEditable<Event extends Pick<DocumentEvent, 'to'>>(
  { states }: Pick<DocumentKind, 'states'>,
  log: readonly Event[],
): Event[] {
  return log.slice(log.findLastIndex(({ to }) => isDraft(states[to])) + 1)
}

/** The document with a user added to its authors. */
export function addAuthor<Document extends DocumentCore>(document: Document, user: string): Document {
  const { authors } = document
  return authors.includes(user) ? document : { ...document, authors: [...authors, user] }
}
