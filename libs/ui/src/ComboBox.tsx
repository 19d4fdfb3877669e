import { ChevronsUpDown } from 'lucide-react'
import { useState } from 'react'
import { ComboBox as AriaComboBox, Button, Input, ListBox, Popover } from 'react-aria-components'
import buttonStyles from './button.module.css'
import { ariaFieldProps, type FieldProps } from './field.ts'
import styles from './field.module.css'
import { FieldHelp } from './FieldHelp.tsx'
import { FieldLabel } from './FieldLabel.tsx'
import listStyles from './list.module.css'
import { matchOptions, type Option } from './option.ts'
import { OptionItem } from './OptionItem.tsx'
import { TextField } from './TextField.tsx'

export interface ComboBoxProps extends FieldProps {
  options: readonly Option[]
  /** Id of the chosen option; '' when there is none. Emptying the text chooses none. */
  value: string
  onChange?: (value: string) => void
  placeholder?: string
}

/**
 * One of many choices, found by typing. Thousands are fine: only the first matches are built, and a note says how many
 * more there are. Read-only, it shows its choice as a text field.
 */
export function ComboBox(props: ComboBoxProps) {
  const { label, labelHidden, description, error, options, value, onChange, placeholder } = props
  const chosen = options.find(({ id }) => id === value)?.label ?? ''
  const [typed, setTyped] = useState<string>()
  const text = typed ?? chosen
  const { shown, more } = matchOptions(options, typed === undefined || typed === chosen ? '' : typed)

  function choose(id: string) {
    setTyped(undefined)
    if (id !== value) onChange?.(id)
  }

  if (props.readOnly) return <TextField {...props} value={chosen || value} />
  return (
    <AriaComboBox
      {...ariaFieldProps(props)}
      items={withChosen(shown, options, value)}
      value={value || null}
      onChange={(key) => choose(key === null ? '' : String(key))}
      inputValue={text}
      onInputChange={setTyped}
      onOpenChange={(open) => !open && setTyped(undefined)}
      defaultFilter={() => true}
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

/** react-aria forgets a choice that is not in the list, so an unfiltered list always holds it. */
function withChosen(shown: readonly Option[], options: readonly Option[], value: string) {
  if (shown.length < options.length && shown[0] === options[0] && !shown.some(({ id }) => id === value)) {
    const chosen = options.find(({ id }) => id === value)
    if (chosen) return [chosen, ...shown]
  }
  return shown
}
