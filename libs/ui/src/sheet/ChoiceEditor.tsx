import { use, useState } from 'react'
import { ComboBox, ComboBoxStateContext, Input, ListBox } from 'react-aria-components'
import { FirstMatch } from '../form/choice/FirstMatch.tsx'
import listStyles from '../form/choice/list.module.css'
import { MatchList } from '../form/choice/MatchList.tsx'
import { creating, exactOption, matchOptions, type Option } from '../form/choice/option.ts'
import { OptionItem } from '../form/choice/OptionItem.tsx'
import { numbers } from '../form/numbers.ts'
import { NO_CHOICE, type SheetColumn } from './sheet-state.ts'
import styles from './sheet.module.css'

type ChoiceEditorProps = {
  column: SheetColumn
  /** The ID of the chosen option, or ''. */
  value: string
  /** What was typed over the cell. */
  typed?: string | undefined
  /** Called for an option picked by pointer, and for `CREATE`. */
  onPick: (key: string, text: string) => void
}

/**
 * The combobox of a cell: its choices, found by name or code, as in `ComboBox`. The sheet handles Enter, Tab and Escape,
 * and takes the option with the focus: the first match, as long as the user types.
 */
export function ChoiceEditor({ column, value, typed, onPick }: ChoiceEditorProps) {
  const { label, options = [], create } = column
  const before = options.find(({ id }) => id === value)?.label ?? value
  // React-aria looks for the choice among the items, and would also list it where it doesn't match the typed text.
  const chosen = typed === undefined ? options.find(({ id }) => id === value) : undefined
  const [text, setText] = useState(typed ?? before)
  const isSearched = text.trim() !== '' && text !== before
  const { shown, more } = matchOptions(options, isSearched ? text : '')
  const items = [...shown, ...(create && isSearched && !exactOption(options, text) ? [creating(create, text)] : [])]
  const first = items.find(({ disabled }) => !disabled)
  const matches = new Set(items.map((option) => option.label))
  return (
    <ComboBox
      aria-label={label}
      defaultItems={chosen && !items.includes(chosen) ? [chosen, ...items] : items}
      defaultFilter={(itemLabel) => matches.has(itemLabel)}
      value={chosen?.id ?? null}
      onChange={(key) => key !== null && onPick(String(key), text.trim())}
      inputValue={text}
      onInputChange={setText}
      menuTrigger="focus"
      allowsEmptyCollection
      allowsCustomValue
      className={styles.choice}
    >
      <ChoiceInput named={text.trim() === '' ? '' : isSearched ? first?.id : value} />
      <FirstMatch active={isSearched} />
      <MatchList>
        <ListBox
          className={listStyles.list}
          renderEmptyState={() => <div className={listStyles.note}>No results for “{text}”</div>}
        >
          {(option: Option) => <OptionItem option={option} />}
        </ListBox>
        {more > 0 && <div className={listStyles.note}>{numbers.text(more)} more, type to narrow</div>}
      </MatchList>
    </ComboBox>
  )
}

/** Carries the value that the cell gets, which is not its text: the option with the focus, or what the text names. */
function ChoiceInput({ named = NO_CHOICE }: { named: string | undefined }) {
  const state = use(ComboBoxStateContext)
  const focused = state?.isOpen ? (state.selectionManager.focusedKey as string | null) : null
  return (
    <Input
      autoFocus
      autoComplete="off"
      spellCheck={false}
      data-choice={focused ?? named}
      className={styles.editor}
      onFocus={({ target }) => target.setSelectionRange(target.value.length, target.value.length)}
    />
  )
}
