import type { ReactNode } from 'react'
import { Popover as AriaPopover, Dialog, DialogTrigger } from 'react-aria-components'
import styles from './Popover.module.css'

export interface PopoverProps {
  /** A Button or IconButton that opens it. */
  trigger: ReactNode
  /** The accessible name. */
  label: string
  /** The side of the button where it opens; it changes sides where there is no room. */
  placement?: 'bottom start' | 'bottom end' | 'top' | 'right'
  /** Whether it is open, where something else than its button opens it too. */
  open?: boolean
  /** Called when it opens or closes. */
  onOpenChange?: (open: boolean) => void
  /** Text or a few controls. */
  children: ReactNode
}

/** A small panel beside its button. Escape or a click elsewhere closes it. */
export function Popover({ trigger, label, placement = 'bottom start', open, onOpenChange, children }: PopoverProps) {
  return (
    <DialogTrigger {...(open !== undefined && { isOpen: open })} onOpenChange={onOpenChange}>
      {trigger}
      <AriaPopover offset={4} placement={placement} className={styles.popover}>
        <Dialog aria-label={label} className={styles.dialog}>
          {children}
        </Dialog>
      </AriaPopover>
    </DialogTrigger>
  )
}
