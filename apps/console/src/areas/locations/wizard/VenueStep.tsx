import { ComboBox, FieldGrid, TextField } from '@greenroom/ui'
import { locationLabel, recordLimit } from '@greenroom/validation'
import { TIME_ZONES } from '#records/company-choices.ts'
import { COUNTRIES } from '../countries.ts'
import { venueField, type VenueText } from './plan.mapping.ts'
import type { StepProps } from './step-props.ts'

/** What the venue is called and where it is. */
export function VenueStep({ model: { form, change }, issues, readOnly }: StepProps) {
  const field = (name: VenueText) => ({
    name,
    label: locationLabel('venue', venueField(name)),
    value: form[name],
    onChange: (value: string) => change({ [name]: value }),
    error: issues[name],
    readOnly,
  })
  const text = (name: Exclude<VenueText, 'taxID' | 'timeZone' | 'country'>) => ({
    ...field(name),
    limit: readOnly ? undefined : recordLimit('venue', venueField(name) as 'name'),
    autoComplete: 'off',
  })
  return (
    <FieldGrid>
      <TextField {...text('name')} label="Name" required={!readOnly} autoFocus={form.name === '' && !readOnly} />
      <TextField
        {...text('id')}
        required={!readOnly}
        spellCheck={false}
        description="Short and unique, such as HARBOR. Can't be changed after the venue is created."
      />
      <TextField {...text('street')} />
      <TextField {...text('city')} />
      <TextField {...text('region')} />
      <TextField {...text('postalCode')} />
      <ComboBox {...field('country')} options={COUNTRIES} />
      <ComboBox {...field('timeZone')} options={TIME_ZONES} placeholder="As in the company" />
    </FieldGrid>
  )
}
