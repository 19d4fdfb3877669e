import { join } from 'node:path'
import type { Config } from '#boot/config.ts'
import { type BlobStore, folderStore } from './blob-store.ts'
import { bucketStore } from './bucket-store.ts'

/** The configured bucket, or else a folder of the data folder, which several replicas cannot share. */
export function createBlobStore({ bucket, dataDir }: Config): BlobStore {
  return bucket ? bucketStore(bucket) : folderStore(join(dataDir, 'images'))
}
