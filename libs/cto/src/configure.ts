import { multiplyAmount, sum, toAmount, toNumber, toQuantity } from '@greenroom/money'
import { checkChoice } from './check-choice.ts'
import { charactersOf, type Choices, isChosen, readChoice } from './choice.ts'
import type { Component } from './component.ts'
import { checkStock, componentsTaken, type ComponentUse } from './component-use.ts'
import type { CtoIssue } from './cto-issue.ts'
import { type OptionGroup, type Place, PLACES, PRICE_RULES } from './option-group.ts'
import type { Restriction } from './restriction.ts'

/** The item to build, with amounts in major units; amounts that the user may not see are omitted. */
export type BuildItem = { itemID: string; name: string; costPrice?: number; sellingPrice?: number }

/** One line of the price. `price` and `cost` are for the whole line, undefined if the user may not see them. */
export type ConfigurationLine = {
  /** The group of the line; undefined for the item itself. */
  groupID?: string
  /** The component taken from stock. */
  itemID?: string
  label: string
  quantity: number
  price?: number
  cost?: number
}

/** A part of the preview: what is put on the item, and where. */
export type PreviewPart = { groupID: string; name: string; place: Place; text: string }

export type Configuration = {
  /** All problems, in the order of the groups; `field` is the ID of the group. */
  issues: CtoIssue[]
  lines: ConfigurationLine[]
  price: number | undefined
  cost: number | undefined
  preview: PreviewPart[]
}

/**
 * The result of the choices: price and cost line by line, a preview, and all problems. Groups are in the item's order,
 * with its overrides; `blacklist` excludes what the item allows.
 */
export function configure(
  item: BuildItem,
  groups: readonly OptionGroup[],
  choices: Choices,
  stock: readonly Component[],
  blacklist: readonly Restriction[],
): Configuration {
  const components = new Map(stock.map((component) => [component.itemID, component]))
  const context = { groups, choices, components, restrictions: blacklist }
  const taken = groups.map((group) => ({ group, ...componentsTaken(group, choices, stock) }))
  const found = [
    ...taken.flatMap(({ group, issues }) => [...checkChoice(group, context), ...issues]),
    ...checkStock(taken),
  ]
  const issues = groups.flatMap(({ id }) => found.filter(({ field }) => field === id))
  const lines: ConfigurationLine[] = [
    { label: item.name, itemID: item.itemID, quantity: 1, price: item.sellingPrice, cost: item.costPrice },
    ...taken.flatMap(({ group, uses }) => [
      ...ruleLine(group, choices, uses),
      ...uses.map((use) => lineOf(group, use)),
    ]),
  ]
  return {
    issues,
    lines,
    price: sumOf(lines.map(({ price }) => price)),
    cost: sumOf(lines.map(({ cost }) => cost)),
    preview: groups.flatMap((group) => previewOf(group, choices, components)),
  }
}

/** The group's own charge. It has no cost: the cost is in the components. */
function ruleLine(group: OptionGroup, choices: Choices, uses: readonly ComponentUse[]): ConfigurationLine[] {
  const { id, name, priceRule, sellingPrice } = group
  const choice = readChoice(group, choices)
  if (!isChosen(choice) || sellingPrice === 0) return []
  const quantity = {
    FLAT: 1,
    PER_CHARACTER: charactersOf(choice.text).length,
    PER_COMPONENT: uses.reduce((sum, use) => sum + use.quantity, 0),
  }[priceRule]
  if (quantity === 0) return []
  const label = priceRule === 'FLAT' ? name : `${name}, ${PRICE_RULES[priceRule].toLowerCase()}`
  return [{ groupID: id, label, quantity, price: times(sellingPrice, quantity), cost: 0 }]
}

function lineOf({ id }: OptionGroup, { component, quantity }: ComponentUse): ConfigurationLine {
  const { itemID, name, sellingPrice, costPrice } = component
  const [price, cost] = [times(sellingPrice, quantity), times(costPrice, quantity)]
  return { groupID: id, itemID, label: name, quantity, price, cost }
}

function previewOf(group: OptionGroup, choices: Choices, components: ReadonlyMap<string, Component>): PreviewPart[] {
  const choice = readChoice(group, choices)
  if (!isChosen(choice)) return []
  const { id, name, place } = group
  const picked = choice.picks.map((pick) => components.get(pick)?.name ?? pick)
  return [{ groupID: id, name, place, text: group.type === 'PICK' ? picked.join(', ') : choice.text.toUpperCase() }]
}

/** The preview in words: each choice with its place. */
export function previewInWords(item: BuildItem, preview: readonly PreviewPart[]): string {
  const parts = preview.map(({ place, text }) => `${PLACES[place].toLowerCase()}: ${text}`)
  return parts.length > 0 ? `${item.name}. ${parts.join('. ')}.` : `${item.name}, nothing on it.`
}

function times(amount: number | undefined, quantity: number): number | undefined {
  return amount === undefined ? undefined : toNumber(multiplyAmount(toAmount(amount), toQuantity(quantity), 'HALF_UP'))
}

/** The sum; undefined if any part is. */
function sumOf(amounts: readonly (number | undefined)[]): number | undefined {
  const known = amounts.filter((amount) => amount !== undefined)
  return known.length < amounts.length ? undefined : toNumber(sum(known.map(toAmount)))
}
