import {
  checkAdjustments,
  type CheckContext,
  checkItem,
  type ItemDraft,
  itemField,
  type ItemField,
  type ItemFieldName,
  itemFields,
  type PriceAdjustment,
  type PriceField,
  readItem,
} from '@greenroom/catalog'
import { type NumberFormat, readTyped } from '@greenroom/money'
import { parseMoney } from '@greenroom/validation'
import type { components } from '@greenroom/openapi'
import type { Formats } from '#data/formats.ts'
import { type Issues, issuesByField } from '#forms/form-fields.ts'
import { fieldOfPath } from '../form/item-form.ts'
import type { ItemForm } from '../form/item.mapping.ts'
import type { ItemRights } from '../form/item-rights.ts'

/** How one of the chosen fields is changed. */
export type How = 'set' | 'clear' | 'raise' | 'lower'

/** How much a price is raised or lowered, as typed. */
export type PriceChange = Pick<PriceAdjustment, 'by' | 'rounding'> & { value: string }

/** One of the fields to change. The form holds its new value. */
export type ChosenField = { name: ItemFieldName; how: How; price: PriceChange }

/** How a price is changed at first. Some currencies have no cents. */
export function firstPrice({ priceDecimals = 2 }: Pick<CheckContext, 'priceDecimals'>): PriceChange {
  return { by: 'PERCENT', value: '', rounding: priceDecimals < 2 ? 'NONE' : 'CENT' }
}

/** The fields that a bulk edit can change and the user may write. */
export function fieldsFor({ hidden, locked }: ItemRights): ItemField[] {
  return itemFields.filter(({ name, bulk }) => bulk && !hidden.has(name) && !locked.has(name))
}

/** How a field can be changed. Tax can't be cleared, because "No Tax" is one of the taxes (section 5). */
export function waysFor({ name, kind, required }: ItemField): How[] {
  const clears = !required && kind !== 'flag' && kind !== 'choice' && name !== 'tax' && name !== 'ctoType'
  const ways: How[] = clears ? ['set', 'clear'] : ['set']
  return kind === 'money' ? [...ways, 'raise', 'lower'] : ways
}

type Edit = Pick<components['schemas']['BulkEdit'], 'fields' | 'adjustments'>

/** The edit in the shape of the API, and its problems by field, by the same rules as on the server. */
export function readDraft(
  chosen: readonly ChosenField[],
  form: ItemForm,
  context: CheckContext,
  { numberFormat }: Pick<Formats, 'numberFormat'>,
) {
  const assigned = chosen.filter(({ how }) => how === 'set' || how === 'clear')
  const fields: ItemDraft = Object.fromEntries(
    assigned.map(({ name, how }) => [name, how === 'set' ? form[name] : null]),
  )
  const adjusted = chosen.filter(({ how }) => how === 'raise' || how === 'lower')
  const adjustments = adjusted.map((field) => adjustmentOf(field, numberFormat))
  const found = [...checkItem(fields, context), ...checkAdjustments({ fields, adjustments }, context)]
  let issues: Issues = issuesByField(found, fieldOfPath)
  for (const { name, how } of chosen) {
    const { label, kind } = itemField(name)
    if (how === 'set' && kind !== 'flag' && name !== 'ctoType' && form[name] === '') {
      issues = { ...issues, [name]: `Enter a value for ${label}.` }
    }
  }
  for (const [index, { name, price }] of adjusted.entries()) {
    if (Number.isNaN(adjustments[index]!.value)) {
      const message = price.value.trim() ? `${price.value} is not a number.` : 'Enter an amount.'
      issues = { ...issues, [name]: message }
    }
  }
  const edit: Edit = { fields: readItem(fields, context).item as Edit['fields'], adjustments }
  return { edit, issues }
}

function adjustmentOf({ name, how, price }: ChosenField, numberFormat: NumberFormat): PriceAdjustment {
  const amount = parseMoney(readTyped(price.value.trimEnd().replace(/%$/, ''), numberFormat))
  const size = typeof amount === 'number' ? amount : Number.NaN
  return {
    field: name as PriceField,
    by: price.by,
    value: how === 'lower' ? -size : size,
    rounding: price.rounding,
  }
}
