import type { ItemFieldName } from '@greenroom/catalog'

/** The ID of the element in which the column of a field is chosen. */
export function columnPlace(field: ItemFieldName): string {
  return `column-${field}`
}
