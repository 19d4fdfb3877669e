import type { ReactNode } from 'react'
import { Link } from 'react-aria-components'
import styles from './TextLink.module.css'

export interface TextLinkProps {
  /** The router handles it if the app is wrapped in RAC's RouterProvider. */
  href: string
  /** `quiet` looks like its surroundings until hovered: for names in tables and lists. */
  variant?: 'plain' | 'quiet'
  target?: string
  download?: string
  children: ReactNode
}

/** A link inside text or a table. */
export function TextLink({ variant = 'plain', ...rest }: TextLinkProps) {
  return <Link {...rest} className={styles.link} data-variant={variant} />
}
