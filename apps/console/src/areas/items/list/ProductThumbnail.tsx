import { Image } from 'lucide-react'
import { imageIDOf } from '#data/pictures/picture-urls.ts'
import { Picture } from '#data/pictures/Picture.tsx'
import type { Item } from './product-row.ts'
import styles from '../products.module.css'

/** The main picture of an item, small, or a neutral place for one. Its name stands beside it. */
export function ProductThumbnail({ item }: { item: Pick<Item, 'itemImage'> }) {
  const imageID = imageIDOf(item.itemImage)
  if (!imageID) {
    return (
      <span className={`${styles.thumbnail} ${styles.none}`}>
        <Image size={14} />
      </span>
    )
  }
  return (
    <span className={styles.thumbnail}>
      <Picture imageID={imageID} size="thumbnail" alt="" />
    </span>
  )
}
