import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:https'
import type { AddressInfo, LookupFunction } from 'node:net'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { addImageByAddress } from '#areas/images/add-image-by-address.ts'
import { fetchFile } from '#areas/images/fetch-file.ts'
import { isPublicAddress } from '#areas/images/public-address.ts'
import { requestID } from './app.ts'
import { catalogOfTwo, newItem } from './catalog.ts'
import { temporaryFolder } from './temporary-folder.ts'
import type { Call } from '#calls/call.ts'
import { importPictureHandlers } from '#areas/imports/import-pictures.ts'

const catalog = catalogOfTwo()

/** A picture server with its own name and certificate, as if it were elsewhere. */
const folder = temporaryFolder()
const [keyFile, certificateFile] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
const subject = ['-subj', '/CN=pictures.example', '-addext', 'subjectAltName=DNS:pictures.example']
const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
execFileSync('openssl', ['req', '-x509', ...curve, '-keyout', keyFile, '-out', certificateFile, ...subject], {
  stdio: 'ignore',
})
const ca = readFileSync(certificateFile)
const server = createServer({ key: readFileSync(keyFile), cert: ca }, (request, response) => {
  const path = request.url ?? ''
  if (path === '/shirt.png') return void shirt.then((bytes) => response.end(bytes))
  if (path === '/moved') return response.writeHead(302, { location: '/shirt.png' }).end()
  if (path === '/round') return response.writeHead(302, { location: '/round' }).end()
  if (path === '/plain') return response.writeHead(302, { location: 'http://pictures.example/shirt.png' }).end()
  if (path === '/inside') return response.writeHead(302, { location: 'https://169.254.169.254/keys' }).end()
  if (path === '/huge') return response.end(Buffer.alloc(11 * 1024 * 1024))
  return response.writeHead(404).end()
})
const shirt = sharp({ create: { width: 30, height: 20, channels: 3, background: '#a02040' } })
  .png()
  .toBuffer()

const here: LookupFunction = (_host, { all }, callback) =>
  all ? callback(null, [{ address: '127.0.0.1', family: 4 }]) : callback(null, '127.0.0.1', 4)

let origin = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `https://pictures.example:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.close()
})

const take = (path: string) => fetchFile(origin + path, { connection: { lookup: here, ca } })

test('fetches a file, also over a redirect', async () => {
  expect(await take('/shirt.png')).toEqual(await shirt)
  expect(await take('/moved')).toEqual(await shirt)
})

test.each([
  ['/round', 'redirects too many times.'],
  ['/plain', 'is not an https address.'],
  ['/inside', 'is not on the internet, or cannot be reached.'],
  ['/huge', 'is larger than 10 MB.'],
  ['/none', 'answered 404.'],
])('%s is given up: it %s', async (path, words) => {
  await expect(take(path)).rejects.toThrow(words)
})

test.each([
  ['http://pictures.example/a.png', 'is not an https address.'],
  ['file:///etc/passwd', 'is not an https address.'],
  ['shirt.png', 'is not an address.'],
  ['https://user:secret@pictures.example/', 'contains a password.'],
  ['https://127.0.0.1/', 'is not on the internet, or cannot be reached.'],
  ['https://[::1]/', 'is not on the internet, or cannot be reached.'],
  ['https://0x7f000001/', 'is not on the internet, or cannot be reached.'],
  ['https://localhost/', 'is not on the internet, or cannot be reached.'],
])('%s is never asked: it %s', async (address, words) => {
  await expect(fetchFile(address)).rejects.toThrow(words)
})

test('treats only internet addresses as public', () => {
  const closed = ['10.1.2.3', '172.31.0.1', '192.168.1.1', '100.64.0.1', '169.254.169.254', '0.0.0.0', '224.0.0.1']
  const closed6 = ['::', '::1', 'fe80::1', 'fd00::1', '::ffff:10.0.0.1', '64:ff9b::a00:1', '2002:a00:1::', 'ff02::1']
  expect([...closed, ...closed6, 'example'].filter(isPublicAddress)).toEqual([])
  expect(['1.1.1.1', '172.32.0.1', '2606:4700::1111'].filter(isPublicAddress)).toHaveLength(3)
})

test('adds a picture by URL to an item once, and names the URL in a refusal', async () => {
  await catalog.as('role2')('POST', '/items', newItem('BYADDRESS'))
  const writer = { user: { userID: 'U', userName: 'importer' }, requestID: requestID() }
  const platform = { ...catalog.app.platform, fetchFile: take }
  const add = (address: string) =>
    addImageByAddress(platform, catalog.one, writer, { itemID: 'BYADDRESS', address, altText: 'Shirt' })
  await add('/shirt.png')
  await add('/moved')
  const { body } = await catalog.as('role2')('GET', '/items/images?itemID=BYADDRESS')
  expect(body.images).toMatchObject([{ altText: 'Shirt', width: 30, height: 20 }])
  await expect(add('/none')).rejects.toThrow('/none answered 404.')
})

test('fetches the pictures named by an import into the galleries, and reports those that failed', async () => {
  const asked: string[] = []
  const answering = Promise.withResolvers<void>()
  onTestFinished(() => answering.resolve())
  catalog.app.platform.fetchFile = async (address) => {
    asked.push(address)
    await answering.promise
    return take(new URL(address).pathname)
  }
  const call = catalog.as('role2')
  const mapping = ['itemID', 'name', 'sellingPrice', 'itemImage'].map((field, column) => ({ field, column }))
  const columns = ['ID', 'Name', 'Price', 'Image']
  const begun = await call('POST', '/items/imports', { fileName: 'shop.csv', columns, mapping })
  const path = `/items/imports/${begun.body.importID}`
  const addresses = ['/shirt.png', '/shirt.png', '/none', ...Array.from({ length: 12 }, () => '/moved')]
  const items = addresses.map((address, index) => ({
    line: index + 2,
    item: {
      itemID: `SHOP${String(index).padStart(2, '0')}`,
      name: 'Tee',
      sellingPrice: 5,
      itemImage: `https://pictures.example${address}`,
    },
  }))
  await call('PUT', `${path}/parts/0`, { items, rejections: [] })
  await call('POST', `${path}/check`, { rows: 15, skipped: 0, conflicts: 0 })
  expect(await call('POST', `${path}/pictures`, {})).toMatchObject({ status: 409 })
  await call('POST', `${path}/apply`)
  await vi.waitFor(async () => expect((await call('GET', path)).body.state).toBe('APPLIED'), 60_000)

  expect((await call('GET', `${path}/pictures`)).body).toEqual({ left: 15 })
  await expect(leavingAtOnce(begun.body.importID)).rejects.toMatchObject({ status: 503, details: { retryAfter: 1 } })
  answering.resolve()
  const { body } = await call('POST', `${path}/pictures`, {})
  expect(body.next).toBe('SHOP11')
  expect(body.tried).toHaveLength(12)
  const address = 'https://pictures.example/none'
  expect(body.tried[2]).toEqual({ itemID: 'SHOP02', address, problem: `${address} answered 404.` })
  const rest = await call('POST', `${path}/pictures`, { after: body.next })
  expect(rest.body).toMatchObject({ left: 1, next: null })
  // Once for the first twelve items and once for the rest, however many share it.
  expect(asked.toSorted().map((at) => new URL(at).pathname)).toEqual(['/moved', '/moved', '/none', '/shirt.png'])

  const one = (await call('GET', '/items?itemID=SHOP00')).body.data[0]
  const gallery = (await call('GET', '/items/images?itemID=SHOP00')).body
  expect(gallery.images).toMatchObject([{ altText: 'Tee', width: 30 }])
  expect(one.itemImage).toBe(`/images/${gallery.images[0].imageID}`)
  expect((await catalog.as('role9')('POST', `${path}/pictures`, {})).status).toBe(403)
  expect((await catalog.as('role2', 'two')('GET', `${path}/pictures`)).status).toBe(404)
})

/** Asks for the pictures of an import, as a caller who has left before any has come. */
async function leavingAtOnce(importID: string) {
  const user = await catalog.one.db
    .selectFrom('app_user')
    .select(['user_id as userID', 'user_name as userName'])
    .where('user_name', '=', 'role2')
    .executeTakeFirstOrThrow()
  const call: Partial<Call<'fetchImportPictures'>> = {
    operationID: 'fetchImportPictures',
    company: catalog.one,
    user: user as Call['user'],
    headers: {},
    query: undefined,
    params: { importID },
    body: {},
    requestID: requestID(),
    ended: () => AbortSignal.abort(),
  }
  return importPictureHandlers.fetchImportPictures(call as Call<'fetchImportPictures'>)
}

test('fetches the further pictures of an import in their order, and leaves a gallery that was there as it is', async () => {
  const made = ['/one', '/two', '/three'].map(async (path, n) => {
    const create = { width: 10 + n, height: 10, channels: 3 as const, background: '#203040' }
    return [path, await sharp({ create }).png().toBuffer()] as const
  })
  const files = new Map(await Promise.all(made))
  let isDown = true
  catalog.app.platform.fetchFile = async (address) => {
    const { pathname } = new URL(address)
    if (pathname === '/three' && isDown) return take('/none')
    return files.get(pathname)!
  }
  const call = catalog.as('role2')
  const at = (path: string) => `https://pictures.example${path}`
  const pictures = ['/two', '/three'].map(at)
  const widths = async (itemID: string) =>
    (await call('GET', `/items/images?itemID=${itemID}`)).body.images.map(({ width }: { width: number }) => width)
  const imported = async (items: string[]) => {
    const mapping = ['itemID', 'name', 'itemImage'].map((field, column) => ({ field, column }))
    const begun = await call('POST', '/items/imports', { fileName: 's.csv', columns: ['ID', 'Name', 'Image'], mapping })
    const path = `/items/imports/${begun.body.importID}`
    const rows = items.map((itemID, line) => ({
      line: line + 2,
      item: { itemID, name: 'Tee', itemImage: at('/one') },
      pictures,
    }))
    expect(await call('PUT', `${path}/parts/0`, { items: rows, rejections: [] })).toMatchObject({ status: 200 })
    await call('POST', `${path}/check`, { rows: items.length, skipped: 0, conflicts: 0 })
    await call('POST', `${path}/apply`)
    await vi.waitFor(async () => expect((await call('GET', path)).body.state).toBe('APPLIED'), 60_000)
    return path
  }
  const path = await imported(['FIRST', 'SECOND', 'THIRD', 'FOURTH', 'FIFTH'])
  expect((await call('GET', `${path}/pictures`)).body).toEqual({ left: 5 })
  let fetched = 0
  for (let after: string | undefined, next: string | null = ''; next !== null; after = next ?? undefined) {
    const { body }: { body: { next: string | null; tried: unknown[] } } = await call('POST', `${path}/pictures`, {
      after,
    })
    fetched += body.tried.length
    next = body.next
  }
  expect(fetched).toBe(15)
  expect(await widths('FIRST')).toEqual([10, 11])
  expect((await call('GET', `${path}/pictures`)).body).toEqual({ left: 5 })
  isDown = false
  await vi.waitFor(async () => {
    await call('POST', `${path}/pictures`, {})
    expect((await call('GET', `${path}/pictures`)).body).toEqual({ left: 0 })
  }, 20_000)
  for (const itemID of ['FIRST', 'FIFTH']) expect(await widths(itemID)).toEqual([10, 11, 12])

  const { version, images } = (await call('GET', '/items/images?itemID=FIRST')).body
  const kept = images.slice(0, 1).map(({ imageID, altText }: Record<string, string>) => ({ imageID, altText }))
  await call('PUT', '/items/images?itemID=FIRST', { version, images: kept })
  const again = await imported(['FIRST'])
  expect((await call('GET', `${again}/pictures`)).body).toEqual({ left: 0 })
  expect(await widths('FIRST')).toEqual([10])
})
