import { ENTITLEMENT_LIMITS, tooManyCells } from '@greenroom/catalog'
import { isSystemItem } from '@greenroom/permissions'
import { countOf, numbers } from '@greenroom/ui'
import { useSetAtom } from 'jotai'
import {
  entitleAtom,
  type EntitlementCell,
  type EntitlementChange,
  removeAtom,
  type SellingDates,
} from '../entitlements.atoms.ts'
import { filterOf, type TypedFilter } from '../item-filters.ts'
import { placeOfText } from '../place-text.ts'
import { cellsOf, useChange } from '../use-change.ts'
import { mayHaveExplicit } from './matrix-cells.ts'

export type SelectedCells = {
  items: readonly string[]
  /** Such as `STORE/S1`. */
  places: readonly string[]
  /** Every item that the filter finds, with those that are not loaded yet. */
  every?: { filter: TypedFilter; total: { count: number; capped: boolean } } | undefined
  /** A cell as far as it is loaded. */
  cellAt: (item: string, place: string) => EntitlementCell | undefined
}

/** Changes the selected cells of the matrix, as one change that can be undone. */
export function useSelectedCells({ items, places, every, cellAt }: SelectedCells) {
  const entitle = useSetAtom(entitleAtom)
  const remove = useSetAtom(removeAtom)
  const { perform, pending } = useChange()
  const count = (every?.total.count ?? items.length) * places.length
  const locations = places.flatMap((text) => placeOfText(text) ?? [])
  const most = every ? ENTITLEMENT_LIMITS.bulk : ENTITLEMENT_LIMITS.cells
  const refused =
    count === 0
      ? 'Select cells first.'
      : locations.length > ENTITLEMENT_LIMITS.locations
        ? `Select at most ${ENTITLEMENT_LIMITS.locations} places.`
        : !every && items.every(isSystemItem)
          ? "System items can't be entitled."
          : count <= most
            ? undefined
            : every
              ? tooManyCells()
              : `Select at most ${numbers.text(most)} cells, or whole columns.`

  const removalRefused =
    refused ??
    (every || mayHaveExplicit(items, places, cellAt)
      ? undefined
      : 'No selected cell is explicit. What is inherited is removed at the place that has it.')

  const cells = () =>
    every
      ? { filter: { ...filterOf(every.filter), status: ['Active' as const] }, locations }
      : {
          cells: items
            .filter((itemID) => !isSystemItem(itemID))
            .flatMap((itemID) => locations.map((location) => ({ itemID, ...location }))),
        }
  const words = (change: EntitlementChange) => countOf(cellsOf(change), 'cell', 'cells')

  return {
    /** How many there are, in words. */
    text: count === 0 ? 'No cells' : `${every?.total.capped ? 'More than ' : ''}${countOf(count, 'cell', 'cells')}`,
    /** Why they can't be changed at once. */
    refused,
    /** Why their entitlements can't be removed. */
    removalRefused,
    pending,
    entitle: () =>
      perform(
        'Items cannot be entitled',
        () => entitle(cells()),
        (change) => `${words(change)} entitled`,
      ),
    changeDates: (dates: SellingDates, existingOnly: boolean) =>
      perform(
        'Items cannot be entitled',
        () => entitle({ ...cells(), dates, ...(existingOnly && { existingOnly }) }),
        (change) => `Dates of ${words(change)} changed`,
      ),
    remove: () =>
      perform(
        count === 1 ? 'Entitlements item cannot be removed' : 'Entitlements cannot be removed',
        () => remove(cells()),
        (change) => `Entitlements of ${words(change)} removed`,
      ),
  }
}
