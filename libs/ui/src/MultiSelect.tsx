import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { Autocomplete, Button as AriaButton, Dialog, DialogTrigger, ListBox, Popover } from 'react-aria-components'
import { Button } from './Button.tsx'
import buttonStyles from './button.module.css'
import listStyles from './list.module.css'
import { matchOptions, type Option } from './option.ts'
import { OptionItem } from './OptionItem.tsx'
import styles from './MultiSelect.module.css'
import { SearchField } from './SearchField.tsx'

export interface MultiSelectProps {
  label: string
  options: readonly Option[]
  /** Ids of the chosen options. */
  value: readonly string[]
  onChange: (value: string[]) => void
  disabled?: boolean
}

/** Any of many choices, as a button that says how many are chosen: the filter above a grid. */
export function MultiSelect({ label, options, value, onChange, disabled }: MultiSelectProps) {
  return (
    <DialogTrigger>
      <AriaButton
        isDisabled={disabled}
        className={`${buttonStyles.button} ${styles.button}`}
        data-variant="secondary"
        data-chosen={value.length > 0 || undefined}
      >
        {label}
        {value.length > 0 && (
          <span className={styles.count}>
            {value.length}
            <span className={styles.spoken}> chosen</span>
          </span>
        )}
        <ChevronDown />
      </AriaButton>
      <Popover offset={4} placement="bottom start" className={listStyles.popover}>
        <Dialog aria-label={label} className={styles.dialog}>
          <Choices {...{ label, options, value, onChange }} />
        </Dialog>
      </Popover>
    </DialogTrigger>
  )
}

/** Lives only while open, so that the search starts empty each time. */
function Choices({ label, options, value, onChange }: MultiSelectProps) {
  const [text, setText] = useState('')
  const { shown, more } = matchOptions(options, text)
  const chosen = new Set(value)

  /** A choice that the search hides is kept. */
  function choose(keys: Set<string>) {
    const visible = new Set(shown.map(({ id }) => id))
    onChange([...value.filter((id) => !visible.has(id)), ...shown.flatMap(({ id }) => (keys.has(id) ? id : []))])
  }

  return (
    <Autocomplete inputValue={text} onInputChange={setText} disableAutoFocusFirst>
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
          {more > 0 ? `${more.toLocaleString()} more, type to narrow` : `${value.length} of ${options.length}`}
        </span>
        <Button variant="quiet" size="small" disabled={value.length === 0} onPress={() => onChange([])}>
          Clear
        </Button>
      </div>
    </Autocomplete>
  )
}
