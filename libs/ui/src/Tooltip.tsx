import type { ReactNode } from 'react'
import { Tooltip as AriaTooltip } from 'react-aria-components'
import styles from './Tooltip.module.css'

/** A short text beside what has focus or the pointer. Lives inside RAC's TooltipTrigger; IconButton brings its own. */
export function Tooltip({ placement, children }: { placement?: 'top' | 'right'; children: ReactNode }) {
  return (
    <AriaTooltip offset={6} placement={placement} className={styles.tooltip}>
      {children}
    </AriaTooltip>
  )
}
