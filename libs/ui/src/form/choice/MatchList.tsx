import { type ReactNode, use, useLayoutEffect, useRef } from 'react'
import { ComboBoxStateContext, Popover, PopoverContext, useSlottedContext } from 'react-aria-components'
import listStyles from './list.module.css'

/**
 * The panel with the choices of a combobox, below its field. A scroll that moves the field closes it, as in react-aria.
 * One that doesn't leaves it open: as a section above the field loads, the browser scrolls the page by its height, to
 * hold the field in place.
 */
export function MatchList({ children }: { children: ReactNode }) {
  const state = use(ComboBoxStateContext)
  const field = useSlottedContext(PopoverContext)?.triggerRef
  const isOpen = state?.isOpen
  const opened = useRef<DOMRect>(undefined)
  useLayoutEffect(() => {
    if (isOpen) opened.current = field?.current?.getBoundingClientRect()
  }, [isOpen, field])

  /** Called for a scroll alone: keys, the blur and a choice close the list by its state. */
  function onScroll() {
    const [was, now] = [opened.current, field?.current?.getBoundingClientRect()]
    const isHeld = was && now && Math.hypot(was.x - now.x, was.y - now.y) < 1
    if (!isHeld) state?.close()
  }

  return (
    <Popover isOpen={isOpen} onOpenChange={onScroll} offset={4} className={listStyles.popover}>
      {children}
    </Popover>
  )
}
