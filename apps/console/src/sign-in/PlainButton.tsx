import type { ReactNode } from 'react'
import styles from './plain.module.css'

type PlainButtonProps = { pending?: boolean; type?: 'submit' | 'button'; onClick?: () => void; children: ReactNode }

/** The primary button without react-aria, to keep the pages outside the app small. */
export function PlainButton({ pending, type = 'button', onClick, children }: PlainButtonProps) {
  return (
    <button
      type={type}
      className={styles.button}
      aria-disabled={pending}
      aria-busy={pending}
      onClick={pending ? (event) => event.preventDefault() : onClick}
    >
      {children}
    </button>
  )
}
