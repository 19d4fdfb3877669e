import type { CheckContext } from '@greenroom/validation'
import { atom, useSetAtom, useStore } from 'jotai'
import { atomWithReducer } from 'jotai/utils'
import { useState } from 'react'
import type { ItemForm } from '../item.mapping.ts'
import type { Item } from '../product-row.ts'
import { hasChanges, nextVariants, type VariantsState } from './variant-rows.ts'
import { loadVariantsAtom, takenIDsAtom } from './variants.atoms.ts'

/** Only items with a changed matrix want it. */
const loadSaving = () => import('./save-variants.ts')

/** The variants of the item in the form, from `start` on: their state, and their part in the form's save. */
export function useVariants(start: VariantsState, context: CheckContext) {
  const store = useStore()
  const load = useSetAtom(loadVariantsAtom)
  const askTaken = useSetAtom(takenIDsAtom)
  const [variantsAtom] = useState(() => atomWithReducer(start, nextVariants))
  const [dirtyAtom] = useState(() => atom((get) => hasChanges(get(variantsAtom))))
  const dispatch = useSetAtom(variantsAtom)
  const state = () => store.get(variantsAtom)

  return {
    variantsAtom,
    dirtyAtom,

    /** New variants need a product that they share with the item (section 5). */
    requirement() {
      const hasNew = state().sheet.rows.some(({ before }) => before === undefined)
      return hasNew ? { productIDRequired: true } : {}
    },

    /** What is wrong with the variants, in the sentences of section 5; it is marked in the matrix. May ask the server. */
    async problems(main: ItemForm): Promise<string[]> {
      const { sheet, allowSame } = state()
      if (!hasChanges(state())) return []
      const { newIDs, variantIssues } = await loadSaving()
      const taken = await askTaken(newIDs(sheet.rows))
      const found = variantIssues(sheet.rows, main, { ...context, taken, allowSameAttributes: allowSame })
      dispatch({ do: 'mark', issues: found.issues })
      if (found.messages.length > 0 || found.sameAttributes.length === 0) return found.messages
      const ids = found.sameAttributes.map(({ cells }) => cells['itemID']).join(', ')
      return ['Attributes same as the main item', `(${ids}). Change them, or allow it in the variant matrix.`]
    },

    /** What a save of the item carries along. */
    async body(main: ItemForm) {
      if (!hasChanges(state())) return {}
      const { sentVariants } = await loadSaving()
      return { variants: sentVariants(state(), main, context).map(({ body }) => body) }
    },

    /** Marks what the server refused. */
    async markRefused(errors: readonly { field: string; message: string }[], main: ItemForm) {
      if (!hasChanges(state())) return
      const { refusedIssues, sentVariants } = await loadSaving()
      dispatch({ do: 'mark', issues: refusedIssues(errors, sentVariants(state(), main, context)) })
    },

    /** Takes over what the server holds now of the item's variants; `keep` leaves what was typed on top of it. */
    async reload(item: Pick<Item, 'itemID' | 'productID'>, keep: boolean) {
      if (state().loadedOf === undefined && !hasChanges(state())) return
      dispatch({ do: 'renew', items: await load(item), keep, of: item.productID ?? '' })
    },

    discard: () => dispatch({ do: 'discard' }),
  }
}
