import type { AttributeRule, ItemFieldName } from '@greenroom/catalog'
import { foldName, isBlank, isUnreadable } from '@greenroom/validation'

/** A list whose records an item refers to: that of a field, or the additional attributes. */
export type EntryList = ItemFieldName | 'attributes'

/** A reference record. An item stores an additional attribute under its key, with a value that its rule accepts. */
export type ListedEntry = { id: string; name: string; rule?: AttributeRule }

/** The lists in which names are looked up. IDs of other lists are checked elsewhere. */
export type KnownEntries = { readonly [List in EntryList]?: readonly ListedEntry[] }

/** The lists to which an import may add records. */
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

/** What to do with a name without a record: create a record, leave the field unchanged, or refuse the row. */
export type MissingChoice = 'create' | 'leave' | 'refuse'

export type MissingChoices = { readonly [List in EntryList]?: MissingChoice }

/** A record to create with the import. */
export type NewEntry = ListedEntry & { list: EntryList }

/** Unknown names with their number of rows, by list. */
export type MissingNames = Map<EntryList, Map<string, number>>

/** Resolves references in files to IDs, and collects names without a record. */
export type EntryReader = {
  /**
   * The ID for the text; blank if the field is to be left unchanged; the text itself if nothing is known, or if it can't
   * be read.
   */
  read(list: EntryList, text: string): string
  /** Whether the text is no ID but the name of several records. */
  isAmbiguous(list: EntryList, text: string): boolean
  /** Whether what `read` answers is neither a record nor to become one, and so is refused. */
  isUnknown(list: EntryList, text: string): boolean
  /** What values an additional attribute may have; undefined for any text. */
  ruleOf(key: string): AttributeRule | undefined
  missing: MissingNames
  created: NewEntry[]
}

/** IDs are matched exactly, names as people see them, unless several records have the name. Each new name gets one ID. */
export function readEntries(known: KnownEntries, choices: MissingChoices): EntryReader {
  const indexes = new Map<EntryList, Index>()
  const missing: MissingNames = new Map()
  const created: NewEntry[] = []

  function create(list: EntryList, name: string, index: Index): string {
    const id = entryID(name, index.folded)
    created.push({ list, id, name })
    index.made.set(foldName(name), id)
    index.folded.add(foldName(id))
    return id
  }

  function indexOfList(list: EntryList): Index | undefined {
    const entries = known[list]
    if (entries && !indexes.has(list)) indexes.set(list, indexOf(entries))
    return indexes.get(list)
  }

  const isAmbiguous = (list: EntryList, text: string) => {
    const index = indexOfList(list)
    return index !== undefined && !index.ids.has(text) && index.shared.has(foldName(text))
  }

  const rules = new Map(known.attributes?.map(({ id, rule }) => [id, rule]))

  return {
    missing,
    created,
    ruleOf: (key) => rules.get(key),
    isAmbiguous,
    isUnknown(list, text) {
      const index = indexOfList(list)
      const isRefused = choices[list] !== 'create' && choices[list] !== 'leave'
      if (!index || !isRefused || isBlank(text) || isUnreadable(text)) return false
      return !index.ids.has(text) && !isAmbiguous(list, text)
    },
    read(list, given) {
      const text = given.normalize('NFC')
      const index = indexOfList(list)
      if (!index || isBlank(text) || index.ids.has(text) || isAmbiguous(list, text) || isUnreadable(text)) return text
      const id = index.named.get(foldName(text))
      if (id !== undefined) return id
      if (!missing.has(list)) missing.set(list, new Map())
      const names = missing.get(list)!
      names.set(text, (names.get(text) ?? 0) + 1)
      const choice = choices[list]
      if (choice === 'create') return index.made.get(foldName(text)) ?? create(list, text, index)
      return choice === 'leave' ? '' : text
    },
  }
}

type Index = {
  ids: ReadonlySet<string>
  named: ReadonlyMap<string, string>
  /** Names of several records. */
  shared: ReadonlySet<string>
  /** IDs of the records to create, by name. */
  made: Map<string, string>
  /** All IDs in lowercase: no two may differ only by case. */
  folded: Set<string>
}

function indexOf(entries: readonly ListedEntry[]): Index {
  const seen = new Set<string>()
  return {
    ids: new Set(entries.map(({ id }) => id)),
    named: new Map(entries.map(({ id, name }) => [foldName(name), id])),
    shared: new Set(
      entries.map(({ name }) => foldName(name)).filter((name) => name && seen.size === seen.add(name).size),
    ),
    made: new Map(),
    folded: new Set(entries.map(({ id }) => foldName(id))),
  }
}

/** Leaves room for a number within the 50 characters of an ID. */
const ID_LENGTH = 40

/** The ID of a new record: the letters and digits of its name in uppercase, with a number if that is taken. */
function entryID(name: string, taken: ReadonlySet<string>): string {
  const words = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toUpperCase()
    .match(/[\p{L}\p{N}]+/gu) ?? ['NEW']
  const base = [...words.join('-')].slice(0, ID_LENGTH).join('').replace(/-$/, '')
  let id = base
  for (let number = 2; taken.has(foldName(id)); number++) id = `${base}-${number}`
  return id
}
