import { COUNT_EXPECTED, COUNT_REMARKS_MAX, COUNT_UNCOUNTED } from '@greenroom/inventory'
import { FieldGrid, Select, TextField } from '@greenroom/ui'
import type { HeaderFieldsProps } from '#documents/document-screen.ts'
import { PlaceField } from '#documents/PlaceField.tsx'

const optionsOf = (choices: readonly { value: string; label: string }[]) =>
  choices.map(({ value, label }) => ({ id: value, label }))
const EXPECTED = optionsOf(COUNT_EXPECTED)
const UNCOUNTED = optionsOf(COUNT_UNCOUNTED)

/** What is counted, and how. None of it changes once counting has started. */
export function CountFields({ labels, header, issues, readOnly, openFields, onChange }: HeaderFieldsProps) {
  const isFixed = readOnly || openFields !== undefined
  const field = (name: string) => ({
    name,
    label: labels[name]!,
    value: header[name] ?? '',
    error: issues[name],
    readOnly: isFixed,
    onChange: (value: string) => onChange({ [name]: value }),
  })
  return (
    <FieldGrid>
      <PlaceField {...field('place')} placeName={header['placeName']} />
      <Select {...field('expected')} options={EXPECTED} required={!isFixed} />
      <Select {...field('uncounted')} options={UNCOUNTED} required={!isFixed} />
      <TextField
        {...field('sections')}
        description={isFixed ? undefined : 'Parts counted one by one, separated by commas'}
        autoComplete="off"
      />
      <TextField {...field('remarks')} limit={isFixed ? undefined : COUNT_REMARKS_MAX} autoComplete="off" />
    </FieldGrid>
  )
}
