import { choiceOf, parseFlag } from './choices.ts'
import { fault, type Issue, required, restricted, tooLong } from './issue.ts'
import type { DraftValue } from './item.ts'
import type { ItemField, ItemFieldName } from './item-fields.ts'
import type { ParentOf } from './list-hierarchy.ts'
import { parseMoney, parseWhole } from './number.ts'
import { hasOuterSpace, isBlank, isUnreadable, lengthOf, restrictedIn } from './text.ts'

/** What the rules need to know besides the value. */
export type CheckContext = {
  mode: 'create' | 'edit' | 'bulk'
  /** The merchant's restricted characters, from `restrictedCharacters`. */
  restricted: string
  /** Settings by which a product ID or a product name must be given (section 5). */
  productIDRequired?: boolean
  productNameRequired?: boolean
  /** Fields that the user may not see: neither checked nor read, and 0 on a new item if a price (section 6). */
  hidden?: ReadonlySet<ItemFieldName>
  /** Given where the hierarchy of classifications is checked (`checksHierarchy`). */
  parentOf?: ParentOf
}

/** A value that has been read: text, number, yes or no, list; null for blank. */
export type ReadValue = string | number | boolean | string[] | null

/**
 * Reads one value as the field wants it and reports what is wrong with it. The result counts only if nothing was
 * reported. Text stays exactly as it was; nothing is trimmed or mended here.
 * The item ID of an existing item is locked, so it is not judged again.
 */
export function readValue(field: ItemField, value: DraftValue, context: CheckContext, issues: Issue[]): ReadValue {
  if (isBlank(value)) return readBlank(field, context, issues)
  const { kind } = field
  if (field.name === 'itemID' && context.mode === 'edit') return String(value)
  if (kind === 'list') return readList(field, value, context, issues)
  if (kind === 'flag') return parseFlag(value) ?? refuse('notFlag', field, value, issues)
  if (kind === 'choice') return choiceOf(field.choices ?? [], value) ?? refuse('notChoice', field, value, issues)
  if (kind === 'money' || kind === 'whole') return readNumber(field, value, context, issues)
  if (typeof value === 'string' || typeof value === 'number') return readText(field, String(value), context, issues)
  return refuse('notText', field, value, issues)
}

/** A bulk edit may leave the type blank: it then stays as it is (section 5). */
function readBlank(field: ItemField, context: CheckContext, issues: Issue[]): null {
  const exempt = context.mode === 'bulk' && field.name === 'type'
  if (isRequired(field, context) && !exempt) issues.push(required(field))
  return null
}

function isRequired({ name, required }: ItemField, context: CheckContext): boolean {
  if (name === 'productID') return context.productIDRequired === true
  if (name === 'productName') return context.productNameRequired === true
  return required === true
}

function refuse(code: 'notFlag' | 'notChoice' | 'notText', field: ItemField, value: DraftValue, issues: Issue[]): null {
  issues.push(fault(code, field, value))
  return null
}

function readNumber(field: ItemField, value: DraftValue, context: CheckContext, issues: Issue[]): number | null {
  const number = field.kind === 'money' ? parseMoney(value) : parseWhole(value)
  if (typeof number === 'number') return number
  const characters = restrictedInField(field, String(value), context)
  issues.push(characters ? restricted(field, characters) : fault(number, field, value))
  return null
}

function readText(field: ItemField, text: string, context: CheckContext, issues: Issue[]): string {
  checkText(field, text, issues)
  const characters = restrictedInField(field, text, context)
  if (characters) issues.push(restricted(field, characters))
  return text
}

/** Each rule that a list breaks is reported once, whichever of its entries break it. Blank and repeated ones are dropped. */
function readList(field: ItemField, value: DraftValue, context: CheckContext, issues: Issue[]): string[] | null {
  const entries: unknown = typeof value === 'string' ? value.trim().split(/\s*[,;|]\s*/) : value
  if (!isTextList(entries)) return refuse('notText', field, value, issues)
  const texts = [...new Set(entries.filter((entry) => !isBlank(entry)))]
  const found: Issue[] = []
  for (const text of texts) checkText(field, text, found)
  issues.push(...found.filter(({ code }, index) => found.findIndex((issue) => issue.code === code) === index))
  const characters = restrictedInField(field, texts.join(''), context)
  if (characters) issues.push(restricted(field, characters))
  return texts
}

function isTextList(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((entry) => typeof entry === 'string')
}

function checkText(field: ItemField, text: string, issues: Issue[]) {
  const { maxLength = Infinity, kind } = field
  if (text.length > maxLength) {
    const length = lengthOf(text)
    if (length > maxLength) issues.push(tooLong(field, length))
  }
  if (isUnreadable(text, kind === 'lines')) issues.push(fault('unreadable', field, text))
  if (field.noOuterSpace && hasOuterSpace(text)) issues.push(fault('outerSpace', field, text))
}

function restrictedInField(field: ItemField, text: string, context: CheckContext): string[] | undefined {
  if (!field.restricted) return undefined
  const found = restrictedIn(text, context.restricted)
  return found.length > 0 ? found : undefined
}
