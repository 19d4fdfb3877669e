import { type Dots } from './dots.ts'
import { issue, type LabelIssue } from './issue.ts'
import * as limits from './limits.ts'
import { mediaOf } from './media/media.ts'
import { imageBitmap } from './place-drawing.ts'
import type { LabelElement, LabelStock, LabelTemplate } from './template.ts'
import { isPrice } from './text-types.ts'

/** The rules of section 5 that a template breaks, whatever the item. The elements concerned are not printed. */
export function checkTemplate({ stock, elements }: LabelTemplate): LabelIssue[] {
  const issues = [
    ...outOfRange(undefined, 'width', stock.width, 1, limits.MAX_DOTS),
    ...outOfRange(undefined, 'height', stock.height, 1, limits.MAX_DOTS),
  ]
  const expected = limits.labelWidth(stock.density)
  if (stock.width !== expected && !hasWidthOfMedia(stock))
    issues.push(issue('notLabelWidth', undefined, { width: stock.width, expected }))
  const ids = new Set<string>()
  for (const element of elements) {
    if (ids.has(element.id)) issues.push(issue('duplicateID', element.id))
    ids.add(element.id)
    issues.push(...checkElement(element))
  }
  issues.push(
    ...tooManyDots('tooManyDots', stock.width * stock.height, limits.MAX_LABEL_DOTS),
    ...tooManyDots('tooManyBitmapDots', bitmapDots(elements), limits.MAX_BITMAP_DOTS),
  )
  const barcodes = elements.filter(({ type }) => type === 'barcode').length
  const max = limits.MAX_BARCODES
  if (barcodes > max) issues.push(issue('tooManyBarcodes', undefined, { barcodes, max }))
  return issues
}

/** Counted in millions, because nobody reads nine digits. */
function tooManyDots(code: 'tooManyDots' | 'tooManyBitmapDots', count: number, max: number): LabelIssue[] {
  return count <= max ? [] : [issue(code, undefined, { millions: Math.ceil(count / 1e6), max: max / 1e6 })]
}

/** A barcode has at most the dots of its element. */
function bitmapDots(elements: readonly LabelElement[]): number {
  return elements.reduce((sum, element) => {
    if (element.type === 'image') return sum + element.image.width * element.image.height
    return element.type === 'barcode' ? sum + element.width * element.height : sum
  }, 0)
}

/** A label of whole dots at one density, and again at another, is not exactly as wide as its place. */
const MEDIA_TOLERANCE_MM = 0.25

/** Whether the label is as wide as the roll or sheet that it is made for. */
function hasWidthOfMedia({ media: id, density, width }: LabelStock): boolean {
  const media = mediaOf(id)
  return media !== undefined && Math.abs(media.label.width - width / density) < MEDIA_TOLERANCE_MM
}

/** The rules of section 5 for one element. */
export function checkElement(element: LabelElement): LabelIssue[] {
  const check = (field: string, value: number, min: number, max: number) =>
    outOfRange(element.id, field, value, min, max)
  const least = element.type === 'text' ? limits.TEXT_MIN_WIDTH : 1
  const lowest = element.type === 'barcode' ? limits.BARCODE_MIN_HEIGHT : 1
  const highest = element.type === 'text' ? limits.TEXT_MAX_HEIGHT : limits.MAX_DOTS
  return [
    ...check('positionX', element.positionX, 0, limits.MAX_DOTS),
    ...check('positionY', element.positionY, 0, limits.MAX_DOTS),
    ...check('width', element.width, least, limits.MAX_DOTS),
    ...check('height', element.height, lowest, highest),
    ...checkRest(element, check),
    ...comparedPrices(element),
  ]
}

/** Only prices are above or below another. */
function comparedPrices({ id, printIf }: LabelElement): LabelIssue[] {
  if (!printIf || printIf.is === 'present' || printIf.is === 'missing') return []
  const other = [printIf.textType, printIf.than].find((name) => !name || !isPrice(name))
  return other === undefined && printIf.than ? [] : [issue('notAPrice', id, { source: other ?? 'Nothing' })]
}

function checkRest(element: LabelElement, check: (...range: [string, number, number, number]) => LabelIssue[]) {
  switch (element.type) {
    case 'text':
      return [
        ...check('fontSize', element.fontSize, limits.MIN_FONT_SIZE, limits.MAX_FONT_SIZE),
        ...check('maxLines', element.maxLines, 1, limits.MAX_LINES),
      ]
    case 'barcode':
      return element.moduleWidth === 'fit' ? [] : check('moduleWidth', element.moduleWidth, 1, limits.MAX_MODULE)
    case 'rectangle':
      return [...thickness(element, check), ...check('rounding', element.rounding, 0, limits.MAX_ROUNDING)]
    case 'circle':
      return thickness(element, check)
    case 'image':
      return imageBitmap(element) ? [] : [issue('imageData', element.id)]
  }
}

function thickness(
  element: { thickness: Dots; width: Dots; height: Dots },
  check: (...range: [string, number, number, number]) => LabelIssue[],
) {
  return check('thickness', element.thickness, 1, Math.max(1, Math.min(element.width, element.height)))
}

function outOfRange(elementID: string | undefined, field: string, value: number, min: number, max: number) {
  const fits = Number.isInteger(value) && value >= min && value <= max
  return fits ? [] : [issue('outOfRange', elementID, { field, value, min, max })]
}
