import { type Grants, missingFrom } from '@greenroom/permissions'
import type { ActionContext, ActionOutcome, DocumentCore, DocumentKind, Transition } from './kind.ts'
import { leadsTo } from './next-document.ts'
import { refuseTransition } from './rejection.ts'

/** A button or a menu item. */
export type DocumentAction<Action extends string = string> = {
  name: Action
  label: string
  /** The button. All others are in the menu. */
  isPrimary: boolean
  needsRemark: boolean
  /** One sentence; undefined if the action is possible. */
  disabledReason: string | undefined
  /** The state that it leads to; undefined if it is not possible, or not to be told to this user. */
  to: string | undefined
  /** Undefined if the action is not possible, leads to the same in every document, or is not to be told to this user. */
  outcome: ActionOutcome | undefined
}

/** The actions that people can take in the document's state, the primary one first. */
export function actionsOf<Document extends DocumentCore, Context extends ActionContext, Action extends string>(
  kind: DocumentKind<Document, Context, Action>,
  document: Document,
  context: Context,
): DocumentAction<Action>[] {
  const transitions = Object.entries(kind.transitions) as [Action, Transition<Document, Context>][]
  return transitions
    .filter(([, { from, by }]) => from.includes(document.state) && by !== 'system')
    .map(([name, transition]) => {
      const disabledReason = refuseTransition(kind, transition, document, context)?.message
      const isForeseen =
        disabledReason === undefined && missingFrom(context.grants, transition.toForesee ?? []) === undefined
      return {
        name,
        label: transition.label,
        isPrimary: transition.isPrimary === true,
        needsRemark: transition.needsRemark === true,
        disabledReason,
        to: isForeseen ? leadsTo(transition, document, context).to : undefined,
        outcome: isForeseen ? transition.outcome?.(document, context) : undefined,
      }
    })
    .sort((one, other) => Number(other.isPrimary) - Number(one.isPrimary))
}

/**
 * The states in which a document waits for a user with these grants: its primary action is for somebody else than its
 * authors. The user must also be none of them and see all of its lines.
 */
export function statesWaitingFor<Document extends DocumentCore, Context extends ActionContext>(
  { transitions, toRead }: DocumentKind<Document, Context>,
  grants: Grants,
): Document['state'][] {
  return (Object.values(transitions) as Transition<Document, Context>[])
    .filter(({ isPrimary, by }) => isPrimary && by === 'somebodyElse')
    .filter(({ needs }) => missingFrom(grants, [...needs, ...toRead]) === undefined)
    .flatMap(({ from }) => from)
}
