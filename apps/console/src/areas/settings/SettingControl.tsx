import { Checkbox, NumberField, Select, TextField } from '@greenroom/ui'
import { ACCOUNT_SETTINGS, type AccountSetting } from '@greenroom/validation'
import { FILTER_LABELS } from '#records/report-range.ts'

type SettingControlProps = {
  name: AccountSetting
  value: string
  error: string | undefined
  readOnly: boolean
  onChange: (value: string) => void
}

/** The control of one setting, chosen by its kind. */
export function SettingControl({ name, ...field }: SettingControlProps) {
  const setting = ACCOUNT_SETTINGS[name]
  const { label } = setting
  switch (setting.kind) {
    case 'flag':
      return (
        <div data-wide>
          <Checkbox
            checked={field.value === 'true'}
            readOnly={field.readOnly}
            onChange={(checked) => field.onChange(String(checked))}
          >
            {label}
          </Checkbox>
        </div>
      )
    case 'whole':
      return <NumberField label={label} {...field} />
    case 'time':
      return <TextField label={label} placeholder="HH:MM" {...field} />
    case 'choice':
      return (
        <Select label={label} options={setting.choices.map((id) => ({ id, label: FILTER_LABELS[id] }))} {...field} />
      )
  }
}
