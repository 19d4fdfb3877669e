import type { components } from '@greenroom/openapi'

export const LABEL_PRINT = '/app/utilities/labels/print'
export const LABEL_DEFAULTS = '/app/utilities/labels/defaults'

/** Kept with the entry of the browser's history, so that a reload and Back keep it: a selection, or a filtered list. */
export type LabelPrintState = (
  | { filter: components['schemas']['ItemFilter']; /** In words. */ items: string }
  | { filter?: undefined; items?: undefined }
) & {
  templateID?: string
  /** That all of them have. */
  itemType?: number
}

/** With the type of the item, and the place of the document, for which there may be a default (`@greenroom/labels` D1). */
type Labeled =
  | { item: string; itemType: string }
  | { item: string; templateID: string }
  | { templateID: string }
  | { document: string; place?: string }
  | { changeSet: string }

/** Printing the labels of an item, of the items of a document by its number, or of those that a change set changed, or with a template. */
export function labelPrintPath(of: Labeled): string {
  return `${LABEL_PRINT}?${new URLSearchParams(of)}`
}
