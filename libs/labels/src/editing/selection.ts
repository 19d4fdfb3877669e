import type { LabelElement } from '../template.ts'

/** The selected elements that may be changed. */
export function selectedIn(elements: readonly LabelElement[], ids: ReadonlySet<string>): readonly LabelElement[] {
  return elements.filter(({ id, locked }) => ids.has(id) && !locked)
}

/** A selection with all elements of its groups. */
export function withGroups(elements: readonly LabelElement[], ids: ReadonlySet<string>): ReadonlySet<string> {
  const groups = new Set(elements.flatMap(({ id, group }) => (group !== undefined && ids.has(id) ? [group] : [])))
  const isIn = ({ id, group }: LabelElement) => ids.has(id) || (group !== undefined && groups.has(group))
  return new Set(elements.filter(isIn).map(({ id }) => id))
}

/**
 * What is arranged as one: the elements of a group, if all or none of them are selected, and each other element. In their
 * order, by the lowest element.
 */
export function partsOf(
  elements: readonly LabelElement[],
  ids: ReadonlySet<string>,
): readonly (readonly LabelElement[])[] {
  const groups = Map.groupBy(elements, ({ group }) => group)
  const isWhole = (members: readonly LabelElement[]) => new Set(members.map(({ id }) => ids.has(id))).size === 1
  return elements.flatMap((each) => {
    const members = groups.get(each.group)!
    if (each.group === undefined || !isWhole(members)) return [[each]]
    return members[0] === each ? [members] : []
  })
}

/** The parts of what is selected. */
export function selectedParts(
  elements: readonly LabelElement[],
  ids: ReadonlySet<string>,
): readonly (readonly LabelElement[])[] {
  return partsOf(elements, ids).filter(([first]) => ids.has(first!.id))
}
