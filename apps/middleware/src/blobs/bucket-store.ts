import { AwsClient } from 'aws4fetch'
import { type BlobStore, plainKey } from './blob-store.ts'

/** A bucket of any S3-compatible service. */
export interface Bucket {
  /** Without the bucket or a trailing slash, e.g. `https://s3.eu-central-1.amazonaws.com`. */
  endpoint: string
  name: string
  region: string
  accessKeyID: string
  secretAccessKey: string
}

/** The time limit for the service, in milliseconds. */
const PATIENCE = 20_000

/** One object per key. The bucket is part of the path, which every such service understands. */
export function bucketStore({ endpoint, name, region, accessKeyID, secretAccessKey }: Bucket): BlobStore {
  const client = new AwsClient({ accessKeyId: accessKeyID, secretAccessKey, region, service: 's3', retries: 3 })
  async function send(method: string, key: string, init: RequestInit = {}): Promise<Response> {
    const url = `${endpoint}/${name}/${plainKey(key)}`
    const response = await client.fetch(url, { method, signal: AbortSignal.timeout(PATIENCE), ...init })
    if (response.ok || (response.status === 404 && method !== 'PUT')) return response
    throw new Error(
      `the bucket answered ${response.status} to ${method} ${key}: ${(await response.text()).slice(0, 300)}`,
    )
  }
  return {
    async put(key, bytes, type) {
      await send('PUT', key, { body: new Uint8Array(bytes), headers: { 'content-type': type } })
    },
    async get(key) {
      const response = await send('GET', key)
      return response.ok ? Buffer.from(await response.arrayBuffer()) : undefined
    },
    async remove(key) {
      await send('DELETE', key)
    },
  }
}
