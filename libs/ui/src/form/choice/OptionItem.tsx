import { Check } from 'lucide-react'
import { ListBoxItem, Text } from 'react-aria-components'
import styles from './list.module.css'
import type { Option } from './option.ts'

/** One option of a list, with a check mark if chosen or, in a multiple choice, a checkbox. */
export function OptionItem({ option, boxed }: { option: Option; boxed?: boolean }) {
  return (
    <ListBoxItem id={option.id} textValue={option.label} isDisabled={option.disabled} className={styles.item}>
      <span className={boxed ? styles.tickBox : styles.tick} aria-hidden>
        <Check size={14} />
      </span>
      <Text slot="label" className={styles.label}>
        {option.label}
      </Text>
      {/* Kept while it is empty: react-aria notices a description only if it is there at first. */}
      {(boxed || option.hint || option.count) && (
        <Text slot="description" className={styles.hint}>
          {[option.hint, option.count].filter(Boolean).join(' · ')}
        </Text>
      )}
    </ListBoxItem>
  )
}
