import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { atEnd } from './at-end.ts'

/** A new folder, removed once everything started after it has stopped. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'greenroom-'))
  atEnd(() => removeFolder(folder))
  return folder
}

/** A stopped database may still be removing its own files: for a while it is tried again. */
export function removeFolder(folder: string) {
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
}
