import type { ReactNode } from 'react'
import { Button as AriaButton, TooltipTrigger } from 'react-aria-components'
import { Tooltip } from '../overlay/Tooltip.tsx'
import styles from './button.module.css'
import { keepPress } from './keep-press.ts'

export interface ButtonProps {
  /** At most one `primary` per screen; `danger` for actions that cannot be undone; `quiet` inside toolbars and rows. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger'
  /** `small` in toolbars, rows and grids. */
  size?: 'medium' | 'small'
  /** A lucide icon before the text. */
  icon?: ReactNode
  /** The action is running: the button keeps its width and focus, shows a spinner and ignores presses. */
  pending?: boolean
  /** It cannot be pressed now. If this user may never press it, use `denied`. */
  disabled?: boolean
  /** Why this user may not press it. It ignores presses but stays focusable, and shows the reason as a tooltip. */
  denied?: string
  /** `submit` saves the form around it. */
  type?: 'button' | 'submit' | 'reset'
  /** The ID of the form, for a button outside it. */
  form?: string
  /** Called on a click, a tap, Enter or Space. */
  onPress?: () => void
  /** Takes the focus when it appears. */
  autoFocus?: boolean
  /** `close` inside a Dialog or Popover closes it. */
  slot?: string
  /** The accessible name if the text alone is not clear. */
  'aria-label'?: string
  /** A verb and its object: "Reset password". */
  children?: ReactNode
}

/** A button with text. For an icon alone use IconButton. */
export function Button({
  variant = 'secondary',
  size = 'medium',
  icon,
  pending,
  disabled,
  denied,
  type,
  onPress,
  children,
  ...rest
}: ButtonProps) {
  const isDenied = denied !== undefined
  const button = (
    <AriaButton
      {...rest}
      type={isDenied ? 'button' : type}
      onPressStart={({ pointerType, target }) => {
        // Keys and screen readers end no press with a pointer.
        if (pointerType !== 'keyboard' && pointerType !== 'virtual') keepPress(target as HTMLElement)
      }}
      onPress={onPress && !isDenied ? () => onPress() : undefined}
      isDisabled={disabled && !isDenied}
      aria-disabled={isDenied || undefined}
      data-denied={isDenied || undefined}
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
  if (!isDenied) return button
  return (
    <TooltipTrigger delay={200}>
      {button}
      <Tooltip>{denied}</Tooltip>
    </TooltipTrigger>
  )
}
