/** Section 2: the list of additional attributes, below which each has a page of its own. */
export const ATTRIBUTES_PATH = '/app/catalog/attributes/additional/attributes'

/** Section 2: the heading over their entries in the sidebar. */
export const ADDITIONAL_ATTRIBUTES = 'ADDITIONAL ATTRIBUTES'

export function attributePath(attributeID: string): string {
  return `${ATTRIBUTES_PATH}/${encodeURIComponent(attributeID)}`
}
