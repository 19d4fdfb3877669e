import { type Choices, isChosen, readChoice } from './choice.ts'
import { type Component, isUsable } from './component.ts'
import type { CtoIssue, CtoIssueCode } from './cto-issue.ts'
import type { OptionGroup, OptionRule } from './option-group.ts'
import { blockedWordsIn, type Restriction, restrictedNumber } from './restriction.ts'

/** What a configuration's choices are validated against. */
export type ChoiceContext = {
  groups: readonly OptionGroup[]
  choices: Choices
  components: ReadonlyMap<string, Component>
  restrictions: readonly Restriction[]
}

/** All problems with the choice in a group, except stock. */
export function checkChoice(group: OptionGroup, context: ChoiceContext): CtoIssue[] {
  const choice = readChoice(group, context.choices)
  const issue = (code: CtoIssueCode, message: string): CtoIssue => ({ field: group.id, code, message })
  if (!isChosen(choice)) return group.required ? [issue('required', `${group.name} is required.`)] : []
  const found =
    group.type === 'PICK' ? checkPicks(group, choice.picks, context) : checkText(group, choice.text, context)
  return [...found.map(([code, message]) => issue(code, message)), ...checkRules(group, context)]
}

type Found = [code: CtoIssueCode, message: string]

function checkText(group: OptionGroup, text: string, { restrictions }: ChoiceContext): Found[] {
  const { name, type, minLength, maxLength } = group
  const length = [...text].length
  const strange = strangersIn(group, text)
  const number = type === 'NUMBER' ? restrictedNumber(text, restrictions) : undefined
  const words = type === 'TEXT' ? blockedWordsIn(text, restrictions) : []
  return [
    ...when(length < minLength, 'tooShort', `${name} needs at least ${characters(minLength)}.`),
    ...when(length > maxLength, 'tooLong', `${name} takes at most ${characters(maxLength)} (${length}).`),
    ...when(strange.length > 0, 'restricted', `${name} may not contain ${strange.join(' ')}`),
    ...words.map(({ text: word }): Found => ['blockedWord', `${name} contains the blocked word ${word}.`]),
    ...when(number !== undefined, 'restrictedNumber', `${name} ${text} is restricted.`),
  ]
}

const DIGITS = '0123456789'

/** Characters that a group does not accept, each once. */
function strangersIn({ type, characters: allowed }: OptionGroup, text: string): string[] {
  const taken = (type === 'NUMBER' ? DIGITS : allowed).toUpperCase()
  if (taken === '') return []
  return [...new Set(text)].filter((char) => char !== ' ' && !taken.includes(char.toUpperCase()))
}

function checkPicks({ name, picks: offered, maxPicks }: OptionGroup, picks: readonly string[], context: ChoiceContext) {
  const { components } = context
  const missing = picks.filter((pick) => {
    const component = components.get(pick)
    return !offered.includes(pick) || !component || !isUsable(component)
  })
  const message = (pick: string) => `${name} does not offer ${components.get(pick)?.name ?? pick}.`
  return [
    ...when(
      picks.length > maxPicks,
      'tooMany',
      `${name} takes at most ${maxPicks === 1 ? '1 pick' : `${maxPicks} picks`}.`,
    ),
    ...missing.map((pick): Found => ['notOffered', message(pick)]),
  ]
}

function checkRules(group: OptionGroup, context: ChoiceContext): CtoIssue[] {
  return group.rules.flatMap((rule): CtoIssue[] => {
    const other = context.groups.find(({ id }) => id === rule.groupID)
    // A group that the item does not have, or no longer has, is ignored.
    if (!other || !holds(group, rule.pick, context)) return []
    const isMet = holds(other, rule.otherPick, context)
    const of = saidOf(group, rule.pick, context)
    const to = saidOf(other, rule.otherPick, context)
    if (rule.kind === 'REQUIRES') return isMet ? [] : [broken(group, rule, `${of} requires ${to}.`)]
    return isMet ? [broken(group, rule, `${of} excludes ${to}.`)] : []
  })
}

function broken({ id }: OptionGroup, { kind }: OptionRule, message: string): CtoIssue {
  return { field: id, code: kind === 'REQUIRES' ? 'requires' : 'excludes', message }
}

/** Whether a pick was made in the group; without `pick`, whether anything was chosen there. */
function holds(group: OptionGroup, pick: string | null | undefined, { choices }: ChoiceContext): boolean {
  const choice = readChoice(group, choices)
  return pick ? choice.picks.includes(pick) : isChosen(choice)
}

function saidOf({ name }: OptionGroup, pick: string | null | undefined, { components }: ChoiceContext): string {
  return pick ? (components.get(pick)?.name ?? pick) : name
}

function when(isWrong: boolean, code: CtoIssueCode, message: string): Found[] {
  return isWrong ? [[code, message]] : []
}

function characters(count: number): string {
  return count === 1 ? '1 character' : `${count} characters`
}
