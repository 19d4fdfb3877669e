import { WRITEDOWN_REASONS, WRITEDOWN_REMARKS_MAX } from '@greenroom/inventory'
import { FieldGrid, Select, TextField } from '@greenroom/ui'
import type { HeaderFieldsProps } from '#documents/document-screen.ts'

const REASONS = WRITEDOWN_REASONS.map(({ value, label }) => ({ id: value, label }))

/** Why goods are worth less. */
export function WritedownFields({ labels, header, issues, readOnly, onChange }: HeaderFieldsProps) {
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
      <Select {...field('reason')} options={REASONS} required={!readOnly} />
      <TextField {...field('remarks')} limit={readOnly ? undefined : WRITEDOWN_REMARKS_MAX} autoComplete="off" />
    </FieldGrid>
  )
}
