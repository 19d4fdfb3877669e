import { type RefObject, use, useEffect, useImperativeHandle } from 'react'
import { ComboBoxStateContext } from 'react-aria-components'

/** What a field does with its open list. */
export type OpenList = {
  /** The key of the option with the focus; null for none and while the list is closed. */
  focused: () => string | null
  close: () => void
}

type FirstMatchProps = {
  /** Whether the options answer to the typed text; otherwise none gets the focus by itself. */
  active: boolean
  list?: RefObject<OpenList | null>
}

/**
 * Gives the focus to the first option of a combobox while the user types, so that Enter and Tab choose it. React-aria
 * also renders it once without a state, where it collects the options.
 */
export function FirstMatch({ active, list }: FirstMatchProps) {
  const state = use(ComboBoxStateContext)
  useImperativeHandle(list, () => ({
    focused: () => (state?.isOpen ? ((state.selectionManager.focusedKey as string | null) ?? null) : null),
    close: () => state?.close(),
  }))
  useEffect(() => {
    if (!active || !state?.isOpen) return
    const { collection, selectionManager } = state
    const { focusedKey } = selectionManager
    if (focusedKey !== null && collection.getItem(focusedKey)) return
    const first = [...collection.getKeys()].find((key) => !selectionManager.isDisabled(key))
    if (first !== undefined) selectionManager.setFocusedKey(first)
  })
  return null
}
