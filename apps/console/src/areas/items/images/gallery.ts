import type { components } from '@greenroom/openapi'

export type Gallery = components['schemas']['Gallery']
export type GalleryImage = Gallery['images'][number]

/** A change to a gallery that can be applied again to a newer version. */
export type Edit = (images: readonly GalleryImage[]) => readonly GalleryImage[]

/** Moves it to a place counted from 0, or to the end. */
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

/** Puts it back in its place, unless it is there already. */
export function bringBack(removed: GalleryImage, place: number): Edit {
  return (images) =>
    images.some(({ imageID }) => imageID === removed.imageID) ? images : images.toSpliced(place, 0, removed)
}

/** The name of a picture for screen readers. */
export function nameOf({ altText }: GalleryImage, index: number): string {
  const number = `Picture ${index + 1}`
  return altText ? `${number}, ${altText}` : number
}
