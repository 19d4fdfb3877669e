import { ApiError, dataOf } from '@greenroom/api-client'
import { atom } from 'jotai'
import { problemWords } from '#failures/problem.ts'
import { apiAtom } from '#api/api.ts'
import { dropWorkAtom, reportWorkAtom } from '#screens/work.atoms.ts'
import { clientAtom } from '#data/client-atom.ts'
import { storeGalleryAtom, reloadGalleryAtom } from './gallery.atoms.ts'
import { inTurn } from './in-turn.ts'
import { pictureFault } from '#data/pictures/picture-file.ts'

/** `sent` counts bytes; once all are sent, the server processes the picture. `again`: the upload can be retried. */
export type UploadState =
  | { at: 'waiting' }
  | { at: 'sending'; sent: number }
  | { at: 'done' }
  | { at: 'failed'; message: string; again: boolean }

/** A file that is being uploaded to an item. */
export type Upload = { id: string; itemID: string; file: File; stop: AbortController; state: UploadState }

const WAITING: UploadState = { at: 'waiting' }

/** All uploads in progress and all failed ones, in the order in which they were added. */
export const uploadsAtom = clientAtom<readonly Upload[]>([])

const isUnderWay = ({ state }: Upload) => state.at === 'waiting' || state.at === 'sending'

let uploads = 0

/** Uploads files to an item's gallery, one after another in their order. */
export const uploadAtom = atom(null, async (_get, set, itemID: string, href: string, files: readonly File[]) => {
  const added = files.map((file): Upload => {
    uploads += 1
    return { id: String(uploads), itemID, file, stop: new AbortController(), state: WAITING }
  })
  set(uploadsAtom, (all) => [...all, ...added])
  await Promise.all(added.map((upload) => set(sendAtom, upload, href)))
})

/** Retries a failed upload after those that are waiting. */
export const retryUploadAtom = atom(null, (_get, set, upload: Upload, href: string) => {
  set(uploadsAtom, (all) => all.map((one) => (one.id === upload.id ? { ...one, state: WAITING } : one)))
  return set(sendAtom, upload, href)
})

/** Cancels an upload, or removes a failed one from the list. */
export const dropUploadAtom = atom(null, (_get, set, { id, stop }: Upload) => {
  stop.abort()
  set(uploadsAtom, (all) => all.filter((one) => one.id !== id))
})

const stateAtom = atom(null, (_get, set, upload: Upload, href: string, state: UploadState) => {
  set(uploadsAtom, (all) => {
    const now = all.map((one) => (one.id === upload.id ? { ...one, state } : one))
    return now.some(isUnderWay) ? now : now.filter((one) => one.state.at !== 'done')
  })
  set(tellAtom, upload.itemID, href)
})

/** Shows the progress in the top bar, so that the user can leave the screen. */
const tellAtom = atom(null, (get, set, itemID: string, href: string) => {
  const own = get(uploadsAtom).filter((upload) => upload.itemID === itemID)
  const isRunning = own.some(isUnderWay)
  const id = `images ${itemID}`
  if (!isRunning && own.every(({ state }) => state.at === 'done')) return set(dropWorkAtom, id)
  const counted = own.filter(({ state }) => state.at !== 'failed')
  set(reportWorkAtom, {
    id,
    label: `Uploading pictures of ${itemID}`,
    state: isRunning ? 'running' : 'failed',
    done: counted.filter(({ state }) => state.at === 'done').length,
    total: counted.length,
    unit: 'pictures',
    href,
  })
})

const sendAtom = atom(null, async (get, set, upload: Upload, href: string) => {
  const { itemID, file, stop } = upload
  const api = get(apiAtom)
  const tell = (state: UploadState) => get(apiAtom) === api && set(stateAtom, upload, href, state)
  const fault = await pictureFault(file)
  if (fault) return void tell({ at: 'failed', message: fault, again: false })
  await inTurn(async () => {
    if (stop.signal.aborted) return
    tell({ at: 'sending', sent: 0 })
    try {
      const answer = await api.POST('/items/images', {
        params: { query: { itemID, name: file.name } },
        body: file as never,
        bodySerializer: (body: unknown) => body as Blob,
        headers: { 'Content-Type': 'application/octet-stream' },
        signal: stop.signal,
        onUpload: (sent: number) => tell({ at: 'sending', sent }),
      })
      const gallery = dataOf(answer).body
      if (get(apiAtom) === api) set(storeGalleryAtom, itemID, gallery)
      tell({ at: 'done' })
    } catch (failure) {
      // The upload may have arrived even so.
      if (stop.signal.aborted) return set(reloadGalleryAtom, itemID)
      const again = !(failure instanceof ApiError && failure.status >= 400 && failure.status < 500)
      tell({ at: 'failed', message: problemWords(failure), again })
    }
  })
})
