import { Skeleton } from '@greenroom/ui'
import { useMay } from '#session/may.ts'
import { ScreenBoundary } from '#screens/ScreenBoundary.tsx'
import { useItemFormScope, useItemScope } from '../form/item-form-context.ts'
import { GalleryEditor } from './GalleryEditor.tsx'
import { NewPictures } from './NewPictures.tsx'

/**
 * The pictures of an item: add, sort, describe and remove. Those of a stored item are saved at once, those of a new one
 * with it.
 */
export function ImagesPart() {
  const { item } = useItemScope()
  const { rights } = useItemFormScope()
  const { may } = useMay('arrangeImages')
  if (!item) return <NewPictures />
  return (
    <ScreenBoundary fallback={<Skeleton rows={6} />}>
      <GalleryEditor itemID={item.itemID} readOnly={!may || rights.readOnly} />
    </ScreenBoundary>
  )
}
