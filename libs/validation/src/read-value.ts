import { choiceOf, parseFlag } from './choice.ts'
import { idFault, unseenFault, unseenInNameFault } from './id.ts'
import { fault, type Issue, quote, required, restricted, rewritten, tooLong } from './issue.ts'
import type { DraftValue, Field } from './field.ts'
import { parseMoney, parseWhole } from './number.ts'
import {
  composed,
  hasOuterSpace,
  isBlank,
  isDay,
  isRewritten,
  isUnreadable,
  lengthOf,
  restrictedIn,
  splitList,
} from './text.ts'

/** What the rules need besides the value. */
export type ReadContext = {
  mode: 'create' | 'edit' | 'bulk'
  /** The merchant's restricted characters, from `restrictedCharacters`. */
  restricted: string
  /** Fields that a setting makes required. */
  alsoRequired?: ReadonlySet<string>
  /** Decimals of the company's currency, which prices have at most; those of a cost if omitted. */
  priceDecimals?: number | undefined
  /** Reads a number as its file writes it, such as by `readNumber`; otherwise it is read as typed (N2). */
  plainNumber?: ((text: string) => string | undefined) | undefined
}

/** A parsed value: text, number, yes or no, list; null for blank. */
export type ReadValue = string | number | boolean | string[] | null

/**
 * Reads one value by its field and reports the problems with it. Use the result only if nothing was reported. Text is
 * composed (Unicode's NFC), and else stays as entered: nothing is trimmed or corrected here.
 */
export function readValue<Name extends string>(
  field: Field<Name>,
  value: DraftValue,
  context: ReadContext,
  issues: Issue<Name>[],
): ReadValue {
  if (isBlank(value)) return readBlank(field, context, issues)
  const { kind } = field
  if (field.fixed && context.mode === 'edit') return String(value)
  if (kind === 'list') return readList(field, value, context, issues)
  if (kind === 'flag') return parseFlag(value) ?? refuse('notFlag', field, value, issues)
  if (kind === 'choice') return choiceOf(field.choices ?? [], value) ?? refuse('notChoice', field, value, issues)
  if (kind === 'day') return isDay(String(value)) ? String(value) : refuse('notDay', field, value, issues)
  if (kind === 'money' || kind === 'whole') return readAmount(field, value, context, issues)
  if (typeof value === 'string' || typeof value === 'number') return readText(field, String(value), context, issues)
  return refuse('notText', field, value, issues)
}

function readBlank(field: Field, { mode, alsoRequired }: ReadContext, issues: Issue[]): null {
  const isRequired = field.required === true || alsoRequired?.has(field.name) === true
  if (isRequired && !(mode === 'bulk' && field.optionalInBulk)) issues.push(required(field))
  return null
}

function refuse(
  code: 'notFlag' | 'notChoice' | 'notDay' | 'notText',
  field: Field,
  value: DraftValue,
  issues: Issue[],
): null {
  issues.push(fault(code, field, value))
  return null
}

function readAmount(field: Field, value: DraftValue, context: ReadContext, issues: Issue[]): number | null {
  const plain = context.plainNumber && typeof value === 'string' ? context.plainNumber(value) : value
  const decimals = field.isPrice ? context.priceDecimals : undefined
  const number = field.kind === 'money' ? parseMoney(plain, decimals) : parseWhole(plain)
  if (typeof number === 'number') return number
  const characters = restrictedInField(field, String(value), context)
  issues.push(characters ? restricted(field, characters) : fault(number, field, value, decimals))
  return null
}

function readText(field: Field, entered: string, context: ReadContext, issues: Issue[]): string {
  const text = composed(entered)
  checkText(field, text, issues)
  const characters = restrictedInField(field, text, context)
  if (characters) issues.push(restricted(field, characters))
  return text
}

/** Reports each broken rule of a list once, however many elements break it. Blank and repeated elements are dropped. */
function readList(field: Field, value: DraftValue, context: ReadContext, issues: Issue[]): string[] | null {
  const entries: unknown = typeof value === 'string' ? splitList(value) : value
  if (!isTextList(entries)) return refuse('notText', field, value, issues)
  const texts = [...new Set(entries.filter((entry) => !isBlank(entry)).map(composed))]
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

function checkText(field: Field, text: string, issues: Issue[]) {
  const { maxLength = Infinity, kind } = field
  if (text.length > maxLength) {
    const length = lengthOf(text)
    if (length > maxLength) issues.push(tooLong(field, length))
  }
  if (isUnreadable(text, kind === 'lines')) issues.push(fault('unreadable', field, text))
  if (field.noOuterSpace && hasOuterSpace(text)) issues.push(fault('outerSpace', field, text))
  const words = unfitWords(field, text)
  if (words) issues.push({ code: 'unfit', field: field.name, message: `${field.label} ${words}`, params: {} })
  if (field.isCode && isRewritten(text)) {
    issues.push({ ...rewritten(text), field: field.name, params: { value: quote(text) } })
  }
}

function unfitWords({ isID, isCode, kind }: Field, text: string): string | undefined {
  if (isID) return idFault(text, true)
  if (isCode) return unseenFault(text)
  return kind === 'lines' ? undefined : unseenInNameFault(text)
}

function restrictedInField(field: Field, text: string, context: ReadContext): string[] | undefined {
  if (!field.restricted) return undefined
  const found = restrictedIn(text, context.restricted)
  return found.length > 0 ? found : undefined
}
