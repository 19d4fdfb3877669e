import { imageIDOf } from '#data/picture-urls.ts'
import { Picture } from '#data/Picture.tsx'
import type { Item } from './product-row.ts'
import styles from '../products.module.css'

/** The main picture of an item, small; nothing for items without one. Its name stands beside it. */
export function ProductThumbnail({ item }: { item: Pick<Item, 'itemImage'> }) {
  const imageID = imageIDOf(item.itemImage)
  if (!imageID) return null
  return (
    <span className={styles.thumbnail}>
      <Picture imageID={imageID} size="thumbnail" alt="" />
    </span>
  )
}
