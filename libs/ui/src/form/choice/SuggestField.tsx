import { ChevronsUpDown } from 'lucide-react'
import { type KeyboardEvent, type RefAttributes, useRef, useState } from 'react'
import { ComboBox as AriaComboBox, Button, Input, type InputProps, ListBox } from 'react-aria-components'
import buttonStyles from '../../action/button.module.css'
import { ariaFieldProps, type LineProps } from '../field.ts'
import styles from '../field.module.css'
import { FieldHelp } from '../FieldHelp.tsx'
import { FieldLabel } from '../FieldLabel.tsx'
import { FirstMatch, type OpenList } from './FirstMatch.tsx'
import listStyles from './list.module.css'
import { MatchList } from './MatchList.tsx'
import { matchOptions, type Option } from './option.ts'
import { OptionItem } from './OptionItem.tsx'
import { numbers } from '../numbers.ts'

export interface SuggestFieldProps extends LineProps {
  /** The texts to choose from: the ID of an option is what it puts into the field. */
  options: readonly Option[]
  /** What a field made of this one needs to know of its input. */
  input?: InputProps & RefAttributes<HTMLInputElement>
}

/**
 * One line of text with suggestions, any other text is taken as well. The list opens on typing and on ArrowDown. The first
 * match has the focus while the user types, so that Enter and Tab choose it; Escape closes the list and keeps the text.
 */
export function SuggestField(props: SuggestFieldProps) {
  const { label, labelHidden, description, error, options, value, onChange, placeholder, onBlur, input } = props
  const [isTyping, setTyping] = useState(false)
  const list = useRef<OpenList>(null)
  const { shown, more } = matchOptions(options, isTyping ? value : '')

  function choose(key: string | number | null) {
    if (key === null) return
    setTyping(false)
    onChange?.(String(key))
    list.current?.close()
  }

  function type(text: string) {
    if (text === value) return
    setTyping(true)
    onChange?.(text)
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key === 'Enter') {
      const focused = list.current?.focused() ?? null
      // Nothing to take: Enter submits the form, however the list stands.
      if (focused === null || focused === value) {
        event.stopPropagation()
        list.current?.close()
      }
    }
    if (event.key !== 'Escape' || !isTyping) return
    event.stopPropagation()
    setTyping(false)
    list.current?.close()
  }

  return (
    <AriaComboBox
      {...ariaFieldProps(props)}
      items={shown}
      defaultFilter={() => true}
      value={null}
      onChange={choose}
      inputValue={value}
      onInputChange={type}
      onBlur={() => {
        setTyping(false)
        onBlur?.()
      }}
      menuTrigger={isTyping ? 'input' : 'manual'}
      allowsCustomValue
      className={styles.field}
    >
      <FieldLabel label={label} hidden={labelHidden} required={props.required} />
      <div className={styles.box}>
        <Input className={styles.input} placeholder={placeholder} onKeyDownCapture={handleKey} {...input} />
        <div className={styles.action}>
          <Button className={buttonStyles.button} data-variant="quiet" data-shape="icon">
            <ChevronsUpDown className={styles.chevron} />
          </Button>
        </div>
      </div>
      <FieldHelp description={description} error={error} />
      <FirstMatch active={isTyping} list={list} />
      <MatchList>
        <ListBox className={listStyles.list}>{(option: Option) => <OptionItem option={option} />}</ListBox>
        {more > 0 && <div className={listStyles.note}>{numbers.text(more)} more, type to narrow</div>}
      </MatchList>
    </AriaComboBox>
  )
}
