import { isSystemItem } from '@greenroom/permissions'
import { Banner } from '@greenroom/ui'
import { systemItem } from '@greenroom/catalog'
import { useMay } from '#session/may.ts'

/** Why the item can't be changed, if so. */
export function LockedNotice({ itemID, readOnly }: { itemID: string; readOnly: boolean }) {
  const { denied } = useMay('updateItem')
  if (isSystemItem(itemID)) return <Banner>{systemItem(itemID).message}</Banner>
  return readOnly && <Banner>{`You have view-only access to this item. ${denied}`}</Banner>
}
