import { useState } from 'react'

const NOTHING: ReadonlySet<string> = new Set()

/** IDs of the selected items. A selection is of one list: with another query it is gone. */
export function useSelection(query: string) {
  const [selected, setSelected] = useState({ of: query, ids: NOTHING })
  const update = (change: (ids: ReadonlySet<string>) => ReadonlySet<string>) =>
    setSelected((now) => ({ of: query, ids: change(now.of === query ? now.ids : NOTHING) }))
  return [selected.of === query ? selected.ids : NOTHING, update] as const
}
