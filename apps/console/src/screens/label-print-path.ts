import type { components } from '@greenroom/openapi'

export const LABEL_PRINT = '/app/utilities/labels/print'

/** Kept with the entry of the browser's history, so that a reload and Back keep it: a selection, or a filtered list. */
export type LabelPrintState = { filter?: components['schemas']['ItemFilter']; items?: string }

/** Printing the labels of an item, or of the items of a price change. */
export function labelPrintPath(of: { item: string } | { priceChange: string }): string {
  return `${LABEL_PRINT}?${new URLSearchParams(of)}`
}
