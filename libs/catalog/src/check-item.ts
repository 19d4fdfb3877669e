import { isSystemItem } from '@greenroom/permissions'
import {
  type DraftValue,
  fault,
  isBlank,
  parseMoney,
  type ReadContext,
  readValue,
  type ReadValue,
} from '@greenroom/validation'
import { belowMinimum, type ItemIssue, sameAsMain, systemItem } from './item-issue.ts'
import type { ExtendedInfo, Item, ItemDraft } from './item.ts'
import { type ItemField, itemField, type ItemFieldName, itemFields, keptProductID } from './item-fields.ts'
import { judgedTogether } from './judged-together.ts'
import { pricesBeyond } from './price-limit.ts'
import { checkHierarchy, type ParentOf } from './lists/list-hierarchy.ts'

/** What the rules of an item need besides the draft. */
export type CheckContext = ReadContext & {
  /** Fields that the user cannot see: neither validated nor read, and prices are 0 on a new item (section 6). */
  hidden?: Pick<ReadonlySet<ItemFieldName>, 'has'>
  /** Fields that the user sees but cannot change: on a new item the same as hidden ones. */
  locked?: Pick<ReadonlySet<ItemFieldName>, 'has'>
  /** Given if the classification hierarchy is validated (`checksHierarchy`). */
  parentOf?: ParentOf
  /** By how much percent a price may change here; by any if undefined (`directPercent`). */
  directPercent?: number | undefined
  /** In an edit: the item as it is stored, beside which the fields of the draft are judged. */
  stored?: ItemDraft
  /** In an edit: the prices of lately (`pricesLately`). */
  lately?: ItemDraft | undefined
}

/** In a bulk edit this tax means no tax (section 5). */
export const NO_TAX = 'No Tax'

/** The values read so far, by field. */
export type ReadValues = { [Name in ItemFieldName]?: ReadValue }

/**
 * Reads a whole draft (typed text, a row, or a JSON body through `draftOf`) into an item body, with all issues. Use
 * the item only if there are none. The meaning of `undefined` depends on the mode: on a new item a required field is
 * missing; in an edit or a bulk edit the field stays unchanged, and only blanking it is refused.
 */
export function readItem(draft: ItemDraft, context: CheckContext): { item: Item; issues: ItemIssue[] } {
  const issues: ItemIssue[] = []
  const values: ReadValues = {}
  for (const field of itemFields) {
    const value = context.mode === 'bulk' && field.name === 'tax' && draft.tax === NO_TAX ? null : draft[field.name]
    if (isLeftOut(field.name, context)) {
      if (context.mode === 'create' && field.kind === 'money') values[field.name] = 0
    } else if (value !== undefined || context.mode === 'create') {
      if (context.mode === 'bulk' && !field.bulk) issues.push(fault('notInBulk', field, value))
      else {
        const read = readValue(fieldOf(field, value, context), value, contextOf(field, value, context), issues)
        if (value !== undefined) values[field.name] = read
      }
    }
  }
  checkTogether(values, issues, context)
  return { item: itemOf(values), issues }
}

/** A stored price stays valid, even if it has more decimals than the company's currency. */
export function contextOf<Context extends CheckContext>(
  field: ItemField,
  value: DraftValue,
  context: Context,
): Context {
  const isStored = field.isPrice && context.stored && parseMoney(value) === parseMoney(context.stored[field.name])
  return isStored ? { ...context, priceDecimals: undefined } : context
}

/** Likewise a stored product ID, even if it has a comma. */
export function fieldOf(field: ItemField, value: DraftValue, { stored }: CheckContext): ItemField {
  const isStored = field.name === 'productID' && !isBlank(value) && stored?.productID === value
  return isStored ? keptProductID : field
}

/** Whether a field is neither validated nor read. */
export function isLeftOut(name: ItemFieldName, { mode, hidden, locked }: CheckContext): boolean {
  return hidden?.has(name) === true || (mode === 'create' && locked?.has(name) === true)
}

/** Every issue of a draft. */
export function checkItem(draft: ItemDraft, context: CheckContext): ItemIssue[] {
  return readItem(draft, context).issues
}

/** The classification of a new item that gives none; an existing item keeps its own. */
const UNCLASSIFIED = { department: null, category: null, subcategory: null }

/** The rules that involve several fields, or the item itself (sections 5 and 6). */
export function checkTogether(
  values: ReadValues,
  issues: ItemIssue[],
  {
    mode,
    parentOf,
    directPercent,
    stored,
    lately,
  }: Pick<CheckContext, 'mode' | 'parentOf' | 'directPercent' | 'stored' | 'lately'>,
) {
  const { itemID } = values
  const judged = stored ? readBeside(judgedTogether(values, stored)) : values
  const { upc, additionalUPCs, minimumLevel, maximumLevel } = judged
  if (typeof itemID === 'string' && isSystemItem(itemID)) issues.push(systemItem(itemID))
  if (typeof upc === 'string' && Array.isArray(additionalUPCs) && additionalUPCs.includes(upc)) {
    issues.push(sameAsMain(upc))
  }
  if (typeof minimumLevel === 'number' && typeof maximumLevel === 'number' && minimumLevel > maximumLevel) {
    issues.push(belowMinimum(minimumLevel, maximumLevel))
  }
  if (stored && directPercent !== undefined) issues.push(...pricesBeyond(values, { stored, lately }, directPercent))
  if (parentOf) issues.push(...checkHierarchy(mode === 'create' ? { ...UNCLASSIFIED, ...judged } : judged, parentOf))
}

/** Values that are judged beside those of a draft. Whatever is wrong with one of them alone is not said here. */
function readBeside(draft: ItemDraft): ReadValues {
  const names = Object.keys(draft) as ItemFieldName[]
  const context: ReadContext = { mode: 'edit', restricted: '' }
  return Object.fromEntries(names.map((name) => [name, readValue(itemField(name), draft[name], context, [])]))
}

/** Values as an item body: references under their keys, SKU type and fees as extended info (section 3). */
export function itemOf(values: ReadValues): Item {
  const item: Record<string, unknown> = {}
  const extended: ExtendedInfo[] = []
  let saysExtended = false
  for (const field of itemFields) {
    const value = values[field.name]
    if (value === undefined) continue
    if (field.extendedKey) {
      saysExtended = true
      for (const entry of [value ?? []].flat()) extended.push({ key: field.extendedKey, value: String(entry) })
    } else if (value !== null) {
      item[field.name] = field.idKey ? { [field.idKey]: value } : value
    } else if (field.kind !== 'choice') {
      item[field.name] = blankOf(field)
    }
  }
  if (saysExtended) item.extendedInfo = extended
  return item as Item
}

/** The value of an empty field in an item body. A choice cannot be empty; it is omitted and stays unchanged. */
function blankOf({ kind }: ItemField): false | [] | null {
  if (kind === 'flag') return false
  return kind === 'list' ? [] : null
}
