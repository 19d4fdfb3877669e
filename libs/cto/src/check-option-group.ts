import { checkID, checkName, checkPrice, checkWhole } from './check-field.ts'
import type { CtoIssue } from './cto-issue.ts'
import type { OptionGroup, OptionRule } from './option-group.ts'

/** Our limits, because the specification gives none: what fits on the back of an item, and in a list of choices. */
export const TEXT_MAX = 40
export const PICKS_MAX = 20
export const RULES_MAX = 20
export const CHARACTERS_MAX = 100

/**
 * The problems with an option group. `restricted`: the merchant's restricted characters, `priceDecimals`: of the
 * company's currency.
 */
export function checkOptionGroup(group: OptionGroup, restricted: string, priceDecimals?: number): CtoIssue[] {
  const { id, name, type, sellingPrice } = group
  return [
    ...checkID(id, restricted),
    ...checkName(name, restricted),
    ...(type === 'PICK' ? checkPicking(group) : checkTyping(group)),
    ...(sellingPrice === undefined ? [] : checkPrice('sellingPrice', 'Price', sellingPrice, priceDecimals)),
    ...group.rules.flatMap((rule, index) => checkRule(group, rule, index)),
  ]
}

function checkTyping({ minLength, maxLength, characters }: OptionGroup): CtoIssue[] {
  const long = [...characters].length
  return [
    ...checkWhole('minLength', 'Shortest', minLength, 1, TEXT_MAX),
    ...checkWhole('maxLength', 'Longest', maxLength, 1, TEXT_MAX),
    ...(minLength > maxLength
      ? [{ field: 'maxLength', code: 'outOfRange' as const, message: 'Longest is below shortest.' }]
      : []),
    ...(long > CHARACTERS_MAX
      ? [tooLong('characters', `Allowed characters are more than ${CHARACTERS_MAX} (${long}).`)]
      : []),
  ]
}

function checkPicking({ picks, maxPicks }: OptionGroup): CtoIssue[] {
  const repeated = picks.find((pick, index) => picks.indexOf(pick) !== index)
  return [
    ...(picks.length === 0
      ? [{ field: 'picks', code: 'required' as const, message: 'Choose the components to pick from.' }]
      : []),
    ...(repeated === undefined
      ? []
      : [{ field: 'picks', code: 'duplicate' as const, message: `${repeated} is offered twice.` }]),
    ...checkWhole('maxPicks', 'Most picks', maxPicks, 1, PICKS_MAX),
  ]
}

function checkRule({ id, picks }: OptionGroup, rule: OptionRule, index: number): CtoIssue[] {
  const field = `rules.${index}`
  if (rule.groupID === '')
    return [{ field, code: 'required', message: 'Choose the option group that the rule is about.' }]
  if (rule.groupID === id && (!rule.pick || !rule.otherPick || rule.pick === rule.otherPick)) {
    return [{ field, code: 'self', message: 'A rule within a group is about two different picks.' }]
  }
  if (rule.pick && !picks.includes(rule.pick)) {
    return [{ field, code: 'notOffered', message: `${rule.pick} is not among the components to pick from.` }]
  }
  return []
}

function tooLong(field: string, message: string): CtoIssue {
  return { field, code: 'tooLong', message }
}
