import type { ReactNode } from 'react'
import { Button as AriaButton } from 'react-aria-components'
import styles from './button.module.css'

export interface ButtonProps {
  /** One `primary` a screen; `danger` for what cannot be undone; `quiet` inside toolbars and rows. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger'
  size?: 'medium' | 'small'
  /** A lucide icon, set before the text. */
  icon?: ReactNode
  /** The action is under way: the button keeps its width and focus, shows a spinner and ignores presses. */
  pending?: boolean
  disabled?: boolean
  type?: 'button' | 'submit' | 'reset'
  /** Ties a button outside its form to it, by the form's id. */
  form?: string
  onPress?: () => void
  autoFocus?: boolean
  /** `close` inside a Dialog or Popover closes it. */
  slot?: string
  'aria-label'?: string
  children?: ReactNode
}

/** A button with a text. For an icon alone take IconButton. */
export function Button({
  variant = 'secondary',
  size = 'medium',
  icon,
  pending,
  disabled,
  onPress,
  children,
  ...rest
}: ButtonProps) {
  return (
    <AriaButton
      {...rest}
      onPress={onPress && (() => onPress())}
      isDisabled={disabled}
      isPending={pending}
      className={styles.button}
      data-variant={variant}
      data-size={size}
    >
      {icon}
      {children != null && <span className={styles.text}>{children}</span>}
      {pending && <span className={styles.spinner} aria-hidden />}
    </AriaButton>
  )
}
