import { dataOf } from '@greenroom/api-client'
import type { components } from '@greenroom/openapi'
import { atom } from 'jotai'
import { apiAtom } from '#app/api.ts'

type Pictures = components['schemas']['ImportPictures']
export type TriedPicture = Pictures['tried'][number]

const PICTURES = '/items/imports/{importID}/pictures'

/** How many items of an applied import name a picture on the web that is not here yet. An atom of its own for each caller. */
export function picturesLeftAtom(importID: string) {
  return atom(async (get, { signal }) => {
    return dataOf(await get(apiAtom).GET(PICTURES, { params: { path: { importID } }, signal })).body.left
  })
}

/** Fetches the pictures of the next few items, after this one. Throws ApiError. */
export const fetchPicturesAtom = atom(
  null,
  async (get, _set, importID: string, after: string | undefined): Promise<Pictures> =>
    dataOf(await get(apiAtom).POST(PICTURES, { params: { path: { importID } }, body: { after } })).body,
)
