import { ChevronsUpDown } from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { ComboBox as AriaComboBox, Button, Input, ListBox } from 'react-aria-components'
import buttonStyles from '../../action/button.module.css'
import { ariaFieldProps, type FieldProps } from '../field.ts'
import styles from '../field.module.css'
import { FieldHelp } from '../FieldHelp.tsx'
import { FieldLabel } from '../FieldLabel.tsx'
import { FirstMatch, type OpenList } from './FirstMatch.tsx'
import listStyles from './list.module.css'
import { MatchList } from './MatchList.tsx'
import { CREATE, creating, exactOption, matchOptions, type Option } from './option.ts'
import { OptionItem } from './OptionItem.tsx'
import { TextField } from '../text/TextField.tsx'
import { numbers } from '../numbers.ts'

export interface ComboBoxProps extends FieldProps {
  /** All choices, in the order in which they are listed. */
  options: readonly Option[]
  /** The ID of the chosen option, or ''. Emptying the text clears the choice. */
  value: string
  /** Called with the ID of the option, or ''. */
  onChange?: (value: string) => void
  /** Shown while nothing is chosen or typed. */
  placeholder?: string
  /** Offers to create what the text names, as the last option: "Create vendor". The text stays until `value` changes. */
  create?: { label: string; onPick: (text: string) => void }
}

/**
 * One of many choices, found by typing its name or code. The list opens on typing and on ArrowDown; the first match has
 * the focus, so that Enter and Tab choose it. Text that names no option is an error once the user leaves the field, and
 * its Form submits nothing. Thousands of options are fine: only the first matches are rendered, and a note gives the
 * number of others. Read-only, it shows its choice as a text field.
 */
export function ComboBox(props: ComboBoxProps) {
  // Both value and text are controlled: otherwise react-aria restores the text a moment after the value changes, over
  // newly typed text. The chosen option is always among the items, because react-aria looks there for the text; the
  // filter hides it from the list if it does not match.
  const { label, labelHidden, description, options, value, onChange, placeholder, create } = props
  const chosen = options.find(({ id }) => id === value)
  const [typed, setTyped] = useState<string>()
  const [isLeft, setLeft] = useState(false)
  const [valueBefore, setValueBefore] = useState(value)
  const list = useRef<OpenList>(null)
  const text = typed ?? chosen?.label ?? ''
  const isOpenText = typed !== undefined && typed.trim() !== '' && typed !== chosen?.label
  const { shown, more } = matchOptions(options, isOpenText ? typed : '')
  const items = [...shown, ...(create && isOpenText && !exactOption(options, typed) ? [creating(create, typed)] : [])]
  const matches = new Set(items.map((option) => option.label))
  const error = isLeft && isOpenText ? `“${typed}” isn't in the list. Choose an entry or clear the field.` : props.error

  if (value !== valueBefore) {
    setValueBefore(value)
    if (value !== '') setTyped(undefined)
  }

  /** `key` is null where react-aria would clear the choice because of the text. */
  function choose(key: string | null) {
    if (key === null) return
    if (key === CREATE) {
      list.current?.close()
      create?.onPick(text.trim())
      return
    }
    setTyped(undefined)
    if (key !== value) onChange?.(key)
  }

  function type(next: string) {
    setTyped(next)
    setLeft(false)
    if (next === '' && value !== '') onChange?.('')
  }

  function leave() {
    const exact = isOpenText ? exactOption(options, typed) : undefined
    if (exact) choose(exact.id)
    if (typed?.trim() === '') setTyped(undefined)
    setLeft(true)
  }

  function handleKey(event: KeyboardEvent) {
    const focused = list.current?.focused() ?? null
    if (event.key === 'Enter' && isOpenText && focused === null) leave()
    // Tab chooses, but it never creates.
    if (event.key === 'Tab' && focused === CREATE) event.stopPropagation()
    if (event.key === 'Escape' && typed !== undefined) {
      event.stopPropagation()
      setTyped(undefined)
      list.current?.close()
    }
  }

  if (props.readOnly) return <TextField {...props} value={chosen?.label ?? value} />
  return (
    <AriaComboBox
      {...ariaFieldProps({ ...props, error })}
      defaultItems={chosen && !items.includes(chosen) ? [chosen, ...items] : items}
      defaultFilter={(itemLabel) => matches.has(itemLabel)}
      value={value || null}
      onChange={(key) => choose(key === null ? null : String(key))}
      inputValue={text}
      onInputChange={type}
      onBlur={leave}
      // Restoring the text opens nothing.
      menuTrigger={typed === undefined ? 'manual' : 'input'}
      allowsEmptyCollection
      allowsCustomValue
      className={styles.field}
    >
      <FieldLabel label={label} hidden={labelHidden} required={props.required} />
      <div className={styles.box}>
        <Input
          className={styles.input}
          placeholder={placeholder}
          onKeyDownCapture={handleKey}
          // What is typed replaces the choice. React-aria sends focus events of its own while the list is open.
          onFocus={({ currentTarget, isTrusted }) => isTrusted && !isOpenText && currentTarget.select()}
          data-unmatched={isOpenText || undefined}
        />
        <div className={styles.action}>
          <Button className={buttonStyles.button} data-variant="quiet" data-shape="icon">
            <ChevronsUpDown className={styles.chevron} />
          </Button>
        </div>
      </div>
      <FieldHelp description={description} error={error} />
      <FirstMatch active={isOpenText} list={list} />
      <MatchList>
        <ListBox
          className={listStyles.list}
          renderEmptyState={() => <div className={listStyles.note}>No results for “{text}”</div>}
        >
          {(option: Option) => <OptionItem option={option} />}
        </ListBox>
        {more > 0 && <div className={listStyles.note}>{numbers.text(more)} more, type to narrow</div>}
      </MatchList>
    </AriaComboBox>
  )
}
