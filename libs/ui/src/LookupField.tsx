import { ComboBox as AriaComboBox, Input, type Key, ListBox, Popover } from 'react-aria-components'
import { ariaFieldProps, type FieldProps } from './field.ts'
import styles from './field.module.css'
import { FieldHelp } from './FieldHelp.tsx'
import { FieldLabel } from './FieldLabel.tsx'
import listStyles from './list.module.css'
import type { Option } from './option.ts'
import { OptionItem } from './OptionItem.tsx'

export interface LookupFieldProps extends FieldProps {
  text: string
  onType: (text: string) => void
  /** What was found for the text. The caller looks for it, as on a server: nothing is left out here. */
  options: readonly Option[]
  /** The search is under way; what is shown is of the text before. */
  pending?: boolean
  onPick: (id: string) => void
  placeholder?: string
}

/** Finds something to add to a list, again and again: what is picked goes to the caller, and the field is free. */
export function LookupField(props: LookupFieldProps) {
  const { label, labelHidden, description, error, text, onType, options, pending, onPick, placeholder } = props

  function pick(key: Key | null) {
    if (key === null) return
    onPick(String(key))
    onType('')
  }

  return (
    <AriaComboBox
      {...ariaFieldProps(props)}
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
        <Input className={styles.input} placeholder={placeholder} autoComplete="off" />
      </div>
      <FieldHelp description={description} error={error} />
      <Popover offset={4} className={listStyles.popover}>
        <ListBox
          className={listStyles.list}
          renderEmptyState={() => (
            <div className={listStyles.note}>{pending ? 'Searching' : `No results for “${text}”`}</div>
          )}
        >
          {(option: Option) => <OptionItem option={option} />}
        </ListBox>
      </Popover>
    </AriaComboBox>
  )
}
