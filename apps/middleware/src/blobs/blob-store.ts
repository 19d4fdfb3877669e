import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Stores the bytes of pictures and attachments. A key is a path of plain names; the content of a key never changes. */
export interface BlobStore {
  /** `type` is the media type, for stores that keep one. */
  put(key: string, bytes: Buffer, type: string): Promise<void>
  /** Undefined if the key has no content. */
  get(key: string): Promise<Buffer | undefined>
  /** Does nothing if the key has no content. */
  remove(key: string): Promise<void>
}

const PLAIN_KEY = /^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/

/** The key, which may come from a restored row. Throws for one that could lead out of the store. */
export function plainKey(key: string): string {
  if (PLAIN_KEY.test(key)) return key
  throw new Error(`${JSON.stringify(key)} is not the key of a picture or attachment`)
}

/** One file per key below a folder, which is created with the first file. */
export function folderStore(folder: string): BlobStore {
  const fileOf = (key: string) => join(folder, plainKey(key))
  return {
    // Written to a temporary file and then renamed, so that nobody reads half a file, even after a crash.
    async put(key, bytes) {
      const file = fileOf(key)
      const aside = `${file}.${randomUUID()}`
      await mkdir(dirname(file), { recursive: true, mode: 0o700 })
      await writeFile(aside, bytes, { mode: 0o600, flush: true })
      await rename(aside, file)
    },
    async get(key) {
      return readFile(fileOf(key)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return undefined
        throw error
      })
    },
    async remove(key) {
      await rm(fileOf(key), { force: true })
    },
  }
}
