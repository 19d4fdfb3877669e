import { conflictOf, dataOf } from '@greenroom/api-client'
import { toasts } from '@greenroom/ui'
import { atom, useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { problemWords } from '#failures/problem.ts'
import { apiAtom } from '#api/api.ts'
import { clientAtom } from '#data/client-atom.ts'
import { resource } from '#data/resource.ts'
import type { Edit, Gallery, GalleryImage } from './gallery.ts'
import { inTurn } from './in-turn.ts'

/** One item's stored gallery. */
const galleryOf = resource({
  name: 'gallery',
  entities: ['image'],
  recordOf: (itemID: string) => itemID,
  load: async (api, signal, itemID: string): Promise<Gallery> =>
    dataOf(await api.GET('/items/images', { params: { query: { itemID } }, signal })).body,
})

/** Changes that are being saved, by item ID. */
const pendingAtom = clientAtom<ReadonlyMap<string, readonly Edit[]>>(new Map())

const changePendingAtom = atom(
  null,
  (_get, set, itemID: string, change: (edits: readonly Edit[]) => readonly Edit[]) => {
    set(pendingAtom, (all) => new Map([...all, [itemID, change(all.get(itemID) ?? [])]]))
  },
)

/** Stores the server's gallery. A late answer never replaces a newer version. */
export const storeGalleryAtom = atom(null, (_get, set, itemID: string, gallery: Gallery) =>
  set(galleryOf(itemID), { do: 'put', value: (known) => (gallery.version < known.version ? known : gallery) }),
)

/** Loads a gallery again; if that fails, the gallery stays as it is. */
export const reloadGalleryAtom = atom(null, (_get, set, itemID: string) => set(galleryOf(itemID), { do: 'load' }))

/** The pictures of a gallery, including changes that are being saved. */
export function useImages(itemID: string): readonly GalleryImage[] {
  const { images } = useAtomValue(galleryOf(itemID))
  const pending = useAtomValue(pendingAtom).get(itemID)
  return useMemo(
    () => (pending ?? []).reduce<readonly GalleryImage[]>((edited, edit) => edit(edited), images),
    [images, pending],
  )
}

/** Changes a gallery: at once on screen, in turn on the server. Reports a failure. */
export const editGalleryAtom = atom(null, async (get, set, itemID: string, edit: Edit) => {
  const api = get(apiAtom)
  const isHere = () => get(apiAtom) === api
  set(changePendingAtom, itemID, (edits) => [...edits, edit])
  await inTurn(async () => {
    if (!isHere()) return
    const { version, images } = await get(galleryOf(itemID))
    const body = { version, images: edit(images).map(({ imageID, altText }) => ({ imageID, altText })) }
    try {
      const answer = dataOf(await api.PUT('/items/images', { params: { query: { itemID } }, body }))
      if (isHere()) await set(storeGalleryAtom, itemID, answer.body)
    } catch (failure) {
      if (!isHere()) return
      const newer = conflictOf<Gallery>(failure)?.current
      if (newer) await set(storeGalleryAtom, itemID, newer)
      toasts.show({
        tone: 'danger',
        title: "The pictures couldn't be changed",
        text: newer ? `${problemWords(failure)} The latest saved pictures are shown.` : problemWords(failure),
      })
    }
    if (isHere()) set(changePendingAtom, itemID, (edits) => edits.filter((one) => one !== edit))
  })
})
