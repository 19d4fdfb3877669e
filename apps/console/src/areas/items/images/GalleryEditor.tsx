import { Badge, Banner, EmptyState, FilesDrop, IconButton, ImageGallery, MenuButton, toasts } from '@greenroom/ui'
import { IMAGES_MAX } from '@greenroom/catalog'
import { useAtomValue, useSetAtom } from 'jotai'
import { Ellipsis, Images } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { Picture } from '#data/Picture.tsx'
import { tabPath } from '../paths.ts'
import { editGalleryAtom, useImages } from './gallery.atoms.ts'
import { bringBack, describe, type GalleryImage, moveTo, nameOf, remove } from './gallery.ts'
import { ImageDialog } from './ImageDialog.tsx'
import { imageActions } from './image-actions.ts'
import styles from './images.module.css'
import { uploadAtom, uploadsAtom } from './uploads.atoms.ts'
import { UploadList } from './UploadList.tsx'

const ACCEPT = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif']
const HINT = 'JPEG, PNG, WebP, GIF or AVIF, up to 10 MB each. You can also paste pictures.'

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
        <FilesDrop label="Drop pictures here" hint={HINT} accept={ACCEPT} onFiles={add} />
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

/** Accepts files pasted anywhere on the page, except in text fields. */
function usePastedFiles(add: (files: File[]) => void, readOnly: boolean) {
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])]
    const isTyping = event.target instanceof HTMLElement && event.target.closest('input, textarea, [contenteditable]')
    if (readOnly || files.length === 0 || isTyping || event.defaultPrevented) return
    event.preventDefault()
    add(files)
  })
  useEffect(() => {
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [])
}
