import type { ReactNode } from 'react'
import { Link } from 'react-aria-components'
import styles from './TextLink.module.css'

export interface TextLinkProps {
  /** The router handles it if the app is wrapped in RAC's RouterProvider. */
  href: string
  /** `quiet` looks like its surroundings until hovered: for names in tables and lists. */
  variant?: 'plain' | 'quiet'
  /** `_blank` opens a new tab. */
  target?: string
  /** The name under which the file is saved. */
  download?: string
  /** Where it leads; never "here". */
  children: ReactNode
}

/** A link inside text or a table. */
export function TextLink({ variant = 'plain', ...rest }: TextLinkProps) {
  return <Link {...rest} className={styles.link} data-variant={variant} />
}
