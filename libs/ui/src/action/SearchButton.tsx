import { Search } from 'lucide-react'
import { Button } from 'react-aria-components'
import { Kbd } from './Kbd.tsx'
import styles from './SearchButton.module.css'

export interface SearchButtonProps {
  /** The text inside, and the accessible name. */
  label: string
  /** The equivalent keys: "Ctrl K". */
  shortcut: string
  /** Opens the command palette. */
  onPress: () => void
}

/** Looks like a search box and opens the command palette. Shrinks to its icon on a narrow window. */
export function SearchButton({ label, shortcut, onPress }: SearchButtonProps) {
  return (
    <Button className={styles.button} aria-label={label} onPress={onPress}>
      <Search size={16} />
      <span className={styles.label}>{label}</span>
      <span className={styles.keys}>
        <Kbd>{shortcut}</Kbd>
      </span>
    </Button>
  )
}
