import { ditherImage, dots, type ImageElement } from '@greenroom/labels'
import { FileDrop } from '@greenroom/ui'
import { useState } from 'react'
import type { Edit } from './edit.ts'

type ImageFieldsProps = { element: ImageElement; edit: Edit; readOnly: boolean }

/** The picture of an image, which becomes black and white at the size of its place. */
export function ImageFields({ element, edit, readOnly }: ImageFieldsProps) {
  const [problem, setProblem] = useState<string>()

  async function take(file: File) {
    try {
      setProblem(undefined)
      const image = await ditheredFile(file, element)
      edit({ image, width: image.width, height: image.height })
    } catch {
      setProblem("This picture can't be read. Choose a PNG, JPEG or WebP file.")
    }
  }

  return (
    <FileDrop
      label="Drop a picture here"
      hint="It is printed in black and white at the size of this element. Resize it first, then choose the picture."
      accept={['image/png', 'image/jpeg', 'image/webp']}
      error={problem}
      disabled={readOnly}
      onFile={(file) => void take(file)}
    />
  )
}

/** A picture in the dots of the printer, as large as fits into the element. */
async function ditheredFile(file: File, place: { width: number; height: number }) {
  const picture = await createImageBitmap(file)
  const scale = Math.min(place.width / picture.width, place.height / picture.height)
  const width = dots(Math.max(1, picture.width * scale))
  const height = dots(Math.max(1, picture.height * scale))
  const context = new OffscreenCanvas(width, height).getContext('2d')!
  context.drawImage(picture, 0, 0, width, height)
  picture.close()
  return ditherImage(context.getImageData(0, 0, width, height))
}
