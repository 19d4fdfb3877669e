import { isSystemItem } from '@greenroom/permissions'
import { Banner } from '@greenroom/ui'
import { systemItem } from '@greenroom/catalog'
import { useMay } from '#session/may.ts'

/** Why the item can't be changed. */
export function LockedNotice({ itemID }: { itemID: string }) {
  const { denied } = useMay('updateItem')
  if (isSystemItem(itemID)) return <Banner>{systemItem(itemID).message}</Banner>
  return <Banner>{`You have view-only access to this item. ${denied}`}</Banner>
}
