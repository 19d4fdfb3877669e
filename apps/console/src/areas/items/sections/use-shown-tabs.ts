import { itemFields } from '@greenroom/catalog'
import { useMemo } from 'react'
import type { ProductTab } from '../product-tab.ts'
import { useFormPart } from '../form/item-form-context.ts'

const REORDER = itemFields.filter(({ section }) => section === 'reorderSettings').map(({ name }) => name)

/** The tabs that the item has as it is in the form, so that a new package has components at once. */
export function useShownTabs(tabs: readonly ProductTab[]): readonly ProductTab[] {
  const type = useFormPart(({ form }) => Number(form.type))
  const ctoType = useFormPart(({ form }) => String(form.ctoType))
  const hasProduct = useFormPart(({ form }) => String(form.productID).trim() !== '')
  const hasReorder = useFormPart(({ form }) => REORDER.some((name) => ![false, ''].includes(form[name] as string)))
  const hasHints = useFormPart(({ form }) => (form.hints ?? []).length > 0)
  return useMemo(
    () => tabs.filter(({ of }) => !of || of({ type, ctoType, hasProduct, hasReorder, hasHints })),
    [tabs, type, ctoType, hasProduct, hasReorder, hasHints],
  )
}
