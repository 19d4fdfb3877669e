import { conflictOf, dataOf, explain } from '@greenroom/api-client'
import { toasts } from '@greenroom/ui'
import { atom } from 'jotai'
import { apiAtom } from '#app/api.ts'
import { clientAtom } from './client-atom.ts'
import type { Edit, Gallery, GalleryImage } from './gallery.ts'
import { inTurn } from './in-turn.ts'

/** What is known of one item's gallery: as the server keeps it, and the changes that are still on their way there. */
type Known = { saved: Gallery; pending: readonly Edit[] }

/** By item ID. */
const knownAtom = clientAtom<ReadonlyMap<string, Known>>(new Map())

const knowAtom = atom(null, (_get, set, itemID: string, change: (known?: Known) => Known) => {
  set(knownAtom, (all) => new Map([...all, [itemID, change(all.get(itemID))]]))
})

/** Hears what the server says of a gallery. An answer that comes late is not taken for the newer one. */
export const learnGalleryAtom = atom(null, (_get, set, itemID: string, gallery: Gallery) => {
  set(knowAtom, itemID, (known) => {
    if (!known) return { saved: gallery, pending: [] }
    return gallery.version < known.saved.version ? known : { ...known, saved: gallery }
  })
})

/** One item's gallery as it is when it is opened. Suspends while it loads. */
export function openedGalleryAtom(itemID: string) {
  return atom(async (get, { signal }) => {
    const params = { query: { itemID } }
    return dataOf(await get(apiAtom).GET('/items/images', { params, signal })).body
  })
}

/** Loads a gallery that is on show again; one that cannot be loaded stays as it is. */
export const reloadGalleryAtom = atom(null, async (get, set, itemID: string) => {
  const answer = await get(apiAtom)
    .GET('/items/images', { params: { query: { itemID } } })
    .then(dataOf)
    .catch(() => undefined)
  if (answer) set(learnGalleryAtom, itemID, answer.body)
})

/** The pictures as the newest gallery has them, with the changes that are on their way already made. */
export function imagesAtom(itemID: string, opened: Gallery) {
  return atom((get): readonly GalleryImage[] => {
    const { saved, pending } = get(knownAtom).get(itemID) ?? { saved: opened, pending: [] }
    const { images } = saved.version < opened.version ? opened : saved
    return pending.reduce<readonly GalleryImage[]>((edited, edit) => edit(edited), images)
  })
}

/** Changes a gallery: on screen at once, on the server in its turn. Says so where that fails. */
export const editGalleryAtom = atom(null, async (get, set, itemID: string, edit: Edit) => {
  const api = get(apiAtom)
  const isHere = () => get(apiAtom) === api && get(knownAtom).has(itemID)
  if (!isHere()) return
  set(knowAtom, itemID, (known) => ({ ...known!, pending: [...known!.pending, edit] }))
  await inTurn(async () => {
    if (!isHere()) return
    const { version, images } = get(knownAtom).get(itemID)!.saved
    const body = { version, images: edit(images).map(({ imageID, altText }) => ({ imageID, altText })) }
    try {
      const answer = dataOf(await api.PUT('/items/images', { params: { query: { itemID } }, body }))
      if (isHere()) set(learnGalleryAtom, itemID, answer.body)
    } catch (failure) {
      if (!isHere()) return
      const newer = conflictOf<Gallery>(failure)?.current
      if (newer) set(learnGalleryAtom, itemID, newer)
      toasts.show({
        tone: 'danger',
        title: "The change of the pictures couldn't be saved",
        text: newer ? `${explain(failure).message}. You see them as they are now.` : explain(failure).message,
      })
    }
    if (!isHere()) return
    set(knowAtom, itemID, (known) => ({ ...known!, pending: known!.pending.filter((one) => one !== edit) }))
  })
})
