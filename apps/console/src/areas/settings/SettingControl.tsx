import { Checkbox, DateField, NumberField, Select, TextField } from '@greenroom/ui'
import { ACCOUNT_SETTINGS, type AccountSetting } from '@greenroom/validation'
import { FILTER_LABELS } from '#records/report-range.ts'

type SettingControlProps = {
  name: AccountSetting
  value: string
  error: string | undefined
  readOnly: boolean
  onChange: (value: string) => void
}

/** The control of one setting, chosen by its kind. It says where the setting acts and what it is by default. */
export function SettingControl({ name, ...field }: SettingControlProps) {
  const setting = ACCOUNT_SETTINGS[name]
  const { label } = setting
  const description = `${setting.acts} Default: ${defaultOf(name)}.`
  switch (setting.kind) {
    case 'flag':
      return (
        <div data-wide>
          <Checkbox
            checked={field.value === 'true'}
            description={description}
            readOnly={field.readOnly}
            onChange={(checked) => field.onChange(String(checked))}
          >
            {label}
          </Checkbox>
        </div>
      )
    case 'whole':
      return <NumberField label={label} description={description} {...field} />
    case 'time':
      return <TextField label={label} description={description} placeholder="HH:MM" {...field} />
    case 'day':
      return <DateField label={label} description={description} {...field} />
    case 'choice':
      return (
        <Select
          label={label}
          description={description}
          options={setting.choices.map((id) => ({ id, label: labelOf(setting, id) }))}
          {...field}
        />
      )
  }
}

function defaultOf(name: AccountSetting): string {
  const setting = ACCOUNT_SETTINGS[name]
  switch (setting.kind) {
    case 'flag':
      return 'off'
    case 'day':
      return setting.initial || 'none'
    case 'choice':
      return labelOf(setting, setting.initial)
    default:
      return setting.initial
  }
}

type Choices = Extract<(typeof ACCOUNT_SETTINGS)[AccountSetting], { kind: 'choice' }>

function labelOf(setting: Choices, id: string): string {
  const labels: Readonly<Record<string, string>> = 'labels' in setting ? setting.labels : FILTER_LABELS
  return labels[id]!
}
