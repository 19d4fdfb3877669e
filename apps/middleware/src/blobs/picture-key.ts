export const IMAGE_SIZES = ['large', 'thumbnail'] as const
type ImageSize = (typeof IMAGE_SIZES)[number]

/** The key of a picture's bytes. Companies share none, so that none can find out what another has. */
export function pictureKey(company: string, imageID: string, size: ImageSize): string {
  return `${company}/${imageID}/${size}.webp`
}
