import type { components } from '@greenroom/openapi'

export type Gallery = components['schemas']['Gallery']
export type GalleryImage = Gallery['images'][number]

/** A change of a gallery, that can be made again over a newer one. */
export type Edit = (images: readonly GalleryImage[]) => readonly GalleryImage[]

/** To a place counted from 0, as far as there is one. */
export function moveTo(imageID: string, place: number): Edit {
  return (images) => {
    const moved = images.find((image) => image.imageID === imageID)
    return moved ? images.filter((image) => image !== moved).toSpliced(place, 0, moved) : images
  }
}

export function describe(imageID: string, altText: string): Edit {
  return (images) => images.map((image) => (image.imageID === imageID ? { ...image, altText } : image))
}

export function remove(imageID: string): Edit {
  return (images) => images.filter((image) => image.imageID !== imageID)
}

/** Back to where it was, unless it is there by now. */
export function bringBack(removed: GalleryImage, place: number): Edit {
  return (images) =>
    images.some(({ imageID }) => imageID === removed.imageID) ? images : images.toSpliced(place, 0, removed)
}

/** A picture as it is called to those who do not see it. */
export function nameOf({ altText }: GalleryImage, index: number): string {
  const number = `Picture ${index + 1}`
  return altText ? `${number}, ${altText}` : number
}
