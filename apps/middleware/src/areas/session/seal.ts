import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { existsSync, linkSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const KEY_LENGTH = 32
const NONCE_LENGTH = 12
const TAG_LENGTH = 16

/** Encrypts secrets that must be read again, so that the database alone does not reveal them. */
export interface Seal {
  /** `about` identifies the owner of the secret; a secret opens only with the `about` it was sealed with. */
  close(secret: string, about: string): string
  open(sealed: string, about: string): string
}

/** AES-256-GCM: nonce, tag and ciphertext as base64url. */
export function createSeal(key: Buffer): Seal {
  return {
    close(secret, about) {
      const nonce = randomBytes(NONCE_LENGTH)
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(about))
      const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url')
    },
    open(sealed, about) {
      const bytes = Buffer.from(sealed, 'base64url')
      const text = NONCE_LENGTH + TAG_LENGTH
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_LENGTH))
        .setAAD(Buffer.from(about))
        .setAuthTag(bytes.subarray(NONCE_LENGTH, text))
      try {
        return decipher.update(bytes.subarray(text), undefined, 'utf8') + decipher.final('utf8')
      } catch (cause) {
        throw new Error(`what was sealed about ${about} does not open with this SECRET_KEY`, { cause })
      }
    },
  }
}

/** The key of SECRET_KEY, or else one of our own beside the database, created at the first start. */
export function sealKey(given: Buffer | undefined, home: string): Buffer {
  if (given) return given
  const file = join(home, 'secret-key')
  if (!existsSync(file)) makeKey(file)
  return Buffer.from(readFileSync(file, 'utf8'), 'base64')
}

/** Written to a temporary file and then linked, so that two processes on one folder neither read half a key nor create two. */
function makeKey(file: string) {
  const aside = `${file}.${process.pid}`
  writeFileSync(aside, randomBytes(KEY_LENGTH).toString('base64'), { mode: 0o600 })
  try {
    linkSync(aside, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    unlinkSync(aside)
  }
}
