import type { KeyboardEvent } from 'react'
import { ComboBox as AriaComboBox, Input, type Key, ListBox } from 'react-aria-components'
import { ariaFieldProps, type FieldProps } from '../field.ts'
import styles from '../field.module.css'
import { FieldHelp } from '../FieldHelp.tsx'
import { FieldLabel } from '../FieldLabel.tsx'
import { FirstMatch } from './FirstMatch.tsx'
import listStyles from './list.module.css'
import { MatchList } from './MatchList.tsx'
import type { Option } from './option.ts'
import { useAwaitedEnter } from './use-awaited-enter.ts'
import { OptionItem } from './OptionItem.tsx'

export interface LookupFieldProps extends FieldProps {
  /** The text as typed. */
  text: string
  /** Called with the whole text at every change. */
  onType: (text: string) => void
  /** The results for the text. The caller searches, such as on a server: nothing is filtered here. */
  options: readonly Option[]
  /** The ID of the only option whose code is the text: Enter takes it. */
  exact?: string
  /** The search is running; the results belong to the previous text. Enter waits for them. */
  pending?: boolean
  /** Called with the ID of the picked option. */
  onPick: (id: string) => void
  /** Called by Enter with the text if no option is chosen, in place of waiting for the exact one. */
  onEnter?: (text: string) => void
  /** What can be typed: "ID, UPC or name". */
  placeholder?: string
}

/**
 * Finds records to add to a list, repeatedly: a picked record goes to the caller, and the field is cleared. The first
 * result has the focus, so that Enter picks it.
 */
export function LookupField(props: LookupFieldProps) {
  const {
    label,
    labelHidden,
    description,
    error,
    text,
    onType,
    options,
    exact,
    pending = false,
    onPick,
    onEnter,
    placeholder,
  } = props

  function pick(key: Key | null) {
    if (key === null) return
    onType('')
    onPick(String(key))
  }

  const takeExact = () => {
    if (options.some(({ id, disabled }) => id === exact && !disabled)) pick(exact!)
  }
  const waitOnEnter = useAwaitedEnter(text, pending, takeExact)

  /** Without a chosen option, Enter would clear the field. */
  function handleKey(event: KeyboardEvent<HTMLInputElement>) {
    // Leaving the field adds nothing.
    if (event.key === 'Tab') event.stopPropagation()
    const isChosen = event.currentTarget.hasAttribute('aria-activedescendant')
    if (!onEnter) waitOnEnter(event)
    if (event.key !== 'Enter' || (pending && !onEnter) || isChosen || text.trim() === '') return
    event.preventDefault()
    event.stopPropagation()
    if (onEnter) onEnter(text.trim())
    else takeExact()
  }

  return (
    <AriaComboBox
      {...ariaFieldProps({ takesScans: true, ...props })}
      items={options}
      value={null}
      onChange={pick}
      inputValue={text}
      onInputChange={onType}
      allowsEmptyCollection={text.trim() !== ''}
      className={styles.field}
    >
      <FieldLabel label={label} hidden={labelHidden} required={props.required} />
      <div className={styles.box}>
        <Input className={styles.input} onKeyDownCapture={handleKey} placeholder={placeholder} autoComplete="off" />
      </div>
      <FieldHelp description={description} error={error} />
      <FirstMatch active={text.trim() !== '' && !pending && !onEnter} />
      <MatchList>
        <ListBox
          className={listStyles.list}
          renderEmptyState={() => (
            <div className={listStyles.note}>{pending ? 'Searching' : `No results for “${text}”`}</div>
          )}
        >
          {(option: Option) => <OptionItem option={option} />}
        </ListBox>
      </MatchList>
    </AriaComboBox>
  )
}
