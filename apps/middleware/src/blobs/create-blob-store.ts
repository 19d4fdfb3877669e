import { join } from 'node:path'
import { type BlobStore, folderStore } from './blob-store.ts'
import { type Bucket, bucketStore } from './bucket-store.ts'

/** The configured bucket, or else a folder of the data folder, which several replicas cannot share. */
export function createBlobStore({ bucket, dataDir }: { bucket: Bucket | undefined; dataDir: string }): BlobStore {
  return bucket ? bucketStore(bucket) : folderStore(join(dataDir, 'images'))
}
