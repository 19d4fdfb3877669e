import type { Reader } from './record-readers.ts'
import { seal, unseal } from './seal.ts'

/** A kind of record in the browser. Whoever changes its shape raises its version. */
export type RecordKind<Value> = {
  name: string
  version: number
  read: Reader<Value>
  /** It belongs to one tab of the browser: it outlives a reload, and not the tab. */
  perTab?: true
}

/** Whose record it is. Names tell a stranger nothing: the user's ID, and not the user name. */
export type Owner = { companyCode: string; userID: string }

/** The newest write of each key, so that a slower one before it, or one of what is forgotten by now, comes to nothing. */
const newest = new Map<string, symbol>()

/** Keeps a value, sealed, in place of the one before. Where the browser cannot seal, nothing is kept. */
export async function keep<Value>(kind: RecordKind<Value>, value: Value, owner?: Owner): Promise<void> {
  const key = keyOf(kind, owner)
  const turn = Symbol(key)
  newest.set(key, turn)
  const sealed = await seal(JSON.stringify({ version: kind.version, value }), key)
  if (newest.get(key) === turn && sealed !== undefined) storageOf(kind).setItem(key, sealed)
}

/** What was kept. A record of another release, or one that is not ours, is discarded. */
export async function recall<Value>(kind: RecordKind<Value>, owner?: Owner): Promise<Value | undefined> {
  const key = keyOf(kind, owner)
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

/** Whether there is such a record, whatever it says. */
export function isKept(kind: RecordKind<unknown>): boolean {
  return storageOf(kind).getItem(keyOf(kind)) !== null
}

/** Forgets the records of this kind at once, whosesoever they are. */
export function forget(kind: RecordKind<unknown>): void {
  const isMeant = (key: string) => key === keyOf(kind) || key.startsWith(`${keyOf(kind)}.`)
  for (const key of newest.keys()) if (isMeant(key)) newest.delete(key)
  const storage = storageOf(kind)
  for (const key of Object.keys(storage)) if (isMeant(key)) storage.removeItem(key)
}

function storageOf({ perTab }: Pick<RecordKind<unknown>, 'perTab'>): Storage {
  return perTab ? sessionStorage : localStorage
}

function keyOf({ name }: RecordKind<never> | RecordKind<unknown>, owner?: Owner): string {
  return ['greenroom', name, ...(owner ? [owner.companyCode, owner.userID] : [])].join('.')
}
