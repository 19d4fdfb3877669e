import { useState } from 'react'
import { Autocomplete, ListBox } from 'react-aria-components'
import { Button } from '../../action/Button.tsx'
import { SearchField } from '../text/SearchField.tsx'
import listStyles from './list.module.css'
import styles from './MultiSelect.module.css'
import { matchOptions, type Option } from './option.ts'
import { OptionItem } from './OptionItem.tsx'
import { numbers } from '../numbers.ts'

export interface MultiSelectChoicesProps {
  /** The text of the button, and the accessible name of the choices. */
  label: string
  /** All choices, in the order in which they are listed. */
  options: readonly Option[]
  /** The IDs of the chosen options. */
  value: readonly string[]
  /** Called with the IDs of all chosen options. */
  onChange: (value: string[]) => void
}

/** The content of a MultiSelect. It is mounted only while open, so that the search starts empty each time. */
export function MultiSelectChoices({ label, options, value, onChange }: MultiSelectChoicesProps) {
  const [text, setText] = useState('')
  const { shown, more } = matchOptions(options, text)
  const chosen = new Set(value)

  /** Keeps choices that the search hides. */
  function choose(keys: Set<string>) {
    const visible = new Set(shown.map(({ id }) => id))
    onChange([...value.filter((id) => !visible.has(id)), ...shown.flatMap(({ id }) => (keys.has(id) ? id : []))])
  }

  return (
    <Autocomplete inputValue={text} onInputChange={setText}>
      <div className={listStyles.top}>
        <SearchField label={`Search ${label}`} placeholder="Search" value={text} onChange={setText} autoFocus />
      </div>
      <ListBox
        aria-label={label}
        items={shown}
        selectionMode="multiple"
        selectedKeys={chosen}
        onSelectionChange={(keys) =>
          choose(keys === 'all' ? new Set(shown.map(({ id }) => id)) : (keys as Set<string>))
        }
        escapeKeyBehavior="none"
        className={listStyles.list}
        renderEmptyState={() => <div className={listStyles.note}>No results</div>}
      >
        {(option) => <OptionItem option={option} boxed />}
      </ListBox>
      <div className={listStyles.foot}>
        <span className={styles.note}>
          {more > 0 ? `${numbers.text(more)} more, type to narrow` : `${value.length} of ${options.length}`}
        </span>
        <Button variant="quiet" size="small" disabled={value.length === 0} onPress={() => onChange([])}>
          Clear
        </Button>
      </div>
    </Autocomplete>
  )
}
