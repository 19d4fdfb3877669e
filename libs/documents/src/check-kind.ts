import { type DocumentKind, isDraft, statesAfter } from './kind.ts'
import { SEND_BACK } from './next-document.ts'

/** The problems with the definition of a kind, in sentences. Every kind's test expects none. */
export function checkKind(kind: DocumentKind): string[] {
  const states = Object.keys(kind.states)
  const transitions = Object.entries(kind.transitions)
  const known = new Set(states)
  const ways = transitions.flatMap(([name, transition]) =>
    transition.from.flatMap((from) => statesAfter(transition).map((to) => ({ name, from, to }))),
  )
  const unknown = transitions.flatMap(([name, transition]) =>
    [...transition.from, ...statesAfter(transition)]
      .filter((state) => !known.has(state))
      .map((state) => `${name} names the state ${state}, which does not exist.`),
  )
  const reached = reachable([kind.start], (state) => ways.filter(({ from }) => from === state).map(({ to }) => to))
  const ends = states.filter((state) => !ways.some(({ from }) => from === state))
  const ending = reachable(ends, (state) => ways.filter(({ to }) => to === state).map(({ from }) => from))
  return [
    ...(known.has(kind.start) ? [] : [`It starts as ${kind.start}, which does not exist.`]),
    ...unknown,
    ...states.filter((state) => !reached.has(state)).map((state) => `${state} is never reached.`),
    ...(ends.length > 0 ? [] : ['It has no final state: every state leads to another.']),
    ...(ends.length > 0
      ? states.filter((state) => !ending.has(state)).map((state) => `${state} leads to no final state.`)
      : []),
    ...states.flatMap((state) => checkPrimary(kind, state)),
    ...ways
      .filter(({ from }) => kind.states[from]?.isClosed)
      .map(({ name, from }) => `${name} leads out of ${from}, which is closed.`),
    ...transitions
      .filter(([name, { to, needsRemark }]) => name === SEND_BACK && !(isDraft(kind.states[to]) && needsRemark))
      .map(([name]) => `${name} does not lead to a draft with a reason.`),
    ...transitions.filter(([, { from }]) => from.length === 0).map(([name]) => `${name} leads out of no state.`),
    ...[...Object.entries(kind.states), ...transitions]
      .filter(([, { label }]) => label.trim() === '')
      .map(([name]) => `${name} has no label.`),
    ...transitions.filter(([, { done }]) => done.trim() === '').map(([name]) => `${name} has no words for the log.`),
    ...(/^[A-Z]{2,4}$/.test(kind.prefix) ? [] : [`The prefix ${kind.prefix} is not 2 to 4 capital letters.`]),
  ]
}

function reachable(start: readonly string[], next: (state: string) => readonly string[]): ReadonlySet<string> {
  const found = new Set(start)
  for (const state of found) for (const other of next(state)) found.add(other)
  return found
}

function checkPrimary({ transitions }: DocumentKind, state: string): string[] {
  const primary = Object.entries(transitions).filter(([, { isPrimary, from }]) => isPrimary && from.includes(state))
  return [
    ...(primary.length > 1 ? [`${state} has ${primary.length} primary actions.`] : []),
    ...primary
      .filter(([, { by }]) => by === 'system')
      .map(([name]) => `${name} is primary in ${state}, but happens by itself.`),
  ]
}
