import { type IDBPDatabase, openDB } from 'idb'
import { seal, unseal } from './seal.ts'
import { type Kept, type Owner, readRecord, recordKey, type RecordKind } from './stored-records.ts'

/** One of many that the server must get. Its kind and owner, and its own ID among theirs. */
type EntryKey = [scope: string, id: string]

const STORE = 'entries'

let opened: Promise<IDBPDatabase> | undefined

function openDatabase(): Promise<IDBPDatabase> {
  opened ??= openDB('greenroom-entries', 1, {
    upgrade: (database) => void database.createObjectStore(STORE),
    terminated: () => (opened = undefined),
  })
  return opened
}

/** Uses the database, a second time if the browser has closed it, as WebKit does with pages in the background. */
async function withDatabase<Result>(use: (database: IDBPDatabase) => Promise<Result>): Promise<Result> {
  try {
    return await use(await openDatabase())
  } catch {
    opened = undefined
    return use(await openDatabase())
  }
}

let written: Promise<unknown> = Promise.resolve()

/** Writes in the order of the calls: an entry that is dropped while it is encrypted does not come back. */
function inOrder<Result>(write: () => Promise<Result>): Promise<Result> {
  const result = written.then(write)
  written = result.catch(() => undefined)
  return result
}

/**
 * Encrypts and stores an entry, in place of the one with this ID. Returns whether it was written to the disk and read
 * back. A browser that can't encrypt, or has no room, keeps nothing.
 */
export function keepEntry<Value>(kind: RecordKind<Value>, id: string, value: Value, owner: Owner): Promise<boolean> {
  const key: EntryKey = [recordKey(kind, owner), id]
  askToKeep()
  return inOrder(async () => {
    const sealed = await seal(JSON.stringify({ version: kind.version, value }), key.join('.'))
    if (sealed === undefined) return false
    return withDatabase(async (database) => {
      const { store, done } = database.transaction(STORE, 'readwrite', { durability: 'strict' })
      await Promise.all([store.put(sealed, key), done])
      return (await database.get(STORE, key)) === sealed
    })
  }).catch(() => false)
}

/** All entries of this kind in the order of their IDs. Those of another release or shape stay where they are. */
export async function keptEntries<Value>(kind: RecordKind<Value>, owner: Owner): Promise<Value[]> {
  const scope = recordKey(kind, owner)
  const found = await withDatabase((database) => {
    const { store } = database.transaction(STORE)
    const all = IDBKeyRange.bound([scope], [scope, []])
    return Promise.all([
      store.getAllKeys(all) as unknown as Promise<EntryKey[]>,
      store.getAll(all) as Promise<string[]>,
    ])
  }).catch(() => undefined)
  const [keys, sealed] = found ?? [[], []]
  const values = await Promise.all(
    keys.map(async (key, index) => readRecord(kind, await unseal(sealed[index]!, key.join('.')))),
  )
  return values.filter((value) => value !== undefined)
}

/** Removes entries that the server has, or that the user gives up. */
export function dropEntries(kind: Kept, ids: readonly string[], owner: Owner): Promise<void> {
  const scope = recordKey(kind, owner)
  return inOrder(() =>
    withDatabase(async (database) => {
      const { store, done } = database.transaction(STORE, 'readwrite')
      await Promise.all([...ids.map((id) => store.delete([scope, id])), done])
    }),
  ).catch(() => undefined)
}

let isAsked = false

/** Asks the browser once not to remove what is stored when it runs out of room. */
function askToKeep() {
  if (isAsked) return
  isAsked = true
  void navigator.storage?.persist?.().catch(() => undefined)
}
