import { type Api, dataOf } from '@greenroom/api-client'

export type PictureSize = 'large' | 'thumbnail'

/** How many pictures are kept in memory. More than fit on a screen. */
const HELD = 300

let owner: Api | undefined
const held = new Map<string, Promise<string>>()

/**
 * The URL of a picture for an <img>. Browsers send no token with an image, so it is fetched by a call and kept as a
 * blob (docs/adr/0011). A new session starts with none.
 */
export function pictureURL(api: Api, imageID: string, size: PictureSize): Promise<string> {
  if (owner !== api) {
    for (const url of held.values()) release(url)
    held.clear()
    owner = api
  }
  const key = `${imageID} ${size}`
  const url = held.get(key) ?? load(api, imageID, size)
  held.delete(key)
  held.set(key, url)
  url.catch(() => held.get(key) === url && held.delete(key))
  const [oldest] = held
  if (held.size > HELD && oldest) {
    held.delete(oldest[0])
    release(oldest[1])
  }
  return url
}

async function load(api: Api, imageID: string, size: PictureSize): Promise<string> {
  const params = { path: { imageID }, query: { size } }
  return URL.createObjectURL(dataOf(await api.GET('/images/{imageID}', { params, parseAs: 'blob' })))
}

/** An <img> keeps showing what it has loaded. */
function release(url: Promise<string>) {
  void url.then(URL.revokeObjectURL, () => undefined)
}

/** The ID of the picture that `itemImage` names; undefined if it names something else, such as an external URL. */
export function imageIDOf(itemImage: string | null | undefined): string | undefined {
  return /^\/images\/([0-9a-f]{64})$/.exec(itemImage ?? '')?.[1]
}
