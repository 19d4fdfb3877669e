import type { components } from '@greenroom/openapi'

export const LABEL_PRINT = '/app/utilities/labels/print'

/** Kept with the entry of the browser's history, so that a reload and Back keep it: a selection, or a filtered list. */
export type LabelPrintState = { filter?: components['schemas']['ItemFilter']; items?: string; templateID?: string }

type Labeled = { item: string; templateID?: string } | { document: string } | { changeSet: string }

/** Printing the labels of an item, of the items of a document by its number, or of those that a change set changed. */
export function labelPrintPath(of: Labeled): string {
  return `${LABEL_PRINT}?${new URLSearchParams(of)}`
}
