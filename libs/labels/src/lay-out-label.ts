import { checkNeighbors } from './check-neighbors.ts'
import { checkTemplate } from './check-template.ts'
import { checkCondition } from './condition.ts'
import { type Density, isWithin } from './dots.ts'
import { isError, issue, type LabelIssue } from './issue.ts'
import { placeBarcode } from './place-barcode.ts'
import { placeCircle, placeImage, placeRectangle } from './place-drawing.ts'
import { placeText } from './place-text.ts'
import type { LabelLayout, Placed, Placement } from './placed.ts'
import { type LabelContext, sourceText } from './source-text.ts'
import type { BarcodeElement, LabelElement, LabelTemplate, TextElement } from './template.ts'
import type { LabelItem } from './text-types.ts'

/**
 * Lays out a template and an item as the parts to print, in the order of the template, later over earlier. An element
 * with an error is not printed; nothing is placed outside the label. Never throws, whatever the data.
 */
export function layOutLabel(template: LabelTemplate, item: LabelItem, context: LabelContext): LabelLayout {
  const { stock, elements } = template
  const { found, faulty } = checkOnce(template)
  const issues = [...found]
  const placed: Placed[] = []
  for (const element of faulty.has(undefined) ? [] : elements) {
    if (faulty.has(element.id)) continue
    const condition = checkCondition(element, item, context)
    issues.push(...condition.issues)
    if (!condition.holds) continue
    const placement = place(element, item, context, stock.density)
    issues.push(...placement.issues)
    if (placement.placed.every(({ box }) => isWithin(box, stock))) placed.push(...placement.placed)
    else issues.push(issue('outsideLabel', element.id))
  }
  issues.push(...checkNeighbors(placed, elements))
  return { itemID: item.itemID, stock, placed, issues }
}

type Checked = Readonly<{ found: readonly LabelIssue[]; faulty: ReadonlySet<string | undefined> }>

const CHECKED = new WeakMap<LabelTemplate, Checked>()

/** The issues of a template and the elements with an error, the same for all labels of a job. */
function checkOnce(template: LabelTemplate): Checked {
  let checked = CHECKED.get(template)
  if (!checked) {
    const found = checkTemplate(template)
    checked = { found, faulty: new Set(found.filter(isError).map(({ elementID }) => elementID)) }
    CHECKED.set(template, checked)
  }
  return checked
}

function place(element: LabelElement, item: LabelItem, context: LabelContext, density: Density): Placement {
  switch (element.type) {
    case 'rectangle':
      return placeRectangle(element)
    case 'circle':
      return placeCircle(element)
    case 'image':
      return placeImage(element)
    case 'barcode':
      return fillBarcode(element, item, context, density)
    case 'text':
      return fillText(element, item, context)
  }
}

function fillText(element: TextElement, item: LabelItem, context: LabelContext): Placement {
  const { text, issues } = sourceText(element, item, context)
  if (text === '') return { placed: [], issues }
  const placement = placeText(element, element.prefix + text + element.suffix)
  return { ...placement, issues: [...issues, ...placement.issues] }
}

function fillBarcode(element: BarcodeElement, item: LabelItem, context: LabelContext, density: Density): Placement {
  const { text, issues } = sourceText(element, item, context)
  if (text !== '') return placeBarcode(element, text, density)
  const why: LabelIssue[] = issues.map((each) =>
    each.code === 'emptyValue' ? issue('nothingToScan', element.id, each.params) : each,
  )
  return { placed: [], issues: why }
}
