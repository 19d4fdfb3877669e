import type { ReactNode } from 'react'
import { Popover as AriaPopover, Dialog, DialogTrigger } from 'react-aria-components'
import styles from './Popover.module.css'

export interface PopoverProps {
  /** A Button or IconButton that opens it. */
  trigger: ReactNode
  /** The accessible name. */
  label: string
  placement?: 'bottom start' | 'bottom end' | 'top' | 'right'
  children: ReactNode
}

/** A small panel beside its button. Escape or a click elsewhere closes it. */
export function Popover({ trigger, label, placement = 'bottom start', children }: PopoverProps) {
  return (
    <DialogTrigger>
      {trigger}
      <AriaPopover offset={4} placement={placement} className={styles.popover}>
        <Dialog aria-label={label} className={styles.dialog}>
          {children}
        </Dialog>
      </AriaPopover>
    </DialogTrigger>
  )
}
