import { isSystemItem } from '@greenroom/permissions'
import { SYSTEM_ITEM_LOCKED } from './issue.ts'
import { parseQuantity, type QuantityFault } from './number.ts'

/** A component as it is being entered. */
export type ComponentDraft = { readonly itemID: string; readonly quantity: unknown }

/** `field` is its place, as in `components.3.quantity`. */
export type ComponentIssue = {
  field: string
  code: 'self' | 'systemItem' | 'duplicate' | 'cycle' | QuantityFault
  message: string
}

/** Components a package. Ours, as are the limits of a quantity: the specification is silent. */
export const COMPONENTS_MAX = 200

const QUANTITY_WORDS: Record<QuantityFault, string> = {
  notNumber: 'Quantity must be a number.',
  notPositive: 'Quantity must be above 0.',
  tooLarge: 'Quantity is at most 999,999.999.',
  tooPrecise: 'Quantity has at most 3 decimals.',
}

/** What is wrong with a quantity as typed; undefined if nothing is. */
export function checkQuantity(quantity: unknown): string | undefined {
  const read = parseQuantity(quantity)
  return typeof read === 'string' ? QUANTITY_WORDS[read] : undefined
}

/** Every issue of a package's components that can be told without other packages. */
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
      ...(isSystemItem(itemID) ? item('systemItem', `${itemID}${SYSTEM_ITEM_LOCKED}`) : []),
      ...(isRepeated ? item('duplicate', `${itemID} is in the package twice.`) : []),
      ...(typeof read === 'string'
        ? [{ field: `components.${index}.quantity`, code: read, message: QUANTITY_WORDS[read] }]
        : []),
    ]
  })
}

/**
 * The issue of a component that holds the package itself, at whatever depth. `componentsOf` answers the packages within
 * a package.
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

/** The way from one package down to another, both included. Each package on the way is looked into once. */
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

/** A component with what its item says. What one may not see, or nobody counts, is left out. */
export type Part = {
  /** 0 or less, or not a number: the part is left out of everything. */
  readonly quantity: number
  readonly costPrice?: number
  readonly sellingPrice?: number
  /** On hand; for a package, how many of it can be made. Undefined where nothing is kept in stock. */
  readonly qoh?: number
}

/** What the parts come to, each amount undefined when one of the parts does not say its own. */
export type RollUp = {
  cost: number | undefined
  price: number | undefined
  /** How many whole packages the stock of the scarcest part allows; undefined when no part is kept in stock. */
  makeable: number | undefined
}

export function rollUp(parts: readonly Part[]): RollUp {
  const counted = parts.flatMap(({ qoh, quantity }) =>
    qoh === undefined ? [] : [Math.floor(Math.round(Math.max(qoh, 0) * 1000) / Math.round(quantity * 1000))],
  )
  return {
    cost: total(parts, ({ costPrice }) => costPrice),
    price: total(parts, ({ sellingPrice }) => sellingPrice),
    makeable: counted.length > 0 ? Math.min(...counted) : undefined,
  }
}

/** The sum of quantity x amount in major units, exact, and rounded once to 4 decimals. */
function total(parts: readonly Part[], amountOf: (part: Part) => number | undefined): number | undefined {
  let units = 0n
  for (const part of parts) {
    const amount = amountOf(part)
    if (amount === undefined) return undefined
    units += BigInt(Math.round(amount * 10_000)) * BigInt(Math.round(part.quantity * 1000))
  }
  return Number((units + 500n) / 1000n) / 10_000
}
