const DATABASE = 'greenroom'
const STORE = 'keys'
const KEY = 'records'
const IV_BYTES = 12
/** As many as one call takes as arguments. */
const PIECE = 0x8000

/**
 * Encrypts a text for this browser (ADR 0008), bound to `label`: it can't be decrypted with another label. Undefined on
 * an insecure origin, where the browser keeps no key.
 */
export async function seal(text: string, label: string): Promise<string | undefined> {
  const key = await keyOfBrowser()
  if (!key) return undefined
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
  const sealed = await crypto.subtle.encrypt(cipherOf(iv, label), key, new TextEncoder().encode(text))
  const bytes = new Uint8Array(IV_BYTES + sealed.byteLength)
  bytes.set(iv)
  bytes.set(new Uint8Array(sealed), IV_BYTES)
  return base64(bytes)
}

/** A long document has a draft of megabytes, so older browsers take it in pieces. */
function base64(bytes: Uint8Array & { toBase64?: () => string }): string {
  if (bytes.toBase64) return bytes.toBase64()
  let text = ''
  for (let at = 0; at < bytes.length; at += PIECE) text += String.fromCharCode(...bytes.subarray(at, at + PIECE))
  return btoa(text)
}

/** The decrypted text; undefined if it was encrypted by another browser or with another label. */
export async function unseal(sealed: string, label: string): Promise<string | undefined> {
  const key = await keyOfBrowser()
  if (!key) return undefined
  try {
    const bytes = Uint8Array.from(atob(sealed), (char) => char.charCodeAt(0))
    const [iv, content] = [bytes.slice(0, IV_BYTES), bytes.slice(IV_BYTES)]
    return new TextDecoder().decode(await crypto.subtle.decrypt(cipherOf(iv, label), key, content))
  } catch {
    return undefined
  }
}

function cipherOf(iv: Uint8Array<ArrayBuffer>, label: string): AesGcmParams {
  return { name: 'AES-GCM', iv, additionalData: new TextEncoder().encode(label) }
}

let found: Promise<CryptoKey | undefined> | undefined

/** Loads the key early, so that the session is stored in time for a quick reload after signing in. */
export function prepareSeal(): void {
  void keyOfBrowser()
}

/** This browser's key, created on first use. Scripts can use it but not read it. */
function keyOfBrowser(): Promise<CryptoKey | undefined> {
  found ??= findKey().catch(() => undefined)
  return found
}

async function findKey(): Promise<CryptoKey | undefined> {
  if (!globalThis.crypto.subtle || !globalThis.indexedDB) return undefined
  const database = await openDatabase()
  const known: unknown = await settled(storeOf(database, 'readonly').get(KEY))
  if (known instanceof CryptoKey) return known
  const made = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
  // If another tab was faster, its key is used.
  await settled(storeOf(database, 'readwrite').add(made, KEY)).catch(() => undefined)
  return settled(storeOf(database, 'readonly').get(KEY))
}

function openDatabase(): Promise<IDBDatabase> {
  const opening = indexedDB.open(DATABASE, 1)
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE)
  return settled(opening)
}

function storeOf(database: IDBDatabase, mode: IDBTransactionMode): IDBObjectStore {
  return database.transaction(STORE, mode).objectStore(STORE)
}

function settled<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = (event) => {
      event.preventDefault()
      reject(request.error)
    }
  })
}
