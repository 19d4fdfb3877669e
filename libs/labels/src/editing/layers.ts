import type { LabelElement } from '../template.ts'
import { partsOf, selectedIn } from './selection.ts'

export type Layer = 'front' | 'forward' | 'backward' | 'back'

/** Moves the selected elements over or under others: all of them, or the next one. Later elements print over earlier. */
export function layerElements(
  elements: readonly LabelElement[],
  ids: ReadonlySet<string>,
  layer: Layer,
): readonly LabelElement[] {
  const chosen = selectedIn(elements, ids)
  const others = elements.filter((each) => !chosen.includes(each))
  if (layer === 'front') return [...others, ...chosen]
  if (layer === 'back') return [...chosen, ...others]
  const ordered = layersOf(elements, new Set(chosen.map(({ id }) => id)))
  const isChosen = ([first]: readonly LabelElement[]) => chosen.includes(first!)
  const places = ordered.flatMap((each, at) => (isChosen(each) ? [at] : []))
  const step = layer === 'forward' ? 1 : -1
  for (const at of step > 0 ? places.toReversed() : places) {
    const other = ordered[at + step]
    if (!other || isChosen(other)) continue
    ordered[at + step] = ordered[at]!
    ordered[at] = other
  }
  return ordered.flat()
}

/** The parts from the lowest to the uppermost, one that others lie within in several pieces. */
function layersOf(elements: readonly LabelElement[], ids: ReadonlySet<string>): LabelElement[][] {
  const partOf = new Map(partsOf(elements, ids).flatMap((part) => part.map((each) => [each, part] as const)))
  const layers: LabelElement[][] = []
  for (const each of elements) {
    const below = layers.at(-1)
    if (below && partOf.get(below[0]!) === partOf.get(each)) below.push(each)
    else layers.push([each])
  }
  return layers
}
