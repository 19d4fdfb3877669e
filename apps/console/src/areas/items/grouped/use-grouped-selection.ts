import type { EntryLabelOf } from '@greenroom/catalog'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { showFailure } from '#failures/show-failure.ts'
import { productRowID, type Variants } from './grouped-rows.ts'
import { loadMembersAtom, type Members } from './groups.atoms.ts'
import type { ProductRow } from '../list/product-row.ts'
import type { GroupedQuery } from '../list/products-url.ts'
import { useSelection } from '../list/use-selection.ts'

const NONE: Members = new Map()

type GroupedList = {
  rows: readonly ProductRow[]
  variants: ReadonlyMap<string, Variants>
  query: GroupedQuery
  labelOf: EntryLabelOf
  /** The one spelling of what the list shows. */
  text: string
}

/**
 * The selected items of a list grouped by product. To select a product is to select all of its items that match; it
 * shows as selected while all of them are. They are selected in garment order, which a document takes over.
 */
export function useGroupedSelection({ rows, variants, query, labelOf, text }: GroupedList) {
  const loadMembers = useSetAtom(loadMembersAtom)
  const [itemIDs, update] = useSelection(text)
  const [known, setKnown] = useState({ of: text, members: NONE })
  const members = known.of === text ? known.members : NONE

  const membersOf = (productID: string): readonly string[] | undefined => {
    const loaded = variants.get(productID)
    return loaded?.state === 'all' ? loaded.items.map(({ itemID }) => itemID) : members.get(productID)
  }
  const products = rows.flatMap(({ grouped }) => grouped?.product?.productID ?? [])
  const isFull = (ids: readonly string[] = []) => ids.length > 0 && ids.every((id) => itemIDs.has(id))
  const full = products.filter((id) => isFull(membersOf(id)))
  const selection: ReadonlySet<string> = new Set([...itemIDs, ...full.map(productRowID)])

  /** Takes over which rows the grid wants selected. */
  async function select(wanted: ReadonlySet<string>) {
    const added = rows.filter((row) => wanted.has(idOf(row)) && !selection.has(idOf(row)))
    const removed = new Set([...itemIDs].filter((id) => !wanted.has(id)))
    for (const id of full) if (!wanted.has(productRowID(id))) membersOf(id)?.forEach((member) => removed.add(member))
    const addedProducts = added.flatMap(({ grouped }) => grouped?.product?.productID ?? [])
    const found = [
      ...added.flatMap(({ item, grouped }) => (grouped?.product ? [] : item.itemID || [])),
      ...addedProducts.flatMap((id) => membersOf(id) ?? []),
    ]
    update((ids) => new Set([...[...ids].filter((id) => !removed.has(id)), ...found]))
    const unknown = addedProducts.filter((id) => !membersOf(id))
    if (unknown.length === 0) return
    try {
      const loaded = await loadMembers(unknown, query, labelOf)
      setKnown((now) => ({ of: text, members: new Map([...(now.of === text ? now.members : NONE), ...loaded]) }))
      update((ids) => new Set([...ids, ...[...loaded.values()].flat()]))
    } catch (failure) {
      showFailure("The variants couldn't be selected", failure)
    }
  }

  return { itemIDs, selection, select }
}

const idOf = ({ item, grouped }: ProductRow) => grouped?.id ?? item.itemID
