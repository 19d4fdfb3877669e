import { Button, Dialog, TextArea } from '@greenroom/ui'
import { ALT_TEXT_MAX_LENGTH, checkAltText } from '@greenroom/catalog'
import { useState } from 'react'
import { Picture } from '#data/pictures/Picture.tsx'
import type { GalleryImage } from './gallery.ts'
import styles from './images.module.css'

type ImageDialogProps = {
  name: string
  image: GalleryImage
  readOnly: boolean
  onDescribe: (altText: string) => void
  onClose: () => void
}

/** One picture in full size, with its alt text. */
export function ImageDialog({ name, image, readOnly, onDescribe, onClose }: ImageDialogProps) {
  const [text, setText] = useState(image.altText)
  const fault = checkAltText(text)
  const isChanged = text.trim() !== image.altText
  function done() {
    if (fault) return
    if (isChanged) onDescribe(text.trim())
    onClose()
  }
  return (
    <Dialog
      open
      size="large"
      title={name}
      keepOpen={isChanged}
      onClose={onClose}
      actions={
        readOnly ? (
          <Button onPress={onClose}>Close</Button>
        ) : (
          <>
            <Button onPress={onClose}>Cancel</Button>
            <Button variant="primary" onPress={done} disabled={fault !== undefined}>
              Done
            </Button>
          </>
        )
      }
    >
      <div className={styles.large}>
        <Picture imageID={image.imageID} size="large" alt={image.altText} />
      </div>
      <p className={styles.size}>
        {image.width} x {image.height} pixels
      </p>
      <TextArea
        label="Alt text"
        description="Screen readers read this text instead of the picture. Leave it blank if the picture adds nothing to the item's name."
        value={text}
        onChange={setText}
        limit={readOnly ? undefined : ALT_TEXT_MAX_LENGTH}
        error={fault}
        readOnly={readOnly}
      />
    </Dialog>
  )
}
