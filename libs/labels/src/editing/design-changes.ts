import { inSentence } from '@greenroom/money'
import { elementName } from '../element-name.ts'
import type { LabelElement } from '../template.ts'

/**
 * What was done to get from one design to another, by element: "Selling Price (moved, font size from 24 to 30)". Empty if
 * they are the same.
 */
export function designChanges(before: readonly LabelElement[], after: readonly LabelElement[]): readonly string[] {
  const [old, now] = [byID(before), byID(after)]
  const added = after.filter(({ id }) => !old.has(id)).map((element) => `${elementName(element)} (added)`)
  const removed = before.filter(({ id }) => !now.has(id)).map((element) => `${elementName(element)} (removed)`)
  const changed = after.flatMap((element) => {
    const words = changesOf(old.get(element.id) ?? element, element)
    return words.length > 0 ? [`${elementName(element)} (${words.join(', ')})`] : []
  })
  const kept = (elements: readonly LabelElement[], others: ReadonlyMap<string, LabelElement>) =>
    elements.filter(({ id }) => others.has(id)).map(({ id }) => id)
  const isLayered = kept(before, now).join('\n') !== kept(after, old).join('\n')
  return [...added, ...removed, ...changed, ...(isLayered ? ['Layers changed'] : [])]
}

const byID = (elements: readonly LabelElement[]) => new Map(elements.map((element) => [element.id, element]))

/** Fields whose old and new value people know: numbers, texts and text types. */
const SHOWN: Readonly<Record<string, string>> = {
  width: 'width',
  height: 'height',
  fontSize: 'font size',
  maxLines: 'lines',
  thickness: 'thickness',
  rounding: 'rounding',
  textType: 'content',
  text: 'text',
  prefix: 'text before it',
  suffix: 'text after it',
}

const OTHERS: Readonly<Record<string, string>> = {
  orientation: 'turn',
  align: 'alignment',
  overflow: 'treatment of long text',
  priceFormat: 'price format',
  dateFormat: 'date format',
  symbology: 'kind of barcode',
  moduleWidth: 'narrowest bar',
  readable: 'readable characters',
  errorCorrection: 'error correction',
  color: 'color',
  image: 'picture',
  printIf: 'condition',
  allowOverlap: 'overlap',
}

function changesOf(before: LabelElement, after: LabelElement): string[] {
  const [old, now] = [before, after] as unknown as Record<string, unknown>[]
  const differs = (field: string) => JSON.stringify(old![field]) !== JSON.stringify(now![field])
  const fields = (words: Readonly<Record<string, string>>) => Object.keys(words).filter(differs)
  return [
    ...(differs('positionX') || differs('positionY') ? ['moved'] : []),
    ...fields(SHOWN).map((field) => `${SHOWN[field]} from ${valueText(old![field])} to ${valueText(now![field])}`),
    ...fields(OTHERS).map((field) => `${OTHERS[field]} changed`),
    ...(differs('locked') ? [after.locked ? 'locked' : 'unlocked'] : []),
    ...(differs('group') ? [after.group ? 'grouped' : 'ungrouped'] : []),
  ]
}

function valueText(value: unknown): string {
  return typeof value === 'number' ? inSentence(value) : value ? `“${String(value)}”` : 'nothing'
}
