import { GripVertical } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button, GridList, GridListItem, useDragAndDrop } from 'react-aria-components'
import styles from './ImageGallery.module.css'

export interface GalleryEntry {
  /** Unique in the gallery. */
  id: string
  /** The accessible name: "Picture 2, the back". */
  name: string
  /** An image, as large as its frame. */
  picture: ReactNode
  /** Below the picture. */
  caption: ReactNode
  /** In a corner of the picture, such as a badge. */
  mark?: ReactNode
  /** A control, such as a menu button. */
  actions?: ReactNode
}

export interface ImageGalleryProps {
  /** The accessible name of the gallery. */
  label: string
  /** The pictures in their order. */
  entries: readonly GalleryEntry[]
  /** Called when a picture is dragged, by pointer or keyboard, to a position counted from 0. Without it the order is fixed. */
  onMove?: (id: string, to: number) => void
  /** Called on Enter or a click on a picture. */
  onOpen?: (id: string) => void
}

/** Pictures in an order that can be changed by dragging. */
export function ImageGallery({ label, entries, onMove, onOpen }: ImageGalleryProps) {
  const indexOf = (key: unknown) => entries.findIndex(({ id }) => id === key)
  const { dragAndDropHooks } = useDragAndDrop({
    isDisabled: !onMove,
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    onReorder: ({ keys, target }) => {
      const [key] = keys
      const from = indexOf(key)
      const gap = indexOf(target.key) + (target.dropPosition === 'after' ? 1 : 0)
      const to = gap > from ? gap - 1 : gap
      if (to !== from) onMove?.(String(key), to)
    },
  })
  return (
    <GridList
      aria-label={label}
      layout="grid"
      items={entries}
      dependencies={[onMove === undefined]}
      dragAndDropHooks={dragAndDropHooks}
      onAction={onOpen && ((key) => onOpen(String(key)))}
      className={styles.gallery}
    >
      {({ id, name, picture, caption, mark, actions }) => (
        <GridListItem id={id} textValue={name} className={styles.entry}>
          <div className={styles.frame}>
            {picture}
            {mark && <div className={styles.mark}>{mark}</div>}
          </div>
          <div className={styles.line}>
            {onMove && (
              <Button slot="drag" className={styles.handle}>
                <GripVertical size={16} />
              </Button>
            )}
            <div className={styles.caption}>{caption}</div>
            {actions}
          </div>
        </GridListItem>
      )}
    </GridList>
  )
}
