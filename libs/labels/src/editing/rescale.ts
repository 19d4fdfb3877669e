import { isBlack, drawBitmap, imageBytes, toImage } from '../output/bitmap.ts'
import { type Density, type Dots, dots } from '../dots.ts'
import * as limits from '../limits.ts'
import { leastBarcodeHeight } from '../place-barcode.ts'
import type { ImageElement, LabelElement, LabelTemplate } from '../template.ts'

/** A size that is not the same in millimeters afterwards: dots are whole, and some have a minimum. */
export type RescaleChange = Readonly<{ elementID: string; field: string; fromMm: number; toMm: number }>

/** A difference that nobody measures on paper, in millimeters. */
const NOTICEABLE_MM = 0.1

/** The same label for a printer of another density, with what is not as large as before. */
export function rescaleTemplate(
  template: LabelTemplate,
  density: Density,
): { template: LabelTemplate; changes: readonly RescaleChange[] } {
  const { stock } = template
  if (stock.density === density) return { template, changes: [] }
  const scale = (value: number) => dots((value * density) / stock.density)
  const elements = template.elements.map((element) => rescaled(element, scale))
  const changes = elements.flatMap((after, at) => changesOf(template.elements[at]!, after, stock.density, density))
  const size = { width: scale(stock.width), height: scale(stock.height) }
  const gap = stock.gap === undefined ? {} : { gap: scale(stock.gap) }
  return { template: { ...template, stock: { ...stock, ...size, ...gap, density }, elements }, changes }
}

type Scale = (value: number) => Dots

function rescaled(element: LabelElement, scale: Scale): LabelElement {
  const atLeast = (least: number, value: number) => dots(Math.max(least, scale(value)))
  const place = {
    positionX: scale(element.positionX),
    positionY: scale(element.positionY),
    width: atLeast(1, element.width),
    height: atLeast(1, element.height),
  }
  switch (element.type) {
    case 'text':
      return {
        ...element,
        ...place,
        width: atLeast(limits.TEXT_MIN_WIDTH, element.width),
        height: element.height,
        fontSize: dots(Math.min(atLeast(limits.MIN_FONT_SIZE, element.fontSize), limits.MAX_FONT_SIZE)),
      }
    case 'barcode':
      return {
        ...element,
        ...place,
        height: atLeast(leastBarcodeHeight(element), element.height),
        moduleWidth: element.moduleWidth === 'fit' ? 'fit' : atLeast(1, element.moduleWidth),
      }
    case 'image':
      return { ...element, ...place, image: rescaledImage(element, scale) }
    default:
      return { ...element, ...place, thickness: atLeast(1, element.thickness) }
  }
}

/** Every dot from the nearest one of the original. */
function rescaledImage({ image }: ImageElement, scale: Scale) {
  const bytes = imageBytes(image)
  if (!bytes) return image
  const [width, height] = [scale(image.width), scale(image.height)]
  const source = { ...image, bytes }
  const at = (place: number, size: number, from: number) => Math.floor(((place + 0.5) * from) / size)
  return toImage(
    drawBitmap(width, height, (x, y) => isBlack(source, at(x, width, image.width), at(y, height, image.height))),
  )
}

const MEASURED = ['width', 'height', 'fontSize', 'thickness', 'moduleWidth'] as const

function changesOf(before: LabelElement, after: LabelElement, from: Density, to: Density): RescaleChange[] {
  const measured = (element: object, field: string) => (element as Record<string, unknown>)[field]
  return MEASURED.flatMap((field) => {
    // The height of a text is its frame in the designer, which has a limit of its own (section 5).
    if (field === 'height' && before.type === 'text') return []
    const [old, now] = [measured(before, field), measured(after, field)]
    if (typeof old !== 'number' || typeof now !== 'number') return []
    const [fromMm, toMm] = [old / from, now / to]
    return Math.abs(fromMm - toMm) < NOTICEABLE_MM - 1e-9 ? [] : [{ elementID: before.id, field, fromMm, toMm }]
  })
}
