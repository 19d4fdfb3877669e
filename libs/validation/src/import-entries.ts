import { isBlank } from './text.ts'
import type { ItemFieldName } from './item-fields.ts'

/** A list whose entries an item refers to: that of a field, or the additional attributes. */
export type EntryList = ItemFieldName | 'attributes'

/** An entry of a list. What an item holds of an additional attribute is its key. */
export type ListedEntry = { id: string; name: string }

/** The lists that names are looked up in. A list that is not here is left to whoever checks the IDs. */
export type KnownEntries = { readonly [List in EntryList]?: readonly ListedEntry[] }

/** The lists to which an import may add entries. */
export const CREATABLE_LISTS = [
  'department',
  'category',
  'subcategory',
  'style',
  'color',
  'size',
  'brand',
  'season',
  'team',
  'vendor',
  'printerCategory',
  'attributes',
] as const satisfies readonly EntryList[]

/** What becomes of a name that no entry has: an entry is made of it, the field stays as it is, or the row is refused. */
export type MissingChoice = 'create' | 'leave' | 'refuse'

export type MissingChoices = { readonly [List in EntryList]?: MissingChoice }

/** An entry to be made with the import. */
export type NewEntry = ListedEntry & { list: EntryList }

/** Names without an entry: how many rows say each, by list. */
export type MissingNames = Map<EntryList, Map<string, number>>

/** Turns what files say of entries into IDs, and remembers what no entry is called. */
export type EntryReader = {
  /** The ID that the text is or means; blank where it is to be left; the text itself where nothing is known of it. */
  read(list: EntryList, text: string): string
  missing: MissingNames
  created: NewEntry[]
}

/** IDs are taken to the letter, names in any case. Each name that is to become an entry gets one ID. */
export function readEntries(known: KnownEntries, choices: MissingChoices): EntryReader {
  const indexes = new Map<EntryList, Index>()
  const missing: MissingNames = new Map()
  const created: NewEntry[] = []

  function create(list: EntryList, name: string, index: Index): string {
    const id = entryID(name, index.folded)
    created.push({ list, id, name })
    index.made.set(fold(name), id)
    index.folded.add(fold(id))
    return id
  }

  return {
    missing,
    created,
    read(list, text) {
      const entries = known[list]
      if (!entries || isBlank(text)) return text
      if (!indexes.has(list)) indexes.set(list, indexOf(entries))
      const index = indexes.get(list)!
      if (index.ids.has(text)) return text
      const id = index.named.get(fold(text))
      if (id !== undefined) return id
      if (!missing.has(list)) missing.set(list, new Map())
      const names = missing.get(list)!
      names.set(text, (names.get(text) ?? 0) + 1)
      const choice = choices[list]
      if (choice === 'create') return index.made.get(fold(text)) ?? create(list, text, index)
      return choice === 'leave' ? '' : text
    },
  }
}

type Index = {
  ids: ReadonlySet<string>
  named: ReadonlyMap<string, string>
  /** IDs of the entries to be made, by name. */
  made: Map<string, string>
  /** All IDs in small letters: none may differ from another by case alone. */
  folded: Set<string>
}

function indexOf(entries: readonly ListedEntry[]): Index {
  return {
    ids: new Set(entries.map(({ id }) => id)),
    named: new Map(entries.toReversed().map(({ id, name }) => [fold(name), id])),
    made: new Map(),
    folded: new Set(entries.map(({ id }) => fold(id))),
  }
}

function fold(name: string): string {
  return name.trim().toLowerCase()
}

/** Leaves room in the 50 characters of an ID for a number. */
const ID_LENGTH = 40

/** The ID of a new entry: the letters and digits of its name in capitals, with a number where that is taken. */
function entryID(name: string, taken: ReadonlySet<string>): string {
  const words = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toUpperCase()
    .match(/[\p{L}\p{N}]+/gu) ?? ['NEW']
  const base = [...words.join('-')].slice(0, ID_LENGTH).join('').replace(/-$/, '')
  let id = base
  for (let number = 2; taken.has(fold(id)); number++) id = `${base}-${number}`
  return id
}
