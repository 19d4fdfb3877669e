import { isSystemItem } from '@greenroom/permissions'
import { checkTogether, type ReadValues } from './check-item.ts'
import type { Issue } from './issue.ts'
import type { DraftValue, ItemDraft } from './item.ts'
import { type ItemField, type ItemFieldName, itemFields } from './item-fields.ts'
import { parseMoney, parseWhole } from './number.ts'
import { type CheckContext, readValue } from './read-value.ts'

/** A field, as the quick tests want it. */
type Rule = {
  name: string
  field: ItemField
  /** Whether a draft must say something of it. */
  mustBeGiven: boolean
  kind: ItemField['kind']
  isText: boolean
  choices: readonly DraftValue[]
  mayBeEmpty: boolean
  maxLength: number
  /** Finds what a text of this field may not hold, or may not hold everywhere. */
  doubtful: RegExp
  /** The value that was right last time. Variants of one product have most values in common. */
  lastRight: DraftValue
}

const NO_ISSUES: readonly Issue[] = []

/**
 * `checkItem` for drafts by the thousand: the same issues, found by looking closer only at values that a cheap test does
 * not show to be right. Made once for a context; bulk edits are not its matter.
 */
export function quickCheck(
  fields: readonly ItemField[],
  context: CheckContext,
): (draft: ItemDraft) => readonly Issue[] {
  const visible = fields.filter(({ name }) => !context.hidden?.has(name))
  const rules = new Map<string, Rule>(visible.map((field) => [field.name, ruleOf(field, context)]))
  const needed = visible.filter(({ name }) => rules.get(name)!.mustBeGiven)

  /** The rules in the order of the last draft's fields: drafts by the thousand are alike. */
  const order: (Rule | undefined)[] = []

  function check(draft: ItemDraft): readonly Issue[] {
    let issues: Issue[] | undefined
    let at = 0
    let given = 0
    for (const name in draft) {
      const value = draft[name as ItemFieldName]
      let rule = order[at]
      if (rule === undefined || rule.name !== name) rule = order[at] = rules.get(name)
      at++
      if (rule === undefined || value === undefined) continue
      if (rule.mustBeGiven) given++
      if (value === rule.lastRight) continue
      if (isPlainlyRight(value, rule)) rule.lastRight = value
      else readValue(rule.field, value, context, (issues ??= []))
    }
    if (given < needed.length) {
      issues ??= []
      for (const field of needed) if (draft[field.name] === undefined) readValue(field, null, context, issues)
    }
    if (issues && issues.length > 1) sortByForm(issues)
    if (mayClash(draft) || context.parentOf) checkTogether(readTogether(draft), (issues ??= []), context)
    return issues ?? NO_ISSUES
  }

  function readTogether(draft: ItemDraft): ReadValues {
    const values: ReadValues = {}
    for (const name of TOGETHER) {
      const rule = rules.get(name)
      if (rule && draft[name] !== undefined) values[name] = readValue(rule.field, draft[name], context, [])
    }
    return values
  }

  return check
}

function ruleOf(field: ItemField, { mode, restricted }: CheckContext): Rule {
  const { kind, required = false, maxLength = Infinity, choices = [] } = field
  return {
    name: field.name,
    field,
    mustBeGiven: required && mode === 'create',
    kind,
    isText: kind === 'text' || kind === 'lines' || kind === 'ref',
    choices: choices.map(({ value }) => value),
    mayBeEmpty: !required,
    maxLength,
    doubtful: doubtfulIn((kind === 'lines' ? '' : '\t\n\r') + (field.restricted ? restricted : '')),
    lastRight: undefined,
  }
}

/** Finds control characters but tab and line breaks, halves of surrogate pairs, and the characters given. */
function doubtfulIn(characters: string): RegExp {
  const codes = characters.split('').map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
  return new RegExp(`[\\0-\\x08\\v\\f\\x0e-\\x1f\\x7f-\\x9f\\ud800-\\udfff${codes.join('')}]`)
}

/** Whether a value surely breaks no rule of its field. A no means only that one has to look closer. */
function isPlainlyRight(value: DraftValue, rule: Rule): boolean {
  if (rule.isText) return isPlainText(value, rule)
  if (rule.kind === 'money') return typeof parseMoney(value) === 'number'
  if (rule.kind === 'whole') return typeof parseWhole(value) === 'number'
  if (rule.kind === 'choice') return rule.choices.includes(value)
  if (rule.kind === 'list') return isPlainList(value, rule)
  return typeof value === 'boolean'
}

/** A loop, as a closure for each draft would cost more than the looking. */
function isPlainList(value: DraftValue, rule: Rule): boolean {
  if (!Array.isArray(value)) return false
  for (const entry of value) if (!isPlainText(entry, rule)) return false
  return true
}

/** Short enough even in UTF-16 units, begun and ended with a visible character, and with none that is doubtful. */
function isPlainText(value: unknown, rule: Rule): boolean {
  if (typeof value !== 'string') return false
  if (value.length > rule.maxLength) return false
  if (value === '') return rule.mayBeEmpty
  if (!isVisible(value.charCodeAt(0)) || !isVisible(value.charCodeAt(value.length - 1))) return false
  return !rule.doubtful.test(value)
}

function isVisible(code: number): boolean {
  return code > 0x20 && code < 0x7f
}

const PLACES: ReadonlyMap<string, number> = new Map(itemFields.map(({ name }, place) => [name, place]))

function sortByForm(issues: Issue[]) {
  issues.sort((one, other) => PLACES.get(one.field)! - PLACES.get(other.field)!)
}

const TOGETHER = [
  ...(['itemID', 'upc', 'additionalUPCs', 'minimumLevel', 'maximumLevel'] as const),
  ...(['department', 'category', 'subcategory'] as const),
]

/** Whether `checkTogether` could find something. Levels that are no plain numbers compare as false: look closer. */
function mayClash({ itemID, upc, additionalUPCs: more, minimumLevel, maximumLevel }: ItemDraft): boolean {
  if (typeof itemID === 'string' && isSystemItem(itemID)) return true
  if (more !== undefined && (!Array.isArray(more) || (more.length > 0 && more.includes(String(upc))))) return true
  const haveLevels = minimumLevel !== undefined && maximumLevel !== undefined
  return haveLevels && !(Number(minimumLevel) <= Number(maximumLevel))
}
