import { accessTo, type Grants } from './access.ts'
import type { Feature } from './features.ts'
import type { Need } from './requirement.ts'

/**
 * The features whose READ access a value needs (section 6), by its name in items, rows, lines and labels. A value
 * derived from two others needs both: margin and price together reveal the cost. Changing a value needs WRITE on them.
 */
export const HIDDEN_WITHOUT = {
  costPrice: ['CATALOG_PRODUCT_COST'],
  sellingPrice: ['CATALOG_PRODUCT_PRICE'],
  cardPrice: ['CATALOG_PRODUCT_PRICE'],
  margin: ['CATALOG_PRODUCT_COST', 'CATALOG_PRODUCT_PRICE'],
  markup: ['CATALOG_PRODUCT_COST', 'CATALOG_PRODUCT_PRICE'],
  masterSKU: ['CATALOG_PRODUCT_SKU'],
  ctoType: ['CATALOG_PRODUCT_CTO'],
  extendedDescription: ['CATALOG_PRODUCT_DESCRIPTION'],
  attributes: ['CATALOG_CUSTOM_ATTRIBUTES'],
} as const satisfies Readonly<Record<string, readonly Feature[]>>

type Guarded = keyof typeof HIDDEN_WITHOUT

/** A value whose guarded parts may be missing, at every depth. */
export type Visible<Value> = Value extends readonly (infer Entry)[]
  ? Visible<Entry>[]
  : Value extends object
    ? { [Name in Exclude<keyof Value, Guarded>]: Visible<Value[Name]> } & {
        [Name in keyof Value & Guarded]?: Value[Name]
      }
    : Value

/** Whether these grants hide a value of this name. Unguarded names are never hidden. */
export function isHidden(grants: Grants, name: string): boolean {
  const features: readonly Feature[] = Object.hasOwn(HIDDEN_WITHOUT, name) ? HIDDEN_WITHOUT[name as Guarded] : []
  return features.some((feature) => !accessTo(grants, feature).read)
}

/** The needs to see a value of this name. */
export function toSee(name: Guarded): Need[] {
  return HIDDEN_WITHOUT[name].map((feature): Need => `${feature}:READ`)
}

/** The needs to change a value of this name. */
export function toChange(name: Guarded): Need[] {
  return HIDDEN_WITHOUT[name].map((feature): Need => `${feature}:WRITE`)
}

/**
 * The part of a record, or of a list of records, that a user may see, before it is printed, exported or sent: hidden
 * values are omitted at every depth, never sent as 0 or null. Anything but a plain object or array stays unchanged.
 */
export function withoutHidden<Value>(value: Value, grants: Grants): Visible<Value> {
  return visiblePart(value, grants) as Visible<Value>
}

function visiblePart(value: unknown, grants: Grants): unknown {
  if (Array.isArray(value)) return value.map((entry) => visiblePart(entry, grants))
  if (!isPlainObject(value)) return value
  const seen = Object.entries(value).filter(([name]) => !isHidden(grants, name))
  return Object.fromEntries(seen.map(([name, part]) => [name, visiblePart(part, grants)]))
}

function isPlainObject(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}
