import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bucketStore } from '../src/images/bucket-store.ts'

/** A server that speaks S3 and checks signatures, on a folder and port of its own. */
const folder = mkdtempSync(join(tmpdir(), 'greenroom-s3-'))
const server = new S3rver({
  port: 0,
  address: '127.0.0.1',
  silent: true,
  directory: folder,
  configureBuckets: [{ name: 'pictures', configs: [] }],
})
/** The one pair that the server knows. */
const KEYS = { accessKeyID: 'S3RVER', secretAccessKey: 'S3RVER' }
let endpoint = ''

beforeAll(async () => {
  const { port } = await server.run()
  endpoint = `http://127.0.0.1:${port}`
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

const store = (keys = KEYS) => bucketStore({ endpoint, name: 'pictures', region: 'us-east-1', ...keys })

test('what is put into a bucket is there, byte for byte, until it is removed', async () => {
  const bytes = Buffer.from(Array.from({ length: 100_000 }, (_, index) => index % 256))
  const key = 'one/abc/large.webp'
  expect(await store().get(key)).toBeUndefined()
  await store().put(key, bytes)
  await store().put(key, bytes)
  expect(await store().get(key)).toEqual(bytes)
  await store().remove(key)
  expect(await store().get(key)).toBeUndefined()
  await store().remove(key)
})

test('a refusal of the bucket is an error, and never a picture that is missing', async () => {
  const stranger = store({ ...KEYS, secretAccessKey: 'wrong' })
  await expect(stranger.put('one/abc/large.webp', Buffer.from('x'))).rejects.toThrow('answered 403 to PUT')
  await expect(stranger.get('one/abc/large.webp')).rejects.toThrow('answered 403 to GET')
})
