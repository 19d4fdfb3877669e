import { ChevronRight } from 'lucide-react'
import { ListBox, ListBoxItem, Text } from 'react-aria-components'
import listStyles from '../form/choice/list.module.css'

export interface FilterMenuEntry {
  id: string
  /** What it filters by. */
  label: string
  /** How many values are chosen. */
  count: number
}

interface FilterMenuListProps {
  /** The accessible name. */
  label: string
  entries: readonly FilterMenuEntry[]
  onOpen: (id: string) => void
}

/** The names of the filters in a FilterMenu, with how many values of each are chosen. */
export function FilterMenuList({ label, entries, onOpen }: FilterMenuListProps) {
  return (
    <ListBox
      aria-label={label}
      items={entries}
      autoFocus
      selectionMode="none"
      onAction={(id) => onOpen(String(id))}
      className={listStyles.list}
    >
      {({ id, label: name, count }) => (
        <ListBoxItem id={id} textValue={name} className={listStyles.item}>
          <Text slot="label" className={listStyles.label}>
            {name}
          </Text>
          {/* Kept while it is empty: react-aria notices a description only if it is there at first. */}
          <Text slot="description" className={listStyles.hint}>
            {count > 0 && `${count} chosen`}
          </Text>
          <ChevronRight aria-hidden />
        </ListBoxItem>
      )}
    </ListBox>
  )
}
