import { isSystemItem } from '@greenroom/permissions'
import { type CheckContext, checkTogether, contextOf, fieldOf, isLeftOut, type ReadValues } from './check-item.ts'
import type { ItemIssue } from './item-issue.ts'
import { type DraftValue, parseMoney, parseWhole, readValue } from '@greenroom/validation'
import { LIMITED_PRICES } from './price-limit.ts'
import type { ItemDraft } from './item.ts'
import { type ItemField, type ItemFieldName, itemFields } from './item-fields.ts'

/** A field, prepared for the quick tests. */
type Rule = {
  name: string
  field: ItemField
  /** Whether a draft must have a value. */
  mustBeGiven: boolean
  kind: ItemField['kind']
  isText: boolean
  choices: readonly DraftValue[]
  mayBeEmpty: boolean
  maxLength: number
  /** Of an amount; 4 if undefined. */
  decimals: number | undefined
  /** Matches characters that this field refuses or may refuse. */
  doubtful: RegExp
  /** The last valid value. Variants of one product have most values in common. */
  lastRight: DraftValue
}

const NO_ISSUES: readonly ItemIssue[] = []

/**
 * `checkItem` for thousands of drafts: the same issues, but the full check runs only for values that a cheap test does
 * not accept. Created once per context; not for bulk edits. In an edit, `stored` is the item of the draft as it is
 * stored, `lately` its prices of lately.
 */
export function quickCheck(
  fields: readonly ItemField[],
  context: CheckContext,
): (draft: ItemDraft, stored?: ItemDraft, lately?: ItemDraft) => readonly ItemIssue[] {
  const { mode, parentOf, directPercent } = context
  const visible = fields.filter(({ name }) => !isLeftOut(name, context))
  const rules = new Map<string, Rule>(visible.map((field) => [field.name, ruleOf(field, context)]))
  const needed = visible.filter(({ name }) => rules.get(name)!.mustBeGiven)

  const together = directPercent === undefined ? TOGETHER : [...TOGETHER, ...LIMITED_PRICES]

  /** The rules in the order of the last draft's fields, because thousands of drafts look alike. */
  const order: (Rule | undefined)[] = []

  function check(draft: ItemDraft, stored?: ItemDraft, lately?: ItemDraft): readonly ItemIssue[] {
    let issues: ItemIssue[] | undefined
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
      else {
        const own = { ...context, stored }
        readValue(fieldOf(rule.field, value, own), value, contextOf(rule.field, value, own), (issues ??= []))
      }
    }
    if (given < needed.length) {
      issues ??= []
      for (const field of needed) if (draft[field.name] === undefined) readValue(field, null, context, issues)
    }
    if (issues && issues.length > 1) sortByForm(issues)
    if (stored || mayClash(draft) || parentOf) {
      checkTogether(readTogether(draft), (issues ??= []), { mode, parentOf, directPercent, stored, lately })
    }
    return issues ?? NO_ISSUES
  }

  function readTogether(draft: ItemDraft): ReadValues {
    const values: ReadValues = {}
    for (const name of together) {
      const rule = rules.get(name)
      if (rule && draft[name] !== undefined) values[name] = readValue(rule.field, draft[name], context, [])
    }
    return values
  }

  return check
}

function ruleOf(field: ItemField, { mode, restricted, priceDecimals }: CheckContext): Rule {
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
    decimals: field.isPrice ? priceDecimals : undefined,
    doubtful: doubtfulIn(
      (kind === 'lines' ? '' : '\t\n\r') +
        (field.restricted ? restricted : '') +
        (field.isCode ? '+' : '') +
        (field.isID ? ',.' : ''),
      field.isCode ? '\\x80-\\uffff' : kind === 'lines' ? '' : UNSEEN,
    ),
    lastRight: undefined,
  }
}

/** What `hasUnseenInName` finds. */
const UNSEEN = '\\xad\\u180e\\u200b\\u200e\\u200f\\u2060-\\u2064\\ufeff'

/** Matches what `isUnreadable` may refuse, except tab and line breaks, and the given characters and range. */
function doubtfulIn(characters: string, range: string): RegExp {
  const codes = characters.split('').map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
  const unreadable = '\\0-\\x08\\v\\f\\x0e-\\x1f\\x7f-\\x9f\\u2028-\\u202e\\u2066-\\u2069\\ud800-\\udfff\\ufffd'
  return new RegExp(`[${unreadable}${codes.join('')}${range}]`)
}

/** Whether a value certainly breaks no rule of its field. If false, run the full check. */
function isPlainlyRight(value: DraftValue, rule: Rule): boolean {
  if (rule.isText) return isPlainText(value, rule)
  if (rule.kind === 'money') return typeof parseMoney(value, rule.decimals) === 'number'
  if (rule.kind === 'whole') return typeof parseWhole(value) === 'number'
  if (rule.kind === 'choice') return rule.choices.includes(value)
  if (rule.kind === 'list') return isPlainList(value, rule)
  return typeof value === 'boolean'
}

/** A loop, because a closure for each draft would cost more than the check. */
function isPlainList(value: DraftValue, rule: Rule): boolean {
  if (!Array.isArray(value)) return false
  for (const entry of value) if (!isPlainText(entry, rule)) return false
  return true
}

/** Short enough even in UTF-16 units, starting and ending with a visible character, without suspicious ones. */
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

function sortByForm(issues: ItemIssue[]) {
  issues.sort((one, other) => PLACES.get(one.field)! - PLACES.get(other.field)!)
}

const TOGETHER = [
  ...(['itemID', 'upc', 'additionalUPCs', 'minimumLevel', 'maximumLevel'] as const),
  ...(['department', 'category', 'subcategory'] as const),
]

/** Whether `checkTogether` could find something. Levels that are not plain numbers compare as false: run the full
 * check. */
function mayClash({ itemID, upc, additionalUPCs: more, minimumLevel, maximumLevel }: ItemDraft): boolean {
  if (typeof itemID === 'string' && isSystemItem(itemID)) return true
  if (more !== undefined && (!Array.isArray(more) || (more.length > 0 && more.includes(String(upc))))) return true
  const haveLevels = minimumLevel !== undefined && maximumLevel !== undefined
  return haveLevels && !(Number(minimumLevel) <= Number(maximumLevel))
}
