import { newRequestID } from '@greenroom/api-client'
import type { ItemDraft } from '@greenroom/catalog'
import { useStore } from 'jotai'
import { useItemFormScope } from '../form/item-form-context.ts'
import { useVariants } from './use-variants.ts'
import { newRows } from './variant-rows.ts'

/**
 * Makes rows of the matrix, and adds them. They share a product, so an item without a product ID gets its own ID as one, as far as
 * both have been typed and the user may write it.
 */
export function useNewVariants() {
  const { stateAtom, dispatch, rights } = useItemFormScope()
  const store = useStore()
  const [, dispatchVariants] = useVariants()
  function make(drafts: readonly ItemDraft[]) {
    const { form } = store.get(stateAtom)
    const needsProduct = String(form.productID).trim() === '' && form.itemID !== ''
    if (needsProduct && !rights.locked.has('productID')) {
      dispatch({ do: 'change', values: { productID: form.itemID } })
    }
    return newRows(drafts, form, newRequestID())
  }
  return { make, add: (drafts: readonly ItemDraft[]) => dispatchVariants({ do: 'add', rows: make(drafts) }) }
}
