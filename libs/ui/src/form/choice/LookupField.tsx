import { ComboBox as AriaComboBox, Input, type Key, ListBox, Popover } from 'react-aria-components'
import { ariaFieldProps, type FieldProps } from '../field.ts'
import styles from '../field.module.css'
import { FieldHelp } from '../FieldHelp.tsx'
import { FieldLabel } from '../FieldLabel.tsx'
import listStyles from './list.module.css'
import type { Option } from './option.ts'
import { OptionItem } from './OptionItem.tsx'

export interface LookupFieldProps extends FieldProps {
  text: string
  onType: (text: string) => void
  /** The results for the text. The caller searches, such as on a server: nothing is filtered here. */
  options: readonly Option[]
  /** The search is running; the results belong to the previous text. */
  pending?: boolean
  onPick: (id: string) => void
  placeholder?: string
}

/** Finds records to add to a list, repeatedly: a picked record goes to the caller, and the field is cleared. */
export function LookupField(props: LookupFieldProps) {
  const { label, labelHidden, description, error, text, onType, options, pending, onPick, placeholder } = props

  function pick(key: Key | null) {
    if (key === null) return
    onPick(String(key))
    onType('')
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
