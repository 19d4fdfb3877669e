import { checkImageFile, IMAGE_HEAD } from '@greenroom/catalog'

/** The media types of pictures. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif']

/** Why a file can't be a picture, in the words that the server would use. */
export async function pictureFault(file: File): Promise<string | undefined> {
  try {
    const head = await file.slice(0, IMAGE_HEAD).arrayBuffer()
    return checkImageFile(file.name, file.size, new Uint8Array(head))
  } catch {
    return `${file.name} could not be read.`
  }
}
