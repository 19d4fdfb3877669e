/** Section 2: the list of additional attributes. Each attribute's page is below it. */
export const ATTRIBUTES_PATH = '/app/catalog/attributes/additional/attributes'

/** Section 2: the heading above their entries in the sidebar. */
export const ADDITIONAL_ATTRIBUTES = 'ADDITIONAL ATTRIBUTES'

export function attributePath(attributeID: string): string {
  return `${ATTRIBUTES_PATH}/${encodeURIComponent(attributeID)}`
}
