import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Where the bytes of pictures lie. A key is a path of plain names; what is kept under a key never changes. */
export interface BlobStore {
  put(key: string, bytes: Buffer): Promise<void>
  /** Undefined where there is nothing under the key. */
  get(key: string): Promise<Buffer | undefined>
  /** No error where there is nothing. */
  remove(key: string): Promise<void>
}

/** A file for each key below a folder, which is made when the first is kept. */
export function folderStore(folder: string): BlobStore {
  const fileOf = (key: string) => join(folder, key)
  return {
    // Written aside and then renamed, so that nobody reads half a file, not even after a crash.
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
