import { isSystemItem } from '@greenroom/permissions'
import { Skeleton } from '@greenroom/ui'
import { ScreenBoundary } from '#shell/ScreenBoundary.tsx'
import { useMay } from '#session/may.ts'
import type { Item } from '../list/product-row.ts'
import { GalleryEditor } from './GalleryEditor.tsx'

/** The pictures of an item: add, sort, describe and remove. Each change is saved at once. */
export function ImagesTab({ item: { itemID } }: { item: Item }) {
  const { may } = useMay('arrangeImages')
  return (
    <ScreenBoundary fallback={<Skeleton rows={6} />}>
      <GalleryEditor itemID={itemID} readOnly={!may || isSystemItem(itemID)} />
    </ScreenBoundary>
  )
}
