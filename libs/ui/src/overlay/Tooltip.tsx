import { type ReactNode, useContext, useEffect, useEffectEvent } from 'react'
import { flushSync } from 'react-dom'
import { Tooltip as AriaTooltip, TooltipTriggerStateContext } from 'react-aria-components'
import styles from './Tooltip.module.css'

export interface TooltipProps {
  /** The side of the element; it changes sides where there is no room. */
  placement?: 'top' | 'right'
  /** A few words. */
  children: ReactNode
}

/** A short text beside the focused or hovered element. Use it inside RAC's TooltipTrigger; IconButton includes its own. */
export function Tooltip({ placement, children }: TooltipProps) {
  useSharedEscape()
  return (
    <AriaTooltip offset={6} placement={placement} className={styles.tooltip}>
      {children}
    </AriaTooltip>
  )
}

/** Closes the tooltip before react-aria sees Escape, which would otherwise keep it from the dialog beneath. */
function useSharedEscape() {
  const tooltip = useContext(TooltipTriggerStateContext)
  const close = useEffectEvent(() => flushSync(() => tooltip?.close(true)))
  const isOpen = tooltip?.isOpen
  useEffect(() => {
    if (!isOpen) return
    const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && close()
    window.addEventListener('keydown', onKeyDown, true)
    return () => window.removeEventListener('keydown', onKeyDown, true)
  }, [isOpen])
}
