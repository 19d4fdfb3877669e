import { RadioGroup as AriaRadioGroup, Radio } from 'react-aria-components'
import { ariaFieldProps, type GroupProps } from '../field.ts'
import styles from '../field.module.css'
import { FieldHelp } from '../FieldHelp.tsx'
import { FieldLabel } from '../FieldLabel.tsx'
import groupStyles from '../group.module.css'
import type { Option } from './option.ts'

export interface RadioGroupProps extends GroupProps {
  /** The choices, from first to last. */
  options: readonly Option[]
  /** The ID of the chosen option, or '' for none yet. */
  value: string
  /** Called with the ID of the option. */
  onChange?: (value: string) => void
  /** `row` puts short choices beside each other. */
  layout?: 'column' | 'row'
}

/** One of two to five choices, all visible. An option's hint is below it. */
export function RadioGroup(props: RadioGroupProps) {
  const { label, labelHidden, description, error, options, value, onChange, layout = 'column' } = props
  const { autoFocus: _, ...aria } = ariaFieldProps(props)
  return (
    <AriaRadioGroup {...aria} value={value || null} onChange={onChange} className={styles.field}>
      <FieldLabel label={label} hidden={labelHidden} required={props.required} />
      <div className={groupStyles.choices} data-layout={layout}>
        {options.map((option) => (
          <Radio key={option.id} value={option.id} isDisabled={option.disabled} className={groupStyles.radio}>
            <span className={groupStyles.dot} aria-hidden />
            <span>
              {option.label}
              {option.hint && <span className={groupStyles.hint}>{option.hint}</span>}
            </span>
          </Radio>
        ))}
      </div>
      <FieldHelp description={description} error={error} />
    </AriaRadioGroup>
  )
}
