import { type DraftValue, isBlank } from '@greenroom/validation'
import { bareValue } from './item.ts'
import { itemField } from './item-fields.ts'
import { compareSizes } from './size-order.ts'
import { type MatrixField, VARIANT_ORDER } from './variant-matrix.ts'

/** A variant, as a body or as a draft. */
type Variant = { readonly itemID: string; readonly name: string } & { readonly [Name in MatrixField]?: unknown }

/** The display text of an entry. */
export type EntryLabelOf = (field: MatrixField, id: string) => string

type Entry = { id: string; label: string }

const order = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

/**
 * The variants of one product in garment order: by every other attribute first, then from small to large, then by name.
 * Those without an attribute come before those that have it.
 */
export function variantsInOrder<Each extends Variant>(variants: readonly Each[], labelOf: EntryLabelOf): Each[] {
  return variants
    .map((variant) => ({ variant, entries: VARIANT_ORDER.map((field) => entryOf(variant, field, labelOf)) }))
    .toSorted(
      (a, b) =>
        compareEntries(a.entries, b.entries) ||
        order.compare(a.variant.name, b.variant.name) ||
        order.compare(a.variant.itemID, b.variant.itemID),
    )
    .map(({ variant }) => variant)
}

/** Items of many products, each product's in garment order, in the places that its items have among the others. */
export function productsInOrder<Each extends Variant & { readonly productID?: DraftValue }>(
  items: readonly Each[],
  labelOf: EntryLabelOf,
): Each[] {
  const ofProduct = Map.groupBy(items, ({ productID }) => productID)
  const next = new Map(Array.from(ofProduct, ([id, own]) => [id, variantsInOrder(own, labelOf).values()]))
  return items.map((item) => (isBlank(item.productID) ? item : next.get(item.productID)!.next().value!))
}

function entryOf(variant: Variant, field: MatrixField, labelOf: EntryLabelOf): Entry | undefined {
  const id = bareValue(itemField(field), variant[field])
  return isBlank(id) ? undefined : { id: String(id), label: labelOf(field, String(id)) }
}

function compareEntries(left: readonly (Entry | undefined)[], right: readonly (Entry | undefined)[]): number {
  for (const [index, field] of VARIANT_ORDER.entries()) {
    const [one, other] = [left[index], right[index]]
    const difference = one && other ? compareIn(field, one, other) : Number(Boolean(one)) - Number(Boolean(other))
    if (difference !== 0) return difference
  }
  return 0
}

function compareIn(field: MatrixField, one: Entry, other: Entry): number {
  return field === 'size' ? compareSizes(one, other) : order.compare(one.label, other.label)
}
