import type { ReactNode } from 'react'
import { Button as AriaButton, TooltipTrigger } from 'react-aria-components'
import styles from './button.module.css'
import { Tooltip } from '../overlay/Tooltip.tsx'

export interface IconButtonProps {
  /** The action in two or three words: the accessible name and the tooltip. */
  label: string
  /** A lucide icon. */
  icon: ReactNode
  variant?: 'quiet' | 'secondary'
  size?: 'medium' | 'small'
  disabled?: boolean
  pending?: boolean
  onPress?: () => void
  slot?: string
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
