import { useEffect, useRef } from 'react'

/**
 * Moves the focus back to the grid of a list when the selection bar, or what has it, disappears with other rows. Returns
 * the props of the element around the grid.
 */
export function useFocusBack(rows: object, isSelecting = false) {
  const list = useRef<HTMLDivElement>(null)
  // React reports no blur when the element itself disappears.
  const hasFocus = useRef(false)

  useEffect(() => {
    if (hasFocus.current) focusIfLost(list.current)
  }, [rows])

  useEffect(() => {
    if (!isSelecting) return
    const element = list.current
    return () => focusIfLost(element)
  }, [isSelecting])

  return {
    ref: list,
    onFocus: () => void (hasFocus.current = true),
    onBlur: () => void (hasFocus.current = false),
  }
}

function focusIfLost(list: HTMLElement | null) {
  if (document.activeElement !== document.body) return
  list?.querySelector<HTMLElement>('[role="row"] > [tabindex="0"]')?.focus()
}
