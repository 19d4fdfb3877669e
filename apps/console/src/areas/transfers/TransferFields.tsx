import { TRANSFER_REMARKS_MAX, TRANSFER_REQUESTED_BY_MAX, TRANSFER_TRACKING_MAX } from '@greenroom/inventory'
import { FieldGrid, TextField } from '@greenroom/ui'
import type { HeaderFieldsProps } from '#documents/document-screen.ts'
import { PlaceField } from '#documents/PlaceField.tsx'

/** Where stock comes from and goes to, for whom, and how. */
export function TransferFields({ labels, header, issues, readOnly, openFields, onChange }: HeaderFieldsProps) {
  const field = (name: string) => ({
    name,
    label: labels[name]!,
    value: header[name] ?? '',
    error: issues[name],
    readOnly: readOnly || openFields?.includes(name) === false,
    onChange: (value: string) => onChange({ [name]: value }),
  })
  const text = (name: string, limit: number) => {
    const props = field(name)
    return { ...props, limit: props.readOnly ? undefined : limit, autoComplete: 'off' }
  }
  return (
    <FieldGrid>
      <PlaceField {...field('from')} placeName={header['fromName']} />
      <PlaceField {...field('to')} placeName={header['toName']} />
      <TextField {...text('requestedBy', TRANSFER_REQUESTED_BY_MAX)} />
      <TextField {...text('tracking', TRANSFER_TRACKING_MAX)} />
      <TextField {...text('remarks', TRANSFER_REMARKS_MAX)} />
    </FieldGrid>
  )
}
