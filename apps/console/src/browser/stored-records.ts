import type { Reader } from './record-readers.ts'
import { seal, unseal } from './seal.ts'

/** A kind of record in the browser. Raise its version when its shape changes. */
export type RecordKind<Value> = {
  name: string
  version: number
  read: Reader<Value>
  /** It belongs to one browser tab: it survives a reload and ends with the tab. */
  perTab?: true
}

/** The key of a record, whatever its content. */
export type Kept = Pick<RecordKind<unknown>, 'name' | 'perTab'>

/**
 * The owner of the record: the user's ID, because a user name would be readable in the browser's storage. A record of a
 * merchant that a partner works for names the merchant, so that it never appears at another.
 */
export type Owner = { companyCode: string; userID: string; merchant?: string | null }

/** The latest write of each key, so that a slower, older write or one after a removal has no effect. */
const newest = new Map<string, symbol>()

/** Encrypts and stores a value. If the browser can't encrypt, nothing is stored. */
export async function keep<Value>(kind: RecordKind<Value>, value: Value, owner?: Owner): Promise<void> {
  const key = recordKey(kind, owner)
  const turn = Symbol(key)
  newest.set(key, turn)
  const sealed = await seal(JSON.stringify({ version: kind.version, value }), key)
  if (newest.get(key) === turn && sealed !== undefined) storageOf(kind).setItem(key, sealed)
}

/** The stored value. A record of another release or with another shape is discarded. */
export async function readStored<Value>(kind: RecordKind<Value>, owner?: Owner): Promise<Value | undefined> {
  const key = recordKey(kind, owner)
  const storage = storageOf(kind)
  const sealed = storage.getItem(key)
  if (sealed === null) return undefined
  const value = readRecord(kind, await unseal(sealed, key))
  if (value === undefined && storage.getItem(key) === sealed) storage.removeItem(key)
  return value
}

export function readRecord<Value>(kind: RecordKind<Value>, text: string | undefined): Value | undefined {
  try {
    const { version, value } = JSON.parse(text ?? 'null') ?? {}
    return version === kind.version ? kind.read(value) : undefined
  } catch {
    return undefined
  }
}

/** Whether there is such a record, whatever its content. */
export function isKept(kind: Kept, owner?: Owner): boolean {
  return storageOf(kind).getItem(recordKey(kind, owner)) !== null
}

/** Removes at once the record of this owner, or all records of this kind, whoever owns them. */
export function forget(kind: Kept, owner?: Owner): void {
  const removed = recordKey(kind, owner)
  const belongs = (key: string) => key === removed || (!owner && key.startsWith(`${removed}.`))
  for (const key of newest.keys()) if (belongs(key)) newest.delete(key)
  const storage = storageOf(kind)
  for (const key of Object.keys(storage)) if (belongs(key)) storage.removeItem(key)
}

function storageOf({ perTab }: Kept): Storage {
  return perTab ? sessionStorage : localStorage
}

/** The name of a record in the browser's storage. */
export function recordKey({ name }: Kept, owner?: Owner): string {
  const { companyCode, userID, merchant } = owner ?? {}
  return ['greenroom', name, companyCode, userID, merchant].filter((part) => part != null).join('.')
}
