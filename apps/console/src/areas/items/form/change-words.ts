import { type ItemFieldName, itemFields, NO_TAX, PRICE_ROUNDINGS } from '@greenroom/catalog'
import type { components } from '@greenroom/openapi'
import { formOf } from './item.mapping.ts'
import { BLANK, valueText, type Wording } from '../value-text.ts'

type Schemas = components['schemas']

const LABELS: ReadonlyMap<string, string> = new Map<string, string>([
  ...itemFields.map(({ name, label }) => [name, label] as const),
  ['attributes', 'Additional attributes'],
  ['hint', 'Location hint'],
  ['locationType', 'Location type'],
  ['locationID', 'Location'],
  ['images', 'Images'],
  ['components', 'Components'],
])

/** The label of a changed field, which may belong to a part of the item. */
export function changeLabel(field: string): string {
  return LABELS.get(field) ?? field
}

export function isItemFieldName(field: string): field is ItemFieldName {
  return itemFields.some(({ name }) => name === field)
}

/** A stored value as text: labels for IDs, yes and no, amounts with their currency. */
export function changeText(field: string, value: unknown, wording: Wording): string {
  if (field === 'tax' && (value === null || value === undefined)) return NO_TAX
  if (isItemFieldName(field)) return valueText(field, formOf({ [field]: value as string })[field], wording)
  if (value === null || value === undefined) return BLANK
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (Array.isArray(value)) return value.map((entry) => entryText(entry, wording)).join(', ') || BLANK
  return typeof value === 'object' ? entryText(value, wording) : String(value)
}

/**
 * A list entry as text: an additional attribute by its label, a component with its quantity, a picture by its alt text.
 */
function entryText(entry: unknown, { attributes }: Wording): string {
  if (typeof entry !== 'object' || entry === null) return String(entry)
  const { key, value, itemID, quantity, altText } = entry as Record<string, unknown>
  if (key !== undefined) return `${attributes.find((one) => one.key === key)?.label ?? String(key)}: ${String(value)}`
  if (itemID !== undefined) return quantity === undefined ? String(itemID) : `${String(quantity)} × ${String(itemID)}`
  return altText ? String(altText) : 'no description'
}

/** A bulk edit, one phrase per field: "Selling price raised by 10%, ends in .99". */
export function editWords({ fields, adjustments = [] }: Schemas['BulkEdit'], wording: Wording): string[] {
  const set = itemFields.flatMap(({ name, label, idKey }) => {
    const value = (fields as Record<string, unknown>)[name]
    if (value === undefined) return []
    const bare = idKey && value ? (value as Record<string, unknown>)[idKey] : value
    return bare === null && name !== 'tax' ? `${label} cleared` : `${label} set to ${changeText(name, bare, wording)}`
  })
  return [...set, ...adjustments.map((adjustment) => adjustmentWords(adjustment, wording))]
}

function adjustmentWords({ field, by, value, rounding }: Schemas['PriceAdjustment'], { formats }: Wording): string {
  const size = Math.abs(value)
  const much = by === 'PERCENT' ? `${size}%` : formats.money(size)
  const { label } = PRICE_ROUNDINGS.find((one) => one.value === rounding)!
  const ending = rounding === 'NONE' ? '' : `, ${label.replace('To', 'rounded to').replace('Ends', 'ends')}`
  return `${changeLabel(field)} ${value < 0 ? 'lowered' : 'raised'} by ${much}${ending}`
}
