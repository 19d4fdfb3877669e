import type { Issue } from '@greenroom/validation'
import type { ItemFieldName } from './item-fields.ts'

/** One issue of an item. */
export type ItemIssue = Issue<ItemFieldName>

/** Section 5's message starts with a space, because the item ID precedes it. */
const SYSTEM_ITEM_LOCKED = ' System generated item and cannot be modified'

export function sameAsMain(value: string): ItemIssue {
  const message = 'Additional UPCs must be different from the main UPC'
  return { code: 'sameAsMain', field: 'additionalUPCs', message, params: { value } }
}

export function belowMinimum(minimum: number, maximum: number): ItemIssue {
  const message = `Maximum level (${maximum}) is below the minimum level (${minimum}).`
  return { code: 'belowMinimum', field: 'maximumLevel', message, params: { minimum, maximum } }
}

/** Refuses a change to a system item (section 6). */
export function systemItem(itemID: string): ItemIssue {
  return { code: 'systemItem', field: 'itemID', message: `${itemID}${SYSTEM_ITEM_LOCKED}`, params: { itemID } }
}
