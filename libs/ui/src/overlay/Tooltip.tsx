import type { ReactNode } from 'react'
import { Tooltip as AriaTooltip } from 'react-aria-components'
import styles from './Tooltip.module.css'

export interface TooltipProps {
  /** The side of the element; it changes sides where there is no room. */
  placement?: 'top' | 'right'
  /** A few words. */
  children: ReactNode
}

/** A short text beside the focused or hovered element. Use it inside RAC's TooltipTrigger; IconButton includes its own. */
export function Tooltip({ placement, children }: TooltipProps) {
  return (
    <AriaTooltip offset={6} placement={placement} className={styles.tooltip}>
      {children}
    </AriaTooltip>
  )
}
