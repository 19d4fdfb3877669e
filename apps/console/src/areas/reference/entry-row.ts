import { entryLabel } from '@greenroom/catalog'
import type { Entry } from '#records/entries/entries.atoms.ts'
import type { EntryUse } from './lists.atoms.ts'

/** An entry with what is shown beside it. */
export type EntryRow = Entry & {
  /** What people read of the entry above. */
  aboveLabel: string
  /** Undefined until they have been counted. */
  items: number | undefined
  entries: number | undefined
  others: number | undefined
}

const NO_USES: Omit<EntryUse, 'id'> = { items: 0, entries: 0, others: 0 }

export function rowsOf(
  entries: readonly Entry[],
  above: readonly Entry[],
  uses: ReadonlyMap<string, EntryUse> | undefined,
): EntryRow[] {
  const labels = new Map(above.map((entry) => [entry.id, entryLabel(entry)]))
  return entries.map((entry) => {
    const counted = uses && (uses.get(entry.id) ?? NO_USES)
    return {
      ...entry,
      aboveLabel: entry.parentID ? (labels.get(entry.parentID) ?? entry.parentID) : '',
      items: counted?.items,
      entries: counted?.entries,
      others: counted?.others,
    }
  })
}
