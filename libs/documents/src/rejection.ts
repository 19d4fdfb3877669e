import { inSentence } from '@greenroom/money'
import { explainDenied, type Grants, missingFrom, type Requirement } from '@greenroom/permissions'
import {
  type ActionContext,
  type DocumentCore,
  type DocumentIssue,
  type DocumentKind,
  type Guard,
  isDraft,
  statesAfter,
  type Transition,
} from './kind.ts'

/**
 * Why an action or edit is refused. `changed`: the document is in a different state than the user saw, or the action
 * leads to another one or has another outcome; `wrongState`: the action is not available in its state; `denied`: a
 * permission is missing; `ownWork`: an author may not do it; `system`: only a job may; `remark`: it needs one;
 * `tooMany`: the user has too many documents, or the document too long a log; `guard`: the guard named `guard`
 * refuses, at the fields of `issues` if it names them; `invalid`: see `issues`.
 */
export type Rejection = {
  code:
    | 'unknownAction'
    | 'denied'
    | 'system'
    | 'changed'
    | 'wrongState'
    | 'ownWork'
    | 'guard'
    | 'invalid'
    | 'remark'
    | 'tooMany'
  /** One sentence for the user. */
  message: string
  guard?: string
  issues?: readonly DocumentIssue[]
}

/** Documents without lines cannot be submitted. */
export const HAS_LINES = {
  name: 'hasLines',
  reason: ({ lines }: DocumentCore) => (lines.length === 0 ? 'Add at least one line first.' : undefined),
}

/** What prevents a transition in the document's state, for any caller. */
export function refuseTransition<Document extends DocumentCore, Context extends ActionContext>(
  kind: DocumentKind<Document, Context>,
  transition: Transition<Document, Context>,
  document: Document,
  context: Context,
): Rejection | undefined {
  const verb = transition.label.toLowerCase()
  const denied =
    refuseActor(kind, transition, document, context) ??
    refuseUnseen(kind, document, context) ??
    refuseNeeds(transition.needsOfLine ? document.lines.flatMap(transition.needsOfLine) : [], context)
  if (denied) return denied
  if (!transition.from.includes(document.state)) {
    const message = `You can't ${verb} this ${kind.label}: it is ${labelOf(kind, document.state)}.`
    return { code: 'wrongState', message }
  }
  const full = context.isSystem || endsIt(kind, transition) ? undefined : refuseFullLog(kind, document)
  if (full) return full
  if (transition.by === 'somebodyElse' && document.authors.includes(context.user)) {
    const message = `You can't ${verb} your own ${kind.label}. Ask somebody who has not worked on it.`
    return { code: 'ownWork', message }
  }
  const guarded = refuseGuards(transition.guards, document, context)
  if (guarded) return guarded
  const issues = transition.isChecked ? (kind.check?.(document, context) ?? []) : []
  return issues.length > 0 ? { code: 'invalid', message: correct(issues.length), issues } : undefined
}

/** Why header and lines cannot be changed now; undefined if they can. */
export function refuseEdit<Document extends DocumentCore, Context extends ActionContext>(
  kind: DocumentKind<Document, Context>,
  document: Document,
  context: Context,
): Rejection | undefined {
  const denied = refuseNeeds([...kind.toEdit, ...kind.toRead], context)
  if (denied) return denied
  const state: Document['state'] = document.state
  if (kind.states[state].isEditable) {
    return refuseFullLog(kind, document) ?? refuseGuards(kind.editGuards, document, context)
  }
  return { code: 'wrongState', message: `You can't change this ${kind.label}: it is ${labelOf(kind, state)}.` }
}

function refuseGuards<Document, Context>(
  guards: readonly Guard<Document, Context>[] = [],
  document: Document,
  context: Context,
): Rejection | undefined {
  for (const guard of guards) {
    const message = guard.reason(document, context)
    if (message === undefined) continue
    const issues = guard.issues?.(document, context)
    return { code: 'guard', guard: guard.name, message, ...(issues && { issues }) }
  }
  return undefined
}

/** Why no file can be attached now; undefined if one can: what is signed later belongs to it as well. */
export function refuseAttach(
  kind: DocumentKind,
  { state, logged }: Pick<DocumentCore, 'state' | 'logged'>,
): Rejection | undefined {
  if (!kind.states[state]!.isClosed) return refuseFullLog(kind, { logged })
  const message = `You can't attach files to this ${kind.label}: it is ${labelOf(kind, state)}.`
  return { code: 'wrongState', message }
}

/** Why files can be neither listed, read, added nor removed: they may hold what the lines that the user can't see hide. */
export function refuseFiles<Document extends DocumentCore, Context extends ActionContext>(
  kind: DocumentKind<Document, Context>,
  { lines }: Pick<Document, 'lines'>,
  grants: Grants,
): Rejection | undefined {
  const missing = lines.map((line) => missingForLine(kind, line, grants)).find((each) => each !== undefined)
  if (!missing) return undefined
  const { feature, level } = missing
  const message = `This ${kind.label} has lines that you can't see, so its attachments are hidden, too. ${explainDenied(feature, level)}`
  return { code: 'denied', message }
}

/** Why a file cannot be removed now; undefined if it can. */
export function refuseDetach<Document extends DocumentCore, Context extends ActionContext>(
  kind: DocumentKind<Document, Context>,
  document: Document,
  context: Context,
): Rejection | undefined {
  const isAllowedAlways = refuseNeeds([...kind.toRemoveFiles, ...kind.toRead], context) === undefined
  return isAllowedAlways ? undefined : refuseEdit(kind, document, context)
}

/** Entries of one log. Our limit, far beyond what any document needs: they are kept for good. */
const LOG_MAX = 500

/** Why people can do nothing with a document any more but end it; undefined if its log has room. */
export function refuseFullLog(
  { label }: Pick<DocumentKind, 'label'>,
  { logged = 0 }: Pick<DocumentCore, 'logged'>,
): Rejection | undefined {
  if (logged < LOG_MAX) return undefined
  const message = `The log of this ${label} is full, with ${logged} entries. Start a new one.`
  return { code: 'tooMany', message }
}

/** Whether a transition leads to a state that nothing leads out of. */
function endsIt<Document extends DocumentCore, Context>(
  { transitions }: Pick<DocumentKind<Document>, 'transitions'>,
  transition: Transition<Document, Context>,
): boolean {
  const left = Object.values<{ from: readonly string[] }>(transitions).flatMap(({ from }) => from)
  return statesAfter(transition).every((state) => !left.includes(state))
}

/** Drafts of one kind per user, and documents that a user creates in a day. Our limits: they are kept for good. */
const DRAFTS_MAX = 100
const CREATED_MAX = 1_000

/** Why a user with so many drafts of the kind, and documents of the last 24 hours, cannot create another. */
export function refuseCreate(
  { label }: Pick<DocumentKind, 'label'>,
  { drafts, created }: { drafts: number; created: number },
): Rejection | undefined {
  if (drafts >= DRAFTS_MAX) {
    const message = `You have ${drafts} drafts of ${label}s. Submit or cancel some of them first.`
    return { code: 'tooMany', message }
  }
  if (created < CREATED_MAX) return undefined
  const message = `You have created ${inSentence(created)} ${label}s in the last 24 hours. Try again later.`
  return { code: 'tooMany', message }
}

/** The document is not in the state that the user saw. */
export function refuseChanged(kind: DocumentKind, state: string): Rejection {
  const message = `This ${kind.label} is ${labelOf(kind, state)} now. Reload it and try again.`
  return { code: 'changed', message }
}

/** The action leads to another state than the user was told. */
export function refuseOther(kind: DocumentKind, { label }: { label: string }, to: string): Rejection {
  const message = `"${label}" would make this ${kind.label} ${labelOf(kind, to)} now. Check it and try again.`
  return { code: 'changed', message }
}

/** The action has another outcome than the user was told. */
export function refuseOutcome({ label }: { label: string }, note: string | undefined): Rejection {
  const message = [`"${label}" has another outcome now.`, ...(note ? [note] : []), 'Check it and try again.'].join(' ')
  return { code: 'changed', message }
}

function refuseActor<Document extends DocumentCore, Context extends ActionContext>(
  { toRead, states }: DocumentKind<Document, Context>,
  { by, needs, needsOfCreator = needs }: Transition<Document, Context>,
  { state, authors }: Document,
  context: Context,
): Rejection | undefined {
  if (by === 'system' && !context.isSystem) return { code: 'system', message: 'Only Greenroom itself does this.' }
  const isOwnDraft = isDraft(states[state as Document['state']]) && authors[0] === context.user
  return refuseNeeds([...(isOwnDraft ? needsOfCreator : needs), ...toRead], context)
}

function refuseUnseen<Document extends DocumentCore, Context extends ActionContext>(
  kind: DocumentKind<Document, Context>,
  { lines }: Document,
  { grants, isSystem }: ActionContext,
): Rejection | undefined {
  if (isSystem) return undefined
  for (const line of lines) {
    const missing = missingForLine(kind, line, grants)
    if (missing) {
      const message = `This ${kind.label} has lines that you can't see. ${explainDenied(missing.feature, missing.level)}`
      return { code: 'denied', message }
    }
  }
  return undefined
}

/** Whether somebody with these grants may see a line. */
export function seesLine<Document extends DocumentCore, Context extends ActionContext>(
  kind: DocumentKind<Document, Context>,
  line: Document['lines'][number],
  grants: Grants,
): boolean {
  return missingForLine(kind, line, grants) === undefined
}

function missingForLine<Document extends DocumentCore, Context extends ActionContext>(
  { toSeeLine }: DocumentKind<Document, Context>,
  line: Document['lines'][number],
  grants: Grants,
): Requirement | undefined {
  return missingFrom(grants, toSeeLine?.(line) ?? [])
}

function refuseNeeds(needs: readonly Requirement[], { grants, isSystem }: ActionContext): Rejection | undefined {
  const missing = isSystem ? undefined : missingFrom(grants, needs)
  return missing && { code: 'denied', message: explainDenied(missing.feature, missing.level) }
}

function labelOf(kind: DocumentKind, state: string): string {
  return kind.states[state]!.label.toLowerCase()
}

function correct(count: number): string {
  return count === 1 ? 'Correct the marked field first.' : `Correct the ${count} marked fields first.`
}
