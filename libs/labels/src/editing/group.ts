import type { LabelElement } from '../template.ts'
import { selectedIn, selectedParts, withGroups } from './selection.ts'

/** Whether the selection is one whole group. */
export function isGroup(elements: readonly LabelElement[], ids: ReadonlySet<string>): boolean {
  const [part, other] = selectedParts(elements, ids)
  return part !== undefined && part.length > 1 && other === undefined
}

/** Makes a group of two or more selected elements, in their order where the uppermost is. Their groups become part of it. */
export function groupElements(
  elements: readonly LabelElement[],
  ids: ReadonlySet<string>,
  group: string,
): readonly LabelElement[] {
  const chosen = selectedIn(elements, ids)
  if (chosen.length < 2 || isGroup(elements, new Set(chosen.map(({ id }) => id)))) return elements
  const top = elements.indexOf(chosen.at(-1)!)
  const others = (some: readonly LabelElement[]) => some.filter((each) => !chosen.includes(each))
  const grouped = chosen.map((each) => ({ ...each, group }))
  return [...others(elements.slice(0, top)), ...grouped, ...others(elements.slice(top))]
}

/** Makes single elements of the groups in the selection. */
export function ungroupElements(elements: readonly LabelElement[], ids: ReadonlySet<string>): readonly LabelElement[] {
  const chosen = selectedIn(elements, withGroups(elements, ids)).filter(({ group }) => group !== undefined)
  return chosen.length === 0 ? elements : elements.map((each) => (chosen.includes(each) ? ungrouped(each) : each))
}

function ungrouped({ group: _, ...element }: LabelElement): LabelElement {
  return element as LabelElement
}
