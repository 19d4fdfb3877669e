import { ChevronsUpDown } from 'lucide-react'
import { Select as AriaSelect, Button, ListBox, Popover, SelectValue } from 'react-aria-components'
import { ariaFieldProps, type FieldProps } from '../field.ts'
import styles from '../field.module.css'
import { FieldHelp } from '../FieldHelp.tsx'
import { FieldLabel } from '../FieldLabel.tsx'
import listStyles from './list.module.css'
import type { Option } from './option.ts'
import { OptionItem } from './OptionItem.tsx'
import selectStyles from './Select.module.css'
import { TextField } from '../text/TextField.tsx'

export interface SelectProps extends FieldProps {
  /** The choices, from first to last. */
  options: readonly Option[]
  /** The ID of the chosen option, or ''. */
  value: string
  /** Called with the ID of the option, or '' for `none`. */
  onChange?: (value: string) => void
  /** Shown while nothing is chosen. */
  placeholder?: string
  /** The text of a first option without a value, such as "No department". Without it a choice cannot be cleared. */
  none?: string
}

/** The option for ''. React-aria treats an empty ID as no key at all. */
const NONE = '\0'

/** One of a few choices. For more than about twenty use ComboBox. Read-only, it shows its choice as a text field. */
export function Select(props: SelectProps) {
  const { label, labelHidden, description, error, options, value, onChange, placeholder = '', none } = props
  if (props.readOnly) return <TextField {...props} value={options.find(({ id }) => id === value)?.label ?? value} />
  return (
    <AriaSelect
      {...ariaFieldProps(props)}
      value={value || (none ? NONE : null)}
      onChange={(key) => onChange?.(key === NONE || key === null ? '' : String(key))}
      placeholder={placeholder}
      className={styles.field}
    >
      <FieldLabel label={label} hidden={labelHidden} required={props.required} />
      <Button className={`${styles.box} ${selectStyles.button}`}>
        <SelectValue className={selectStyles.value}>{({ selectedText }) => selectedText || placeholder}</SelectValue>
        <ChevronsUpDown className={styles.chevron} />
      </Button>
      <FieldHelp description={description} error={error} />
      <Popover offset={4} className={listStyles.popover}>
        <ListBox className={listStyles.list} items={none ? [{ id: NONE, label: none }, ...options] : options}>
          {(option) => <OptionItem option={option} />}
        </ListBox>
      </Popover>
    </AriaSelect>
  )
}
