import { ComboBox, FieldGrid, NumberField, Section, TextField } from '@greenroom/ui'
import {
  LOCATION_KINDS,
  type LocationFieldName,
  type LocationKind,
  locationLabel,
  recordLimit,
  writeHours,
} from '@greenroom/validation'
import { capitalized } from '#data/capitalized.ts'
import { useResource } from '#data/use-resource.ts'
import { zoneName } from '#data/zone-name.ts'
import type { FormModel } from '#forms/use-form.ts'
import { TIME_ZONES } from '#records/company-choices.ts'
import { useMay } from '#session/may.ts'
import { COUNTRIES } from './countries.ts'
import { GroupMembers } from './GroupMembers.tsx'
import { HoursField } from './HoursField.tsx'
import { fieldsOf, type LocationForm, type TextName } from './location.mapping.ts'
import { locationRecord, type LocationRecord, type LocationSettings } from './locations.atoms.ts'
import { withChosen } from './with-chosen.ts'

type LocationFieldsProps = {
  kind: LocationKind
  model: FormModel<LocationForm, LocationRecord>
  settings: LocationSettings
  isNew: boolean
  readOnly: boolean
}

/** What a record is called, where it is, and what applies there. */
export function LocationFields({ kind, model, settings, isNew, readOnly }: LocationFieldsProps) {
  const { one, idField } = LOCATION_KINDS[kind]
  const { form, issues, change } = model
  const { locations, taxes } = settings
  const has = (name: LocationFieldName) => fieldsOf(kind).includes(name)
  const isInVenue = kind !== 'venue' && form.venueID !== ''
  const venue = useVenue(isInVenue ? form.venueID : '')
  const asInVenue = (value: string | null | undefined) => ['As in the venue', ...(value ? [value] : [])].join(': ')
  const taxName = (taxID: string) => taxes.find((tax) => tax.taxID === taxID)?.description ?? taxID
  const field = (name: TextName) => ({
    name,
    label: locationLabel(kind, name),
    value: form[name],
    onChange: (value: string) => change({ [name]: value }),
    error: issues[name],
    readOnly,
  })
  // The fields of a kind are those of its rules.
  const limitOf = (name: TextName) => recordLimit(kind, name as 'name')
  const text = (name: TextName) => ({
    ...field(name),
    limit: readOnly ? undefined : limitOf(name),
    autoComplete: 'off',
  })
  const parent = (name: 'venueID' | 'storeID', type: 'VENUE' | 'STORE') => ({
    ...field(name),
    options: withChosen(
      form[name],
      locations
        .filter((location) => location.type === type && (location.status === 'Active' || location.id === form[name]))
        .map(({ id, name: label, venueName }) => ({ id, label, hint: venueName ?? id })),
    ),
  })

  return (
    <>
      <Section title={capitalized(one)}>
        <FieldGrid>
          <TextField {...text('name')} label="Name" required={!readOnly} autoFocus={isNew} />
          <TextField
            {...text(idField)}
            required={isNew}
            readOnly={readOnly || !isNew}
            limit={isNew ? limitOf(idField) : undefined}
            spellCheck={false}
            description="Can't be changed after creation."
          />
          {kind !== 'venue' && has('venueID') && <ComboBox {...parent('venueID', 'VENUE')} placeholder="No venue" />}
          {has('storeID') && kind === 'register' && <ComboBox {...parent('storeID', 'STORE')} required={!readOnly} />}
          {has('number') && <NumberField {...field('number')} description="Unique within its store." />}
        </FieldGrid>
      </Section>
      {has('street') && (
        <Section title="Address">
          <FieldGrid>
            <TextField {...text('street')} />
            <TextField {...text('city')} />
            <TextField {...text('region')} />
            <TextField {...text('postalCode')} />
            <ComboBox {...field('country')} options={COUNTRIES} />
          </FieldGrid>
        </Section>
      )}
      {has('timeZone') && (
        <Section title="Time zone and tax">
          <FieldGrid>
            <ComboBox
              {...field('timeZone')}
              options={TIME_ZONES}
              placeholder={isInVenue ? asInVenue(venue?.timeZone && zoneName(venue.timeZone)) : 'As in the company'}
            />
            <ComboBox
              {...field('taxID')}
              options={withChosen(
                form.taxID,
                taxes
                  .filter(({ taxID, status }) => status === 'Active' || taxID === form.taxID)
                  .map(({ taxID, description }) => ({ id: taxID, label: description, hint: taxID })),
              )}
              placeholder={isInVenue ? asInVenue(venue?.taxID && taxName(venue.taxID)) : 'No tax'}
              description="Applies to what is sold here, unless the item has a tax of its own."
            />
          </FieldGrid>
        </Section>
      )}
      {has('hours') && (
        <Section title="Opening hours" issues={issues['hours'] ? 1 : 0}>
          <HoursField
            hours={form.hours}
            onChange={(hours) => change({ hours })}
            error={issues['hours']}
            without={kind === 'venue' ? 'No opening hours are set.' : asInVenue(writeHours(venue?.hours ?? null))}
            readOnly={readOnly}
          />
        </Section>
      )}
      {has('locations') && (
        <Section title="Locations" issues={issues['locations'] ? 1 : 0}>
          <GroupMembers
            locations={locations}
            value={form.locations}
            onChange={(keys) => change({ locations: keys })}
            error={issues['locations']}
            readOnly={readOnly}
          />
        </Section>
      )}
    </>
  )
}

/** The venue whose settings a place takes over; undefined until it is loaded, and for users who may not see it. */
function useVenue(venueID: string): LocationRecord | undefined {
  const { may } = useMay('getVenue')
  return useResource(may && venueID !== '' ? locationRecord('venue', venueID) : undefined).value
}
