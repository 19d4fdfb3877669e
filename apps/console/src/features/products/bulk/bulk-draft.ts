import {
  checkAdjustments,
  type CheckContext,
  checkItem,
  type ItemDraft,
  type ItemField,
  type ItemFieldName,
  itemField,
  itemFields,
  parseMoney,
  type PriceAdjustment,
  type PriceField,
  readItem,
} from '@greenroom/validation'
import type { components } from '@greenroom/openapi'
import { type Issues, issuesByField, withIssues } from '../item-issues.ts'
import type { ItemForm } from '../item.mapping.ts'
import type { ItemRights } from '../item-rights.ts'

/** What is done with one of the chosen fields. */
export type How = 'set' | 'clear' | 'raise' | 'lower'

/** How much a price is raised or lowered, as typed. */
export type PriceChange = Pick<PriceAdjustment, 'by' | 'rounding'> & { value: string }

/** One of the fields that are changed. The value that it is set to is in the form. */
export type ChosenField = { name: ItemFieldName; how: How; price: PriceChange }

export const FIRST_PRICE: PriceChange = { by: 'PERCENT', value: '', rounding: 'CENT' }

/** The fields that a bulk edit can change, as far as the user may. */
export function fieldsFor({ hidden, locked }: ItemRights): ItemField[] {
  return itemFields.filter(({ name, bulk }) => bulk && !hidden.has(name) && !locked.has(name))
}

/** What can be done with a field. "No Tax" stands among the taxes (section 5), so there is nothing to clear. */
export function waysFor({ name, kind, required }: ItemField): How[] {
  const clears = !required && kind !== 'flag' && kind !== 'choice' && name !== 'tax' && name !== 'ctoType'
  const ways: How[] = clears ? ['set', 'clear'] : ['set']
  return kind === 'money' ? [...ways, 'raise', 'lower'] : ways
}

type Edit = Pick<components['schemas']['BulkEdit'], 'fields' | 'adjustments'>

/** The edit as the contract has it, and what is wrong with it by field, by the rules of the server. */
export function readDraft(chosen: readonly ChosenField[], form: ItemForm, context: CheckContext) {
  const said = chosen.filter(({ how }) => how === 'set' || how === 'clear')
  const fields: ItemDraft = Object.fromEntries(said.map(({ name, how }) => [name, how === 'set' ? form[name] : null]))
  const adjusted = chosen.filter(({ how }) => how === 'raise' || how === 'lower')
  const adjustments = adjusted.map(adjustmentOf)
  let issues: Issues = issuesByField([...checkItem(fields, context), ...checkAdjustments({ fields, adjustments })])
  for (const { name, how } of chosen) {
    const { label, kind } = itemField(name)
    if (how === 'set' && kind !== 'flag' && name !== 'ctoType' && form[name] === '') {
      issues = withIssues(issues, name, [issue(name, `Enter what ${label} is set to.`)])
    }
  }
  for (const [index, { name, price }] of adjusted.entries()) {
    if (Number.isNaN(adjustments[index]!.value)) {
      const message = price.value.trim() ? `${price.value} is not a number.` : 'Enter how much.'
      issues = withIssues(issues, name, [issue(name, message)])
    }
  }
  const edit: Edit = { fields: readItem(fields, context).item as Edit['fields'], adjustments }
  return { edit, issues }
}

function issue(field: ItemFieldName, message: string) {
  return { code: 'required' as const, field, message, params: {} }
}

function adjustmentOf({ name, how, price }: ChosenField): PriceAdjustment {
  const amount = parseMoney(price.value.replace(/\s*%\s*$/, ''))
  const size = typeof amount === 'number' ? amount : Number.NaN
  return {
    field: name as PriceField,
    by: price.by,
    value: how === 'lower' ? -size : size,
    rounding: price.rounding,
  }
}
