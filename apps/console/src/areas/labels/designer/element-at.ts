import { boxOf, type LabelElement } from '@greenroom/labels'

/** The uppermost element at a point of the label. Within a frame, that is what it frames. */
export function elementAt(elements: readonly LabelElement[], x: number, y: number): LabelElement | undefined {
  const hit = elements.filter((element) => {
    const box = boxOf(element)
    return x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height
  })
  return hit.findLast(({ type }) => type !== 'rectangle' && type !== 'circle') ?? hit.at(-1)
}
