import { type Amount, type Quantity, sumProducts, toAmount, toNumber, toQuantity } from '@greenroom/money'
import { isSystemItem } from '@greenroom/permissions'
import { systemItem } from './item-issue.ts'
import { parseQuantity, type QuantityFault } from '@greenroom/validation'

/** A component being entered. */
export type ComponentDraft = { readonly itemID: string; readonly quantity: unknown }

/** `field` is its path, such as `components.3.quantity`. */
export type ComponentIssue = {
  field: string
  code: 'self' | 'systemItem' | 'duplicate' | 'cycle' | QuantityFault
  message: string
}

/** Components per package. Our limit, like those of a quantity: the specification gives none. */
export const COMPONENTS_MAX = 200

const QUANTITY_WORDS: Record<QuantityFault, string> = {
  notNumber: 'Quantity must be a number.',
  notPositive: 'Quantity must be above 0.',
  tooLarge: 'Quantity must be at most 999,999.999.',
  tooPrecise: 'Quantity may have at most 3 decimals.',
}

/** Every issue of a package's components that does not depend on other packages. */
export function checkComponents(packageID: string, components: readonly ComponentDraft[]): ComponentIssue[] {
  const seen = new Set<string>()
  return components.flatMap(({ itemID, quantity }, index) => {
    const item = (code: ComponentIssue['code'], message: string) => [
      { field: `components.${index}.itemID`, code, message },
    ]
    const read = parseQuantity(quantity)
    const isRepeated = seen.has(itemID)
    seen.add(itemID)
    return [
      ...(itemID === packageID ? item('self', 'A package cannot contain itself.') : []),
      ...(isSystemItem(itemID) ? item('systemItem', systemItem(itemID).message) : []),
      ...(isRepeated ? item('duplicate', `${itemID} is in the package twice.`) : []),
      ...(typeof read === 'string'
        ? [{ field: `components.${index}.quantity`, code: read, message: QUANTITY_WORDS[read] }]
        : []),
    ]
  })
}

/**
 * The issue of a component that contains the package itself, at any depth. `componentsOf` returns the packages within a
 * package.
 */
export function checkCycles(
  packageID: string,
  components: readonly ComponentDraft[],
  componentsOf: (itemID: string) => readonly string[],
): ComponentIssue[] {
  return components.flatMap(({ itemID }, index): ComponentIssue[] => {
    const path = itemID === packageID ? undefined : pathTo(packageID, itemID, componentsOf)
    if (!path) return []
    const message = `${itemID} already contains this package: ${[packageID, ...path].join(' > ')}`
    return [{ field: `components.${index}.itemID`, code: 'cycle', message }]
  })
}

/** The path from one package down to another, both included. Visits each package once. */
function pathTo(target: string, from: string, componentsOf: (itemID: string) => readonly string[]) {
  const before = new Map<string, string | undefined>([[from, undefined]])
  for (const [at] of before) {
    for (const next of componentsOf(at)) if (!before.has(next)) before.set(next, at)
    if (!before.has(target)) continue
    const path = [target]
    for (let step = before.get(target); step !== undefined; step = before.get(step)) path.unshift(step)
    return path
  }
  return undefined
}

/** A component with its item's values. Values that are hidden or not counted are omitted. */
export type Part = {
  /** If 0 or less, or not a number, the part is ignored everywhere. */
  readonly quantity: number
  readonly costPrice?: number
  readonly sellingPrice?: number
  /** On hand; for a package, how many can be made. Undefined if not kept in stock. */
  readonly qoh?: number
}

/** The totals of the parts; an amount is undefined if one of the parts' is. */
export type RollUp = {
  cost: number | undefined
  price: number | undefined
  /** How many whole packages the scarcest part allows; undefined if no part is kept in stock. */
  makeable: number | undefined
}

export function rollUp(parts: readonly Part[]): RollUp {
  const contained = parts.filter(({ quantity }) => quantity > 0)
  const makeable = contained.flatMap(({ qoh, quantity }) =>
    qoh === undefined ? [] : Math.max(0, Number(toQuantity(qoh) / toQuantity(quantity))),
  )
  return {
    cost: total(contained, ({ costPrice }) => costPrice),
    price: total(contained, ({ sellingPrice }) => sellingPrice),
    makeable: makeable.length > 0 ? Math.min(...makeable) : undefined,
  }
}

/** The sum of quantity x amount in major units, exact and rounded once to 4 decimals. */
function total(parts: readonly Part[], amountOf: (part: Part) => number | undefined): number | undefined {
  const products: [Amount, Quantity][] = []
  for (const part of parts) {
    const amount = amountOf(part)
    if (amount === undefined) return undefined
    products.push([toAmount(amount), toQuantity(part.quantity)])
  }
  return toNumber(sumProducts(products, 'HALF_UP'))
}
