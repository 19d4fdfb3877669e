import { charactersOf, readChoice, type Choices } from './choice.ts'
import { type Component, isUsable } from './component.ts'
import type { CtoIssue } from './cto-issue.ts'
import type { OptionGroup } from './option-group.ts'

/** The quantity of a component that a group takes. */
export type ComponentUse = { component: Component; quantity: number }

/** What a group takes from stock, and the characters without a component. */
export type Taken = { uses: ComponentUse[]; issues: CtoIssue[] }

/** The components for a choice. Letters and digits come from the group's sets; other marks take none. */
export function componentsTaken(group: OptionGroup, choices: Choices, stock: readonly Component[]): Taken {
  const { text, picks } = readChoice(group, choices)
  const active = stock.filter(isUsable)
  if (group.type === 'PICK') {
    const picked = active.filter(({ itemID }) => picks.includes(itemID) && group.picks.includes(itemID))
    return { uses: picked.map((component) => ({ component, quantity: 1 })), issues: [] }
  }
  if (group.componentSetIDs.length === 0) return { uses: [], issues: [] }
  const ofSets = active.filter(({ componentSetID }) => componentSetID && group.componentSetIDs.includes(componentSetID))
  const uses = new Map<string, ComponentUse>()
  const missing = new Set<string>()
  for (const character of charactersOf(text).filter((char) => /[\p{L}\p{N}]/u.test(char))) {
    const component = ofSets.find((one) => one.character === character)
    if (!component) missing.add(character)
    else uses.set(component.itemID, { component, quantity: (uses.get(component.itemID)?.quantity ?? 0) + 1 })
  }
  const issues = [...missing].map((character): CtoIssue => ({
    field: group.id,
    code: 'noComponent',
    message: `${group.name} has no component for ${character}.`,
  }))
  return { uses: [...uses.values()], issues }
}

/** The shortages, going through the groups in order: at each group that needs more than the earlier ones left. */
export function checkStock(taken: readonly { group: OptionGroup; uses: readonly ComponentUse[] }[]): CtoIssue[] {
  const needed = new Map<string, number>()
  return taken.flatMap(({ group, uses }) =>
    uses.flatMap(({ component, quantity }): CtoIssue[] => {
      const { itemID, qoh } = component
      const before = needed.get(itemID) ?? 0
      needed.set(itemID, before + quantity)
      const left = Math.max(Math.floor(qoh) - before, 0)
      if (quantity <= left) return []
      const called = component.character ?? component.name
      const message = `${group.name} needs ${quantity} x ${called}, ${left} left.`
      return [{ field: group.id, code: 'outOfStock', message }]
    }),
  )
}
