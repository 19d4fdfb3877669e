import type { ReactNode } from 'react'
import { Button as AriaButton, TooltipTrigger } from 'react-aria-components'
import styles from './button.module.css'
import { Tooltip } from '../overlay/Tooltip.tsx'

export interface IconButtonProps {
  /** The action in two or three words: the accessible name and the tooltip. */
  label: string
  /** A lucide icon. */
  icon: ReactNode
  /** `secondary` has an edge, for a button that stands alone. */
  variant?: 'quiet' | 'secondary'
  /** `small` in rows and headers. */
  size?: 'medium' | 'small'
  /** It cannot be pressed now. */
  disabled?: boolean
  /** The action is running: it shows a spinner and ignores presses. */
  pending?: boolean
  /** Called on a click, a tap, Enter or Space. */
  onPress?: () => void
  /** The part it plays in react-aria's parent, such as `close`. */
  slot?: string
  /** Whether what it opens is open. */
  'aria-expanded'?: boolean
}

/** A button with an icon alone. Its label shows on hover and on keyboard focus. */
export function IconButton(props: IconButtonProps) {
  const { label, icon, variant = 'quiet', size = 'medium', disabled, pending, onPress, ...rest } = props
  return (
    <TooltipTrigger delay={500}>
      <AriaButton
        {...rest}
        aria-label={label}
        onPress={onPress && (() => onPress())}
        isDisabled={disabled}
        isPending={pending}
        className={styles.button}
        data-variant={variant}
        data-size={size}
        data-shape="icon"
      >
        {icon}
        {pending && <span className={styles.spinner} aria-hidden />}
      </AriaButton>
      <Tooltip>{label}</Tooltip>
    </TooltipTrigger>
  )
}
