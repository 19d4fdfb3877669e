import { Badge, Banner, EmptyState, FilesDrop, IconButton, ImageGallery, MenuButton, toasts } from '@greenroom/ui'
import { IMAGES_MAX } from '@greenroom/catalog'
import { useAtomValue, useSetAtom } from 'jotai'
import { Ellipsis, Images } from 'lucide-react'
import { useState } from 'react'
import { Picture } from '#data/pictures/Picture.tsx'
import { tabPath } from '../paths.ts'
import { editGalleryAtom, useImages } from './gallery.atoms.ts'
import { bringBack, describe, type GalleryImage, moveTo, nameOf, remove } from './gallery.ts'
import { ImageDialog } from './ImageDialog.tsx'
import { imageActions } from './image-actions.ts'
import styles from './images.module.css'
import { PICTURE_TYPES } from '#data/pictures/picture-file.ts'
import { HINT, usePastedFiles } from './picture-files.ts'
import { uploadAtom, uploadsAtom } from './uploads.atoms.ts'
import { UploadList } from './UploadList.tsx'

type GalleryEditorProps = { itemID: string; readOnly: boolean }

/** The gallery, with the upload area below. */
export function GalleryEditor({ itemID, readOnly }: GalleryEditorProps) {
  const images = useImages(itemID)
  const uploads = useAtomValue(uploadsAtom).filter((upload) => upload.itemID === itemID && upload.state.at !== 'done')
  const edit = useSetAtom(editGalleryAtom)
  const upload = useSetAtom(uploadAtom)
  const [shownID, setShownID] = useState<string>()
  const href = tabPath('images', new URLSearchParams({ itemID }).toString())
  const shown = images.findIndex(({ imageID }) => imageID === shownID)
  const add = (files: readonly File[]) => void upload(itemID, href, files)
  usePastedFiles(add, readOnly)

  function removeImage(image: GalleryImage, place: number) {
    void edit(itemID, remove(image.imageID))
    const undo = () => void edit(itemID, bringBack(image, place))
    toasts.show({ title: 'Picture removed', text: image.altText, action: { text: 'Undo', onPress: undo } })
  }

  const entries = images.map((image, index) => {
    const { imageID, altText } = image
    const name = nameOf(image, index)
    return {
      id: imageID,
      name: index === 0 ? `${name}, main picture` : name,
      picture: <Picture imageID={imageID} size="thumbnail" alt={altText} />,
      caption: altText || <span className={styles.blank}>No alt text</span>,
      mark: index === 0 && <Badge tone="info">Main</Badge>,
      actions: !readOnly && (
        <MenuButton
          label={`Actions for ${name}`}
          placement="bottom end"
          trigger={<IconButton label={`Actions for ${name}`} icon={<Ellipsis />} size="small" />}
          groups={imageActions({
            place: index,
            count: images.length,
            onMove: (place) => void edit(itemID, moveTo(imageID, place)),
            onDescribe: () => setShownID(imageID),
            onRemove: () => removeImage(image, index),
          })}
        />
      ),
    }
  })

  return (
    <div className={styles.tab}>
      {images.length > 0 ? (
        <ImageGallery
          label="Pictures"
          entries={entries}
          onMove={readOnly ? undefined : (imageID, place) => void edit(itemID, moveTo(imageID, place))}
          onOpen={setShownID}
        />
      ) : (
        uploads.length === 0 && (
          <EmptyState title="No pictures yet" icon={<Images size={24} />}>
            {readOnly
              ? 'This item has no pictures.'
              : 'Add a picture here. The first one becomes the main picture, shown in lists.'}
          </EmptyState>
        )
      )}
      {uploads.length > 0 && <UploadList uploads={uploads} href={href} />}
      {!readOnly && images.length >= IMAGES_MAX && (
        <Banner>{`An item has at most ${IMAGES_MAX} pictures. Remove one to add another.`}</Banner>
      )}
      {!readOnly && images.length < IMAGES_MAX && (
        <FilesDrop label="Drop pictures here" hint={HINT} accept={PICTURE_TYPES} onFiles={add} />
      )}
      {shown >= 0 && (
        <ImageDialog
          key={shownID}
          name={nameOf({ ...images[shown]!, altText: '' }, shown)}
          image={images[shown]!}
          readOnly={readOnly}
          onDescribe={(altText) => void edit(itemID, describe(images[shown]!.imageID, altText))}
          onClose={() => setShownID(undefined)}
        />
      )}
    </div>
  )
}
