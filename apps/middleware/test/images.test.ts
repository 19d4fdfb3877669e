import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { folderStore } from '#blobs/blob-store.ts'
import { removeOrphans } from '#areas/images/orphans.ts'
import { requestID, tokenOf } from './app.ts'
import { catalogOfTwo, newItem } from './catalog.ts'
import { temporaryFolder } from './temporary-folder.ts'

const catalog = catalogOfTwo()

const folder = temporaryFolder()
const blobs = folderStore(folder)
beforeAll(() => Object.assign(catalog.app.platform.blobs, blobs))

/** A picture of one color. */
function picture(color: string, width = 40, height = 30) {
  return sharp({ create: { width, height, channels: 3, background: color } })
}

let uploads = 0
/** Uploads a file to an item as a user of `one`; returns the answer like any call. */
async function upload(
  itemID: string,
  file: Buffer,
  { user = 'role2', company = 'one', name = '', id = requestID() } = {},
) {
  uploads += 1
  const response = await catalog.app.app.inject({
    method: 'POST',
    url: `/api/items/images?itemID=${itemID}${name && `&name=${encodeURIComponent(name)}`}`,
    headers: {
      token: await tokenOf(catalog.app, company, user),
      'x-client-request-id': id,
      'content-type': 'application/octet-stream',
    },
    payload: file,
  })
  return { status: response.statusCode, ...response.json() }
}

async function itemWith(itemID: string, ...colors: string[]) {
  await catalog.as('role2')('POST', '/items', newItem(itemID))
  const ids: string[] = []
  for (const color of colors) {
    const { body } = await upload(itemID, await picture(color).png().toBuffer())
    ids.push(body.images.at(-1).imageID)
  }
  return ids
}

async function fetchImage(imageID: string, { company = 'one', user = 'role2', size = 'large' } = {}) {
  const token = await tokenOf(catalog.app, company, user)
  return catalog.app.app.inject({ url: `/api/images/${imageID}?size=${size}`, headers: { token } })
}

const itemOf = async (itemID: string) => (await catalog.as('role2')('GET', `/items?itemID=${itemID}`)).body.data[0]

test('stores a picture of each format upright, without camera metadata, large and small', async () => {
  await itemWith('FORMATS')
  const turned = picture('#c04020', 2000, 1000).withExif({ IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
  const files = [
    await turned.withMetadata({ orientation: 6 }).jpeg().toBuffer(),
    await picture('#101010').png().toBuffer(),
    await picture('#202020').webp().toBuffer(),
    await picture('#303030').gif().toBuffer(),
    await picture('#404040').avif().toBuffer(),
  ]
  expect(files[0]!.includes('Exif')).toBe(true)
  for (const file of files) expect(await upload('FORMATS', file)).toMatchObject({ status: 200 })
  const { body } = await catalog.as('role2')('GET', '/items/images?itemID=FORMATS')
  expect(body.images).toHaveLength(5)
  expect(body.images[0]).toMatchObject({ width: 800, height: 1600, altText: '' })

  const { imageID } = body.images[0]
  const large = await fetchImage(imageID)
  expect(large.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'private, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-disposition': `inline; filename="${imageID.slice(0, 12)}.webp"`,
    vary: 'Domain',
  })
  const metadata = await sharp(large.rawPayload).metadata()
  expect(metadata).toMatchObject({ format: 'webp', width: 800, height: 1600 })
  expect(metadata.exif).toBeUndefined()
  const thumbnail = await sharp((await fetchImage(imageID, { size: 'thumbnail' })).rawPayload).metadata()
  expect(thumbnail).toMatchObject({ width: 160, height: 320 })
})

test('refuses a file that is not a picture, too large, damaged or empty, by name', async () => {
  await itemWith('REFUSED')
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  const png = await picture('#abcdef', 300, 300).png().toBuffer()
  const many = await sharp({ create: { width: 10_000, height: 5_001, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  const refusals: [string, Buffer][] = [
    ['logo.png is not a JPEG, PNG, WebP, GIF or AVIF picture.', svg],
    ['logo.png is damaged and cannot be read.', png.subarray(0, png.length - 40)],
    ['logo.png is damaged and cannot be read.', Buffer.concat([png.subarray(0, 8), svg])],
    ['logo.png has 10,000 x 5,001 pixels; at most 50 million are possible.', many],
  ]
  for (const [message, file] of refusals) {
    const answer = await upload('REFUSED', file, { name: 'logo.png' })
    expect(answer).toMatchObject({ status: 400, message, errors: [{ field: 'file', message }] })
  }
  const nothing = { status: 400, code: 'ER_007', message: 'No file(s) found to upload' }
  expect(await upload('REFUSED', Buffer.alloc(0), { name: 'logo.png' })).toMatchObject(nothing)
  expect((await upload('REFUSED', Buffer.alloc(10 * 1024 * 1024 + 1))).status).toBe(413)
  expect((await upload('NONE', png)).status).toBe(404)
  expect((await catalog.as('role2')('GET', '/items/images?itemID=REFUSED')).body.images).toEqual([])
})

test.each(['application/json', 'image/png'])('refuses a body of the type %s by the name of the file', async (type) => {
  const { app, signIn } = catalog.app
  const answer = await app.inject({
    method: 'POST',
    url: '/api/items/images?itemID=A',
    headers: { token: await signIn('one', 'role2'), 'content-type': type, 'x-client-request-id': requestID() },
    payload: '{}',
  })
  expect(answer.statusCode).toBe(415)
  expect(answer.json()).toMatchObject({ errors: [{ field: 'file' }] })
})

test('stores the same picture once, shows it once in a gallery, and adds it once per request', async () => {
  const [red] = await itemWith('SAME1', 'red')
  expect(await itemWith('SAME2', 'red')).toEqual([red])
  const kept = await catalog.one.db.selectFrom('image').selectAll().where('image_id', '=', red!).execute()
  expect(kept).toHaveLength(1)
  const file = await picture('red').png().toBuffer()
  expect(await upload('SAME1', file)).toMatchObject({
    status: 400,
    message: 'This picture is already in the gallery.',
  })
  const blue = await picture('blue').png().toBuffer()
  const id = requestID()
  const first = await upload('SAME1', blue, { id })
  expect(await upload('SAME1', blue, { id })).toEqual(first)
  expect(first.body.images).toHaveLength(2)
})

test("saves order, alt text and removal together; the first picture is the item's image", async () => {
  const [a, b, c] = await itemWith('ORDER', '#111111', '#222222', '#333333')
  const call = catalog.as('role2')
  expect((await itemOf('ORDER')).itemImage).toBe(`/images/${a}`)
  const { body } = await call('GET', '/items/images?itemID=ORDER')
  const images = [
    { imageID: c, altText: '  The back  ' },
    { imageID: a, altText: '' },
  ]
  const saved = await call('PUT', '/items/images?itemID=ORDER', { version: body.version, images })
  expect(saved.body.images.map(({ imageID }: { imageID: string }) => imageID)).toEqual([c, a])
  expect(saved.body.images[0].altText).toBe('The back')
  expect(await itemOf('ORDER')).toMatchObject({ itemImage: `/images/${c}`, version: 1 })
  // A removed picture can be restored.
  const undone = await call('PUT', '/items/images?itemID=ORDER', {
    version: saved.body.version,
    images: [{ imageID: b, altText: 'B' }, ...images],
  })
  expect(undone.body.images).toHaveLength(3)
  const entries = await catalog.one.db
    .selectFrom('audit_entry')
    .select(['entity', 'changes'])
    .where('item_id', '=', 'ORDER')
    .where('entity', 'in', ['image', 'item'])
    .orderBy('audit_id', 'desc')
    .limit(2)
    .execute()
  expect(entries.map(({ entity }) => entity).toSorted()).toEqual(['image', 'item'])
  expect(entries.find(({ entity }) => entity === 'item')!.changes).toEqual([
    { field: 'itemImage', from: `/images/${c}`, to: `/images/${b}` },
  ])
  const none = await call('PUT', '/items/images?itemID=ORDER', { version: undone.body.version, images: [] })
  expect(none.body.images).toEqual([])
  expect((await itemOf('ORDER')).itemImage).toBeUndefined()
})

test('reports a conflict to the second of two people, with the current gallery', async () => {
  const [a, b] = await itemWith('TWICE', '#510000', '#00f020')
  const { body } = await catalog.as('role2')('GET', '/items/images?itemID=TWICE')
  const order = (...ids: (string | undefined)[]) => ({
    version: body.version,
    images: ids.map((imageID) => ({ imageID, altText: '' })),
  })
  const answers = await Promise.all([
    catalog.as('role2')('PUT', '/items/images?itemID=TWICE', order(b, a)),
    catalog.as('role7')('PUT', '/items/images?itemID=TWICE', order(a)),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const refused = answers.find(({ status }) => status === 409)!
  const now = await catalog.as('role2')('GET', '/items/images?itemID=TWICE')
  expect(refused.body.current).toEqual(now.body)
  expect(refused.message).toMatch(/^role[27] changed this in the meantime$/)
})

test("accepts only the company's pictures, each once, at most twenty, and none on system items", async () => {
  const [a] = await itemWith('LIMITS', '#610000')
  const call = catalog.as('role2')
  const { body } = await call('GET', '/items/images?itemID=LIMITS')
  const save = (...images: { imageID: string; altText: string }[]) =>
    call('PUT', '/items/images?itemID=LIMITS', { version: body.version, images })
  const image = { imageID: a!, altText: '' }
  expect((await save(image, image)).errors?.[0]?.field).toBe('images.1.imageID')
  expect((await save({ ...image, altText: 'a\u0000' })).errors?.[0]?.field).toBe('images.0.altText')
  expect((await save({ imageID: 'f'.repeat(64), altText: '' })).message).toMatch(/no longer exists/)
  await catalog.one.db
    .insertInto('item')
    .values({
      item_id: 'BAG',
      upc: 'BAG',
      name: 'Bag',
      search: 'bag',
      created_at: new Date(),
      updated_at: new Date(),
      updated_by: 'x',
    })
    .execute()
  expect((await upload('BAG', await picture('red').png().toBuffer())).message).toMatch(/System generated item/)
})

test('requires permission and the own company', async () => {
  const [a] = await itemWith('RIGHTS', '#710000')
  const file = await picture('#720000').png().toBuffer()
  expect((await upload('RIGHTS', file, { user: 'role14' })).status).toBe(403)
  expect((await fetchImage(a!, { user: 'role14' })).statusCode).toBe(403)
  expect((await upload('RIGHTS', file, { company: 'two' })).status).toBe(404)
  expect((await catalog.as('role2', 'two')('GET', '/items/images?itemID=RIGHTS')).status).toBe(404)
  const elsewhere = await fetchImage(a!, { company: 'two' })
  expect(elsewhere.statusCode).toBe(404)
  expect(elsewhere.headers['cache-control']).toBe('no-store')
  expect((await catalog.app.app.inject({ url: `/api/images/${a}` })).statusCode).toBe(401)
  expect((await fetchImage('../../etc')).statusCode).toBe(404)
})

test('removes a picture that no item shows after a day, and keeps one that is shown', async () => {
  const [kept, gone] = await itemWith('ORPHAN', '#8100a0', '#f0f020')
  const call = catalog.as('role2')
  const { body } = await call('GET', '/items/images?itemID=ORPHAN')
  await call('PUT', '/items/images?itemID=ORPHAN', { version: body.version, images: [{ imageID: kept, altText: '' }] })
  const { platform } = catalog.app
  const at = (hours: number) => ({ ...platform, blobs, now: () => new Date(Date.now() + hours * 3_600_000) })
  await catalog.one.db.updateTable('image').set({ used_at: new Date() }).execute()
  await removeOrphans(at(23))
  expect((await fetchImage(gone!)).statusCode).toBe(200)
  await removeOrphans(at(25))
  expect((await fetchImage(gone!)).statusCode).toBe(404)
  expect((await fetchImage(kept!)).statusCode).toBe(200)
  expect(await blobs.get(`one/${gone}/large.webp`)).toBeUndefined()
})
