import { ChevronsUpDown } from 'lucide-react'
import { useState } from 'react'
import { ComboBox as AriaComboBox, Button, Input, ListBox, Popover } from 'react-aria-components'
import buttonStyles from '../../action/button.module.css'
import { ariaFieldProps, type FieldProps } from '../field.ts'
import styles from '../field.module.css'
import { FieldHelp } from '../FieldHelp.tsx'
import { FieldLabel } from '../FieldLabel.tsx'
import listStyles from './list.module.css'
import { matchOptions, type Option } from './option.ts'
import { OptionItem } from './OptionItem.tsx'
import { TextField } from '../text/TextField.tsx'

export interface ComboBoxProps extends FieldProps {
  options: readonly Option[]
  /** The ID of the chosen option, or ''. Emptying the text clears the choice. */
  value: string
  onChange?: (value: string) => void
  placeholder?: string
}

/**
 * One of many choices, found by typing. Thousands are fine: only the first matches are rendered, and a note gives the
 * number of others. Read-only, it shows its choice as a text field.
 *
 * Both value and text are controlled here: otherwise react-aria restores the text a moment after the value changes, over
 * newly typed text. On blur and on Escape it reports the value again, which restores the text. The chosen option is
 * always among its items, because it looks there for the text; the filter hides it from the list if it does not match.
 */
export function ComboBox(props: ComboBoxProps) {
  const { label, labelHidden, description, error, options, value, onChange, placeholder } = props
  const chosen = options.find(({ id }) => id === value)
  const [typed, setTyped] = useState<string>()
  const text = typed ?? chosen?.label ?? ''
  const { shown, more } = matchOptions(options, text === chosen?.label ? '' : text)
  const matches = new Set(shown.map((option) => option.label))

  function choose(id: string) {
    setTyped(undefined)
    if (id !== value) onChange?.(id)
  }

  function type(next: string) {
    setTyped(next)
    if (next === '' && value !== '') onChange?.('')
  }

  if (props.readOnly) return <TextField {...props} value={chosen?.label ?? value} />
  return (
    <AriaComboBox
      {...ariaFieldProps(props)}
      defaultItems={chosen && !shown.includes(chosen) ? [chosen, ...shown] : shown}
      defaultFilter={(itemLabel) => matches.has(itemLabel)}
      value={value || null}
      onChange={(key) => choose(key === null ? '' : String(key))}
      inputValue={text}
      onInputChange={type}
      menuTrigger="focus"
      allowsEmptyCollection
      className={styles.field}
    >
      <FieldLabel label={label} hidden={labelHidden} required={props.required} />
      <div className={styles.box}>
        <Input className={styles.input} placeholder={placeholder} />
        <div className={styles.action}>
          <Button className={buttonStyles.button} data-variant="quiet" data-shape="icon">
            <ChevronsUpDown />
          </Button>
        </div>
      </div>
      <FieldHelp description={description} error={error} />
      <Popover offset={4} className={listStyles.popover}>
        <ListBox
          className={listStyles.list}
          renderEmptyState={() => <div className={listStyles.note}>No results for “{text}”</div>}
        >
          {(option: Option) => <OptionItem option={option} />}
        </ListBox>
        {more > 0 && <div className={listStyles.note}>{more.toLocaleString()} more, type to narrow</div>}
      </Popover>
    </AriaComboBox>
  )
}
