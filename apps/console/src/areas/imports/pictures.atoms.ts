import { dataOf } from '@greenroom/api-client'
import type { components } from '@greenroom/openapi'
import { mutation } from '#data/mutation.ts'
import { resource } from '#data/resource.ts'

type Pictures = components['schemas']['ImportPictures']
export type TriedPicture = Pictures['tried'][number]

const PICTURES = '/items/imports/{importID}/pictures'

/** How many items of an applied import name a picture that hasn't been downloaded yet. */
export const picturesLeft = resource({
  name: 'picturesLeft',
  kind: 'record',
  load: async (api, signal, importID: string) =>
    dataOf(await api.GET(PICTURES, { params: { path: { importID } }, signal })).body.left,
})

/** Downloads the pictures of the next few items, after this one. Throws ApiError. */
export const fetchPicturesAtom = mutation(
  async (api, importID: string, after: string | undefined): Promise<Pictures> =>
    dataOf(await api.POST(PICTURES, { params: { path: { importID } }, body: { after } })).body,
  { changes: ['item', 'image'] },
)
