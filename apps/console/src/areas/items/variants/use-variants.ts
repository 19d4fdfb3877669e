import { useAtom } from 'jotai'
import { useCallback } from 'react'
import { useItemScope } from '../form/item-form-context.ts'
import { nextVariants, type VariantsAction } from './variant-rows.ts'

/** The variants of the item in the form, and functions to change them. */
export function useVariants() {
  const [state, setState] = useAtom(useItemScope().variantsAtom)
  const dispatch = useCallback((action: VariantsAction) => setState((now) => nextVariants(now, action)), [setState])
  return [state, dispatch] as const
}
