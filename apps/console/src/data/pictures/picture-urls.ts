import { type Api, dataOf } from '@greenroom/api-client'

/** `logo`: the logo of the company, which needs no access to products. */
export type PictureSize = 'large' | 'thumbnail' | 'logo'

/** How many pictures are kept in memory. More than fit on a screen. */
const HELD = 300

/**
 * How many are loaded at a time. Behind a proxy with HTTP/2 a browser would ask for all of a page at once, and a user
 * may have 64 calls under way, from all pages and with those that a reload has left.
 */
const AT_ONCE = 6

let underWay = 0
const waiting: (() => void)[] = []

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
  if (underWay === AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve))
  else underWay += 1
  try {
    return URL.createObjectURL(await blobOf(api, imageID, size))
  } finally {
    const next = waiting.shift()
    if (next) next()
    else underWay -= 1
  }
}

async function blobOf(api: Api, imageID: string, size: PictureSize): Promise<Blob> {
  const path = { imageID }
  if (size === 'logo') {
    return dataOf(await api.GET('/business/company/logo/{imageID}', { params: { path }, parseAs: 'blob' }))
  }
  return dataOf(await api.GET('/images/{imageID}', { params: { path, query: { size } }, parseAs: 'blob' }))
}

/** An <img> keeps showing what it has loaded. */
function release(url: Promise<string>) {
  void url.then(URL.revokeObjectURL, () => undefined)
}

/** The ID of the picture that `itemImage` names; undefined if it names something else, such as an external URL. */
export function imageIDOf(itemImage: string | null | undefined): string | undefined {
  return /^\/images\/([0-9a-f]{64})$/.exec(itemImage ?? '')?.[1]
}
