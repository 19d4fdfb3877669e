import type { ReactNode } from 'react'
import { Tooltip as AriaTooltip } from 'react-aria-components'
import styles from './Tooltip.module.css'

/** A short text beside the focused or hovered element. Use it inside RAC's TooltipTrigger; IconButton includes its own. */
export function Tooltip({ placement, children }: { placement?: 'top' | 'right'; children: ReactNode }) {
  return (
    <AriaTooltip offset={6} placement={placement} className={styles.tooltip}>
      {children}
    </AriaTooltip>
  )
}
