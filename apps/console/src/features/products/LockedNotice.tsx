import { explainDenied, isSystemItem } from '@greenroom/permissions'
import { Banner } from '@greenroom/ui'
import { SYSTEM_ITEM_LOCKED } from '@greenroom/validation'

/** Why nothing can be changed here, where that is so. */
export function LockedNotice({ itemID, readOnly }: { itemID: string; readOnly: boolean }) {
  if (isSystemItem(itemID)) return <Banner>{`${itemID}${SYSTEM_ITEM_LOCKED}`}</Banner>
  return readOnly && <Banner>{`You may look at this item. ${explainDenied('CATALOG_PRODUCT', 'WRITE')}`}</Banner>
}
