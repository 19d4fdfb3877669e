import S3rver from '@20minutes/s3rver'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bucketStore } from '#blobs/bucket-store.ts'
import { temporaryFolder } from './temporary-folder.ts'

/** An S3-compatible server that checks signatures, on its own folder and port. */
const folder = temporaryFolder()
const server = new S3rver({
  port: 0,
  address: '127.0.0.1',
  silent: true,
  directory: folder,
  configureBuckets: [{ name: 'pictures', configs: [] }],
})
/** The only key pair that the server accepts. */
const KEYS = { accessKeyID: 'S3RVER', secretAccessKey: 'S3RVER' }
let endpoint = ''

beforeAll(async () => {
  const { port } = await server.run()
  endpoint = `http://127.0.0.1:${port}`
})
afterAll(async () => {
  await server.close()
})

const store = (keys = KEYS) => bucketStore({ endpoint, name: 'pictures', region: 'us-east-1', ...keys })

test('keeps a stored object byte for byte until it is removed', async () => {
  const bytes = Buffer.from(Array.from({ length: 100_000 }, (_, index) => index % 256))
  const key = 'one/abc/large.webp'
  expect(await store().get(key)).toBeUndefined()
  await store().put(key, bytes, 'image/webp')
  await store().put(key, bytes, 'image/webp')
  expect(await store().get(key)).toEqual(bytes)
  await store().remove(key)
  expect(await store().get(key)).toBeUndefined()
  await store().remove(key)
})

test('reports an error of the bucket as an error, never as a missing picture', async () => {
  const stranger = store({ ...KEYS, secretAccessKey: 'wrong' })
  await expect(stranger.put('one/abc/large.webp', Buffer.from('x'), 'image/webp')).rejects.toThrow(
    'answered 403 to PUT',
  )
  await expect(stranger.get('one/abc/large.webp')).rejects.toThrow('answered 403 to GET')
})
