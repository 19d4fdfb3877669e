import { inSentence } from '@greenroom/money'
import { isUnreadable, lengthOf } from '@greenroom/validation'

/** Our limits: the specification gives none for images. */
export const IMAGE_MAX_BYTES = 10 * 1024 * 1024
export const IMAGE_MAX_PIXELS = 50_000_000
/** Images per item. */
export const IMAGES_MAX = 20
export const ALT_TEXT_MAX_LENGTH = 250

export type ImageFormat = 'JPEG' | 'PNG' | 'WebP' | 'GIF' | 'AVIF'

/** Whether a picture can be fetched from there: an https address of at most 500 characters (that of `itemImage`). */
export function isPictureAddress(text: string): boolean {
  return /^https:\/\/\S{1,492}$/.test(text)
}

/** The number of bytes that identify a file's format. */
export const IMAGE_HEAD = 32

const FORMATS: { format: ImageFormat; matches: (text: string) => boolean }[] = [
  { format: 'JPEG', matches: (text) => text.startsWith('\xff\xd8\xff') },
  { format: 'PNG', matches: (text) => text.startsWith('\x89PNG\r\n\x1a\n') },
  { format: 'WebP', matches: (text) => text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP' },
  { format: 'GIF', matches: (text) => /^GIF8[79]a/.test(text) },
  { format: 'AVIF', matches: (text) => ['ftypavif', 'ftypavis'].includes(text.slice(4, 12)) },
]

/** The format of an image by its first bytes, regardless of its name; undefined for anything else. */
export function imageFormat(head: Uint8Array): ImageFormat | undefined {
  const text = String.fromCharCode(...head.subarray(0, IMAGE_HEAD))
  return FORMATS.find(({ matches }) => matches(text))?.format
}

/** Why a file cannot become an item image, in a sentence that names it; undefined if it may be uploaded. */
export function checkImageFile(name: string, bytes: number, head: Uint8Array): string | undefined {
  if (bytes === 0) return `${name} is empty.`
  if (bytes > IMAGE_MAX_BYTES) return `${name} is larger than 10 MB (${(bytes / 1024 / 1024).toFixed(1)} MB).`
  if (imageFormat(head)) return undefined
  return `${name} is not a JPEG, PNG, WebP, GIF or AVIF picture.`
}

/** Why an image is too large to process. Sides in pixels. */
export function checkImageSize(name: string, width: number, height: number): string | undefined {
  if (width * height <= IMAGE_MAX_PIXELS) return undefined
  return `${name} has ${inSentence(width)} x ${inSentence(height)} pixels; at most 50 million are possible.`
}

/** The problem with an image's alt text; blank is valid. */
export function checkAltText(text: string): string | undefined {
  const length = lengthOf(text)
  if (length > ALT_TEXT_MAX_LENGTH) return `Alt text is longer than ${ALT_TEXT_MAX_LENGTH} characters (${length}).`
  return isUnreadable(text) ? 'Alt text contains a character that can be neither stored nor printed.' : undefined
}
