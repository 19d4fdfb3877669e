import { ADJUSTMENT_REASONS, ADJUSTMENT_REMARKS_MAX } from '@greenroom/inventory'
import { FieldGrid, Select, TextField } from '@greenroom/ui'
import type { HeaderFieldsProps } from '#documents/document-screen.ts'
import { PlaceField } from '#documents/PlaceField.tsx'

const REASONS = ADJUSTMENT_REASONS.map(({ value, label }) => ({ id: value, label }))

/** Where stock is corrected, and why. */
export function AdjustmentFields({ labels, header, issues, readOnly, onChange }: HeaderFieldsProps) {
  const field = (name: string) => ({
    name,
    label: labels[name]!,
    value: header[name] ?? '',
    error: issues[name],
    readOnly,
    onChange: (value: string) => onChange({ [name]: value }),
  })
  return (
    <FieldGrid>
      <PlaceField {...field('place')} placeName={header['placeName']} />
      <Select {...field('reason')} options={REASONS} required={!readOnly} />
      <TextField {...field('remarks')} limit={readOnly ? undefined : ADJUSTMENT_REMARKS_MAX} autoComplete="off" />
    </FieldGrid>
  )
}
